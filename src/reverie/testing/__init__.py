"""Suites that anything behind one of our interfaces must pass."""
