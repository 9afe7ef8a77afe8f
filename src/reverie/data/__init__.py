"""Finished games for research: one row a decision, with what the seat knew, and nobody's name."""
