"""What every game stands on: state, chance, events, records. The kernel knows no game."""
