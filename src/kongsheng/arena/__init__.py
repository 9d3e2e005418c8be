"""Self-play: series of games between bots, with intervals; reports; the fuzzer."""

from .report import MatchReport, Report, write_html
from .series import match, simulate

__all__ = ["MatchReport", "Report", "match", "simulate", "write_html"]
