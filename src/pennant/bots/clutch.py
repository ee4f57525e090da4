"""The greedy bot's evaluation of Clutch, which is compiled with the rules because it often computes exact odds."""

from pennant.bots.compiled.clutch import best_action

__all__ = ["best_action"]
