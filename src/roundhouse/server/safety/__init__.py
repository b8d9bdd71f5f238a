"""What is kept out: foreign origins, floods, oversized and malformed input."""
