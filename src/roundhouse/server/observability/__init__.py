"""What those who run the server can see: logs, health and figures."""
