"""What a mouse does on the board, a module for each tool."""
