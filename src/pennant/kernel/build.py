"""Which build of the core is running: compiled to C, or the same sources interpreted."""

from pennant.kernel import state


def is_compiled() -> bool:
    """Whether the rules run as compiled extension modules."""
    return not str(state.__file__).endswith(".py")
