"""The conformance suite, for games of ours and of others: `from pennant.conformance import Case, check_game`."""

from pennant.kernel.conformance import Broken, Case, Report, cases_of, check_decision, check_game, fuzz

__all__ = ["Broken", "Case", "Report", "cases_of", "check_decision", "check_game", "fuzz"]
