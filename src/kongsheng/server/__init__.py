"""The table server: rooms, seats, clocks and the log around the rules engine. See docs/protocol.md."""
