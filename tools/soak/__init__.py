"""A server with honest, clumsy and hostile clients together, all on this machine: `make soak`."""
