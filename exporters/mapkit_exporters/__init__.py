"""The exporters and picture back ends that ship with mapkit, found through entry points."""
