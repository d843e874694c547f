"""The border detector of ``mapkit.digitize``: pictures of invented boards, and training on them."""
