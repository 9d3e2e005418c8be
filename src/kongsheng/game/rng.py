"""Deterministic random numbers kept as plain integers inside the state.

Generator: xoshiro128** 1.1 (Blackman and Vigna, "Scrambled linear pseudorandom number generators",
ACM TOMS 47(4), 2021): 32-bit arithmetic only, so that every platform and every build agrees.
Each purpose has a stream of its own: a new draw for one purpose never shifts another.
"""

from hashlib import sha256
from typing import Final

M32: Final = 0xFFFFFFFF

DEAL: Final = 0  # identities, candidates, first player
DECK: Final = 4  # shuffles of the pile
PICK: Final = 8  # blind draws and discards from hands
STREAMS: Final = 12  # length of the list: three streams of four words


def seeded(seed: bytes) -> list[int]:
    """Return the streams (``STREAMS`` ints below 2**32) derived from a secret seed of any length."""
    words: list[int] = []
    for purpose in (b"deal", b"deck", b"pick"):
        digest = sha256(b"kongsheng/" + purpose + b"/" + seed).digest()
        words += [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12)]
    return words


def word(r: list[int], k: int) -> int:
    """Return the next 32-bit word of the stream that starts at index ``k``."""
    s1 = r[k + 1]
    x = (s1 * 5) & M32
    x = ((x << 7 | x >> 25) & M32) * 9 & M32
    s2 = r[k + 2] ^ r[k]
    s3 = r[k + 3] ^ s1
    r[k + 1] = s1 ^ s2
    r[k] ^= s3
    r[k + 2] = s2 ^ ((s1 << 9) & M32)
    r[k + 3] = (s3 << 11 | s3 >> 21) & M32
    return x


def below(r: list[int], k: int, n: int) -> int:
    """Return a uniform integer in ``0 <= x < n`` (rejection, hence unbiased); ``n`` is at least 1."""
    limit = 0x100000000 - 0x100000000 % n
    x = word(r, k)
    while x >= limit:
        x = word(r, k)
    return x % n


def shuffle(r: list[int], k: int, items: list[int]) -> None:
    """Shuffle in place (Fisher-Yates, from the end)."""
    for i in range(len(items) - 1, 0, -1):
        j = below(r, k, i + 1)
        items[i], items[j] = items[j], items[i]


def mix(*parts: int) -> int:
    """Hash small integers to 32 bits (the finaliser of MurmurHash3): choices that must not consume a stream."""
    h = 0x9E3779B9
    for p in parts:
        h = (h ^ (p & M32)) * 0x85EBCA6B & M32
        h = (h ^ h >> 13) * 0xC2B2AE35 & M32
        h ^= h >> 16
    return h
