"""The server: people, tables, and everything between them, over HTTP and WebSockets."""
