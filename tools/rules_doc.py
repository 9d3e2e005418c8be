"""Write docs/rules.md, the bilingual rule book, from the Fluent texts and the deck.

    python tools/rules_doc.py           write the document
    python tools/rules_doc.py --check   exit 1 if the document on disk is stale

Chapters are the `##` comments of rules.ftl, in their order. Clause ids become anchors: `S-24` in the Chinese
part, `en-S-24` in the English part; ids mentioned in a text link to the anchor of the same language.
"""

import argparse
import csv
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from kongsheng.game.deck import BASE_CSV  # noqa: E402

LOCALE = ROOT / "src" / "kongsheng" / "locale"
TARGET = ROOT / "docs" / "rules.md"
COLOURS = ("black", "red", "blue", "red_black", "blue_black")
MODES = ("telegram", "direct", "text")
CAMP_KEYS = {"CCAV": "camp-ccav", "2BC": "camp-bbc", "TABLOID": "camp-tabloid"}
CLAUSE_ID = re.compile(r"(?<![0-9A-Za-z-])[SRGK]-[0-9]{2,3}(?![0-9])")


@dataclass
class Entry:
    """One Fluent message: its value and its attributes as plain text."""

    key: str
    value: str
    attributes: dict[str, str]


@dataclass
class Chapter:
    """The messages below one `##` comment (the first chapter of a file may be untitled)."""

    title: str
    entries: list[Entry] = field(default_factory=list)


@dataclass(frozen=True)
class Words:
    """The document's own prose in one language."""

    language: str
    prefix: str  # of anchors
    title: str
    intro: str
    deck: str
    deck_note: str
    total: str
    mode: str
    function: str
    variants: str
    face: str
    draw: str
    discard: str
    nothing: str
    count_heading: str
    count_note: str
    functions: str
    glossary: str
    colon: str
    comma: str


ZH = Words(
    language="zh",
    prefix="",
    title="规则",
    intro=(
        "《空声》是一款隐藏身份的卡牌游戏，3 到 9 人同玩。每个人暗中属于红方 CCAV、蓝方 2BC，或者是各有任务的小报记者，"
        "并各有一张带技能的角色牌。轮到你时抽两张牌，再传出一张情报：红、蓝、黑，面朝下或面朝上，收不收由对方决定，"
        "旁人可以截走、换掉、退回。自己阵营有一人面前攒够三张本色情报，全阵营获胜；面前有三张黑色的假情报，就会死亡；"
        "小报记者完成角色上的机密任务便赢。\n\n"
        "S 开头的条目是原始资料写明的事实，R 是资料没写、由本项目裁定的规则，G 是写角色技能时通用的约定。"
    ),
    deck="游戏牌",
    deck_note="每种功能的张数（方式与颜色的总数见上表）：",
    total="合计",
    mode="方式",
    function="功能",
    variants="带变体的牌：",
    face="牌面",
    draw="抽 {n} 张",
    discard="弃 {n} 张",
    nothing="无",
    count_heading="为什么不是 115 张",
    count_note=(
        "原始资料说游戏共有 115 张卡牌，可它自己列出的部分是身份牌 9、角色牌 33、游戏牌 96，合计 138。"
        "推定 115 来自较早的版本：身份牌 9、角色牌 25、游戏牌 81。本项目以各部分的张数为准（[S-06](#S-06)）。"
    ),
    functions="功能牌",
    glossary="术语",
    colon="：",
    comma="，",
)

