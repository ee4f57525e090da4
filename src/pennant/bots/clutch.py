"""What the greedy bot knows about Clutch Baseball is compiled with the rules: it looks at exact odds all the time."""

from pennant.bots.compiled.clutch import best_action

__all__ = ["best_action"]
