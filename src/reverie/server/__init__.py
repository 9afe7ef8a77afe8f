"""HTTP, WebSocket and static files; nothing of the rules."""
