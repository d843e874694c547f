"""Threads, slices of work and waiting: the one place for them."""
