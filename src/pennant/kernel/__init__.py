"""The foundation of all games: state, chance, events, records. The kernel does not know any game."""
