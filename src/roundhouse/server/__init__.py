"""The server: people, lobby and tables over HTTP and WebSocket."""
