"""Windows that ask something."""
