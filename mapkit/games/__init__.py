"""Played games of Sniper Elite: rules, simple players, statistics; from tables alone (ADR 0040)."""
