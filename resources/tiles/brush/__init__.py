"""The drawings of the tiles: inks, shapes and faces as SVG text. Used only by make_tiles.py."""
