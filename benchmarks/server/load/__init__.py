"""The load: people at tables, who move within what they are offered."""
