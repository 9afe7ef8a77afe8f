"""Stella and Odyssey, two games of pictures and association."""
