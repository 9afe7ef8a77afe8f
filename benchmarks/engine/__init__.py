"""Moves per second of the rules at random play, side by side with peers. See README.md."""
