"""The text seat: a person at a terminal, a screen reader, a pipe. Plain lines in, plain lines out."""
