"""Bots that are compiled with the rules."""
