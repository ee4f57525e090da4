"""The rules of Clutch Baseball, by the chapters of its rule book. Compiled where there is a C compiler."""
