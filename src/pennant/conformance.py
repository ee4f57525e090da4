"""The conformance suite for any game: `from pennant.conformance import Case, check_game`."""

from pennant.kernel.conformance import Broken, Case, Report, cases_of, check_decision, check_fields, check_game, fuzz

__all__ = ["Broken", "Case", "Report", "cases_of", "check_decision", "check_fields", "check_game", "fuzz"]
