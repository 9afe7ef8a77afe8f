"""Moves per second, latency and memory of the server, side by side with peers. See README.md."""
