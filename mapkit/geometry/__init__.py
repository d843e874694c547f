"""Exact predicates and the compiled kernels.

Empty on purpose: the installer imports :mod:`mapkit.geometry.kernel` to compile the kernels
before any dependency is there, so import what you need from the modules themselves.
"""
