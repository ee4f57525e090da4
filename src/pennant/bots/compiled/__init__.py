"""Players whose thinking is compiled with the rules."""
