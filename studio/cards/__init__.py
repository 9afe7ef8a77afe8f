"""The cards, grouped by theme: one short function each."""
