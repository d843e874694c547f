"""From a map to a checked, noded coverage and the mesh that sight walks on."""
