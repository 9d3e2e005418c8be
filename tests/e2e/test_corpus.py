"""For every kind of question: a sampled legal word is entered by tapping and arrives unchanged."""

import pytest

from .clicker import ENTER, enter
from .conftest import DESKTOP, PHONE, Open
from .corpus import SIZE, Case, cases
from .stage import Stage

HALVES = ((PHONE, "zh-CN", 0), (DESKTOP, "en-US", 1))


@pytest.fixture(scope="module")
def corpus() -> list[Case]:
    return cases()


def test_the_corpus_has_every_kind_of_window(corpus: list[Case]) -> None:
    assert len(corpus) == SIZE >= 500
    windows = {int(case.kind.split("/")[0]) for case in corpus}
    assert windows == {1 << i for i in range(11)}


@pytest.mark.parametrize(("size", "lang", "half"), HALVES)
def test_every_word_can_be_tapped(
    opened: Open, stage: Stage, corpus: list[Case], size: dict[str, int], lang: str, half: int
) -> None:
    mine = corpus[half::2]
    stage.show(mine[0].state, mine[0].seat)
    page = opened(size, lang)
    page.goto(stage.url)
    page.wait_for_selector(".game")
    for i, case in enumerate(mine):
        serial = stage.show(case.state, case.seat)
        word = list(case.word)
        if i % 25 == 0:  # with the mouse, as slowly as that is
            page.wait_for_selector(f'.prompt[data-serial="{serial}"]')
            enter(page, word)
        else:
            page.evaluate(ENTER, [word, serial])
        assert stage.said.get(timeout=5) == (serial, word), case.kind
