"""One page for the table: a map that answers in any browser."""
