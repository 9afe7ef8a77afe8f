"""Stella and Odyssey, two games of pictures and association."""

__version__ = "0.1.0"
