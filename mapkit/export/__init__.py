"""Back ends that other distributions bring, found through entry points."""
