"""The example every other test leans on."""

import pytest

from kongsheng.game.errors import Illegal

from .scene import Scene


def test_a_countered_lock_does_nothing() -> None:
    g = Scene(5, camps="RBRBT", characters={0: "naikeweier"})
    g.hand(0, "lock_on", "telegram.black").hand(1, "expose").start()
    g.say(0, "play lock_on @2").say(1, "play expose").resolve()
    assert g.window == "free" and g.s.locked == 0
    with pytest.raises(Illegal):
        g.say(0, "end")
