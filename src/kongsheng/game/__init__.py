"""The rules of 《空声》: pure, deterministic, copyable. Imports nothing but the standard library.

cfg = configure(5)
s = new_game(cfg, seed)
legal(s, seat, prefix)      -> the tokens that may come next
apply(s, seat, word, sink)  -> the only way a state changes
view(s, viewer)             -> the only thing that leaves the engine
"""
