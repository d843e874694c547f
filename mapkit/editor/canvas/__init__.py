"""The board on the screen: view, items drawn from scenes, layers, rulers, grid, guides."""
