"""Pen, ink and watercolour: the second deck's studio."""