EN = Words(
    language="en",
    prefix="en-",
    title="Rules",
    intro=(
        "Kongsheng is a hidden-role card game for 3 to 9 players. Everybody secretly belongs to the red side, CCAV, "
        "or the blue side, 2BC, or is a tabloid reporter with a mission of their own, and everybody has a character "
        "with skills. In your turn you draw two cards and send one intel card: red, blue or black, face down or "
        "face up, for others to take or refuse, while bystanders may grab it, swap it or send it back. A camp wins "
        "as soon as one of its members has three intel of the camp's colour; three black ones, false intel, are "
        "death; a reporter wins by the secret mission of the character.\n\n"
        "Clauses beginning with S are facts stated by the source, R are rulings of this project where the source is "
        "silent, G are conventions shared by all character skills."
    ),
    deck="Game cards",
    deck_note="Cards of each function (the table above has the totals by mode and colour):",
    total="total",
    mode="Mode",
    function="Function",
    variants="Cards with variants:",
    face="Face",
    draw="draw {n}",
    discard="discard {n}",
    nothing="nothing",
    count_heading="Why not 115 cards",
    count_note=(
        "The source says that the game has 115 cards, yet the parts it lists are 9 identities, 33 characters and 96 "
        "game cards, 138 in all. We presume that 115 comes from an older edition: 9 identities, 25 characters and 81 "
        "game cards. This project follows the parts ([S-06](#en-S-06))."
    ),
    functions="Functions",
    glossary="Glossary",
    colon=": ",
    comma=", ",
)


def plain(pattern: ast.Pattern | None) -> str:
    """The text of a pattern that holds nothing but text and string literals."""
    parts: list[str] = []
    for element in pattern.elements if pattern else ():
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append(str(element.expression.parse()["value"]))
        else:
            raise ValueError("a rule text may not contain placeables other than string literals")
    return "".join(parts)


def load(language: str, name: str) -> list[Chapter]:
    """The chapters of one Fluent file."""
    path = LOCALE / language / f"{name}.ftl"
    chapters = [Chapter("")]
    for item in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(item, ast.Junk):
            raise ValueError(f"{path.name} ({language}) does not parse: {item.content!r}")
        if isinstance(item, ast.GroupComment):
            chapters.append(Chapter(item.content or ""))
        elif isinstance(item, ast.Message):
            attributes = {a.id.name: plain(a.value) for a in item.attributes}
            chapters[-1].entries.append(Entry(item.id.name, plain(item.value), attributes))
    return [chapter for chapter in chapters if chapter.entries]


def entries(chapters: Iterable[Chapter]) -> Iterator[Entry]:
    for chapter in chapters:
        yield from chapter.entries


def clause_of(entry: Entry) -> str:
    return entry.key.removeprefix("clause-")


def linker(known: set[str], prefix: str) -> Callable[[str], str]:
    """A function that turns the clause ids in a text into links."""

    def one(match: re.Match[str]) -> str:
        clause = match.group()
        return f"[{clause}](#{prefix}{clause})" if clause in known else clause

    return lambda text: CLAUSE_ID.sub(one, text)


def table(head: Sequence[str], rows: Iterable[Sequence[str]], labels: int) -> list[str]:
    """A Markdown table whose first `labels` columns are words and the others numbers."""
    align = ["---"] * labels + ["--:"] * (len(head) - labels)
    lines = [head, align, *rows]
    return ["| " + " | ".join(line) + " |" for line in lines]


def number(count: int) -> str:
    return str(count) if count else ""


def deck_section(words: Words, names: dict[str, str]) -> Iterator[str]:
    """The 96 cards: by mode and colour, by function, and the faces of cards with variants."""
    rows = list(csv.DictReader(BASE_CSV.strip().splitlines()))
    cells: Counter[tuple[str, str]] = Counter()
    kinds: Counter[tuple[str, str, str]] = Counter()
    faces: dict[tuple[str, str], Counter[str]] = {}
    for row in rows:
        count = int(row["count"])
        cells[row["mode"], row["color"]] += count
        kinds[row["function"], row["mode"], row["color"]] += count
        if row["variant"]:
            faces.setdefault((row["function"], row["variant"]), Counter())[row["color"]] += count
    colours = [names[f"colour-{colour}"] for colour in COLOURS]

    def line(label: Sequence[str], counts: Sequence[int]) -> list[str]:
        return [*label, *map(number, counts), str(sum(counts))]

    by_mode = [line([names[f"mode-{mode}"]], [cells[mode, c] for c in COLOURS]) for mode in MODES]
    by_mode.append(line([words.total], [sum(cells[mode, c] for mode in MODES) for c in COLOURS]))
    yield from table([words.mode, *colours, words.total], by_mode, 1)
    yield from ("", words.deck_note, "")

    by_kind = [
        line([names[f"fn-{function}"], names[f"mode-{mode}"]], [kinds[function, mode, c] for c in COLOURS])
        for function, mode in dict.fromkeys((row["function"], row["mode"]) for row in rows)
    ]
    by_kind.append(line([words.total, ""], [sum(cells[mode, c] for mode in MODES) for c in COLOURS]))
    yield from table([words.function, words.mode, *colours, words.total], by_kind, 2)
    yield from ("", words.variants, "")
    by_face = [
        line([names[f"fn-{function}"], face_text(variant, words, names)], [counts[c] for c in COLOURS])
        for (function, variant), counts in faces.items()
    ]
    yield from table([words.function, words.face, *colours, words.total], by_face, 2)


