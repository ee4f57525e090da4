"""A game that Pennant does not come with, to see that any game can be played."""

from pathlib import Path

FOLDER = Path(__file__).parent
NAME = "highcard"
