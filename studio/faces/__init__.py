"""Portraits of the bots' characters, one animal each, shown in small circles."""
