"""Pages without script, for what people are sent as a link."""