def face_text(variant: str, words: Words, names: dict[str, str]) -> str:
    """`CCAV+2` or `CCAV:-1;2BC:+1;TABLOID:0` in words."""
    parts: list[str] = []
    for part in variant.split(";"):
        match = re.fullmatch(r"(\w+?):?([+-]?[0-9]+)", part)
        if match is None:
            raise ValueError(f"unknown variant {part!r} in the deck")
        amount = int(match[2])
        template = words.draw if amount > 0 else words.discard if amount < 0 else words.nothing
        parts.append(names[CAMP_KEYS[match[1]]] + words.colon + template.format(n=abs(amount)))
    return words.comma.join(parts)


def part(words: Words, known: set[str]) -> Iterator[str]:
    """Everything in one language except the rulings at the end."""
    link = linker(known, words.prefix)
    rules, cards, terms = (load(words.language, name) for name in ("rules", "cards", "terms"))
    names = {entry.key: entry.value for entry in entries(cards)}

    yield from (f"# {words.title}", "", words.intro, "")
    yield from (f"## {words.deck}", "")
    yield from deck_section(words, names)
    yield ""
    for entry in entries(cards):
        if entry.key.startswith(("mode-", "colour-", "camp-")):
            yield f"- **{entry.value}**{words.colon}{link(entry.attributes['full'])}"
    yield from ("", f"### {words.count_heading}", "", words.count_note, "")
    yield from (f"## {words.functions}", "")
    for entry in entries(cards):
        if entry.key.startswith("fn-"):
            yield f"- **{entry.value}**{words.colon}{link(entry.attributes['full'])}"
    yield ""
    for chapter in rules:
        clauses = [entry for entry in chapter.entries if not entry.key.startswith("clause-K-")]
        if clauses:
            yield from (f"## {chapter.title}", "")
            for entry in clauses:
                yield clause_line(entry, words, link)
            yield ""
    yield from (f"## {words.glossary}", "")
    for entry in entries(terms):
        yield f"- **{entry.value}**{words.colon}{link(entry.attributes['full'])}"
    yield ""


def clause_line(entry: Entry, words: Words, link: Callable[[str], str]) -> str:
    clause = clause_of(entry)
    return f'- <a id="{words.prefix}{clause}"></a>**{clause}** {link(entry.attributes["long"])}'


def document() -> str:
    known = {clause_of(entry) for name in ("rules", "rulings") for entry in entries(load("zh", name))}
    lines = [
        "<!-- Generated by tools/rules_doc.py from the Fluent texts and the deck: edit those, not this file. -->",
        "",
        "[中文](#规则) · [English](#rules)",
        "",
        *part(ZH, known),
        *part(EN, known),
        "# Rulings of this project / 本项目的补充裁定",
        "",
    ]
    rulings = [
        clause_line(entry, words, linker(known, words.prefix))
        for words in (ZH, EN)
        for entry in entries(load(words.language, "rulings"))
    ]
    lines += rulings or ["none yet / 暂无"]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Write docs/rules.md from the Fluent texts and the deck.")
    parser.add_argument("--check", action="store_true", help="only compare; exit 1 if the document is stale")
    arguments = parser.parse_args()
    text = document()
    if arguments.check:
        if TARGET.exists() and TARGET.read_text("utf-8") == text:
            return 0
        print("docs/rules.md is stale: run python tools/rules_doc.py", file=sys.stderr)
        return 1
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
