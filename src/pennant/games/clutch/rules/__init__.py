"""The rules of Clutch Baseball, by the chapters of its rule book. Compiled if there is a C compiler."""
