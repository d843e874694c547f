"""The program: its window, how it begins and ends, what it remembers, its language."""
