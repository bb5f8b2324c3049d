"""Finds the places of Swift sources that an operator can break, and writes the sources with the breaks switched off.

Four operators, applied by the look of the text alone:

    call       a statement that calls or assigns is left out
    condition  what a branch depends on is turned; `&&` and `||` change places
    order      two statements that follow each other are swapped, unless equivalent.py says that they mean the same
    argument   a number, a text, a flag or a name with a leading dot is another one

All breaks of a source stand in one text, each behind `isMutant(NUMBER)`: it is compiled once, and each is tried by
running it. What does not compile is left to the compiler to find.
"""
import collections
import dataclasses
import re

import equivalent
from swift_source import DECLARATIONS, TYPES, Source

NO_EFFECTS = DECLARATIONS | TYPES | set(
    "if guard for while switch return defer do throw break continue case default repeat fallthrough import typealias"
    " private fileprivate internal public static final override mutating nonisolated lazy weak indirect".split())
LOGICAL = {"==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||"}
ASSIGNING = {"=", "+=", "-=", "*=", "/="}


@dataclasses.dataclass(eq=False)
class Site:
    """A place that can be broken."""

    operator: str
    file: str
    line: int
    start: int
    end: int
    what: str
    # What stands there instead, by the number of the break and a function that gives a stretch of the text.
    broken: object

    def partly_overlaps(self, other):
        return (self.file == other.file and self.start < other.end and other.start < self.end
                and not (self.start <= other.start and other.end <= self.end)
                and not (other.start <= self.start and self.end <= other.end))


def sites_of(name, text, members, variables):
    """All places of a source that an operator can break, in their order.

    `members` knows which names go where, `variables` are those of equivalent.py.
    """
    source = Source(text)
    sites = []

    def add(operator, first, last, what, broken):
        start, end = source.tokens[first], source.tokens[last]
        sites.append(Site(operator, name, start.line, start.start, end.end, " ".join(what.split()), broken))

    def turned(first, last):
        start, end = source.tokens[first].start, source.tokens[last].end
        add("condition", first, last, f"{source.stretch(first, last)} turned",
            lambda number, text: f"(({text(start, end)}) != isMutant({number}))")

    conditions = set()
    for opening in source.blocks:
        statements = list(source.statements(opening))
        is_value = len(statements) == 1 and source.gives_value(opening)
        previous = None
        for first, last in statements:
            branches(source, first, last, turned, conditions)
            this = (first, last) if has_effect(source, first, last) and not is_value else None
            if this:
                leave_out(source, this, add)
            if this and previous and not equivalent.mean_the_same(source, previous, this, variables):
                swap(source, previous, this, add)
            previous = this
        expressions(source, opening, turned, conditions, add, members)
    unique = {}
    for site in sites:
        unique.setdefault((site.operator, site.start, site.end, site.what), site)
    return sorted(unique.values(), key=lambda site: (site.start, -site.end, site.operator))


def has_effect(source, first, last):
    """Whether a statement calls or assigns."""
    words = [source.tokens[place].text for place in range(first, last + 1)]
    if words[0] in NO_EFFECTS or words[0][0] in "@#.{":
        return False
    if words[0][0].isupper() and words[1:2] == ["("]:
        return False
    return words[-1] in (")", "}") or any(word in ASSIGNING for word in words)


def leave_out(source, statement, add):
    start, end = source.tokens[statement[0]].start, source.tokens[statement[1]].end
    add("call", *statement, f"{source.stretch(*statement)} left out",
        lambda number, text: f"if !isMutant({number}) {{ {text(start, end)} }}")


def branches(source, first, last, turned, conditions):
    tokens = source.tokens
    for place in range(first, last + 1):
        if tokens[place].text in ("if", "guard", "while"):
            ending = "else" if tokens[place].text == "guard" else "{"
            begin = other = place + 1
            while other <= last and tokens[other].text != ending:
                if tokens[other].text == ",":
                    element(source, begin, other - 1, turned, conditions)
                    begin = other + 1
                other = source.after(other)
            element(source, begin, other - 1, turned, conditions)


def element(source, first, last, turned, conditions):
    """One of the conditions of a branch."""
    if first > last or source.tokens[first].text in ("let", "var", "case", "#available"):
        return
    if (first, last) not in conditions:
        conditions.add((first, last))
        turned(first, last)


def swap(source, one, other, add):
    tokens = source.tokens
    (a, b), (c, d) = [(tokens[first].start, tokens[last].end) for first, last in (one, other)]
    add("order", one[0], other[1], f"{source.stretch(*one)} after {source.stretch(*other)}",
        lambda number, text: f"if isMutant({number}) {{ {text(c, d)}\n{text(a, b)} }} else {{ {text(a, b)}\n{text(c, d)} }}")


def expressions(source, opening, turned, conditions, add, members):
    """Conditions of `a ? b : c`, comparisons as values, and the values that are written out."""
    tokens, closing = source.tokens, source.partner[opening]
    for place in range(opening + 1, closing):
        token = tokens[place]
        if token.text == "?" and text_around(source, place) == "  ":
            first = begin_of(source, place)
            if first < place and (first, place - 1) not in conditions:
                conditions.add((first, place - 1))
                turned(first, place - 1)
        elif token.text in LOGICAL and text_around(source, place) == "  ":
            first, last = begin_of(source, place), end_of(source, place)
            if (first, last) not in conditions and tokens[first].text not in ("let", "var", "case"):
                conditions.add((first, last))
                turned(first, last)
            if token.text in ("&&", "||"):
                flip(source, first, place, last, add)
        elif token.kind in ("number", "string", "word") or token.text == ".":
            value(source, place, add, members)


def text_around(source, place):
    token = source.tokens[place]
    return source.text[token.start - 1].replace("\n", " ") + source.text[token.end].replace("\n", " ")


BOUNDARIES = {",", "(", "[", "{", ":", "??", "?", "return", "in", "else", "if", "guard", "while", "where", "->"} | ASSIGNING


def begin_of(source, place):
    """The first token of the expression that an operator stands in."""
    tokens = source.tokens
    while place > 0:
        previous = place - 1
        text = tokens[previous].text
        if source.starts_line(place) and not source.goes_on(tokens[previous], tokens[place]):
            return place
        if text in BOUNDARIES and not (text == "?" and text_around(source, previous) != "  "):
            return place
        place = source.partner[previous] if text in (")", "]", "}") else previous
    return place


def end_of(source, place):
    """The last token of the expression that an operator stands in."""
    tokens = source.tokens
    place += 1
    while place + 1 < len(tokens):
        place = source.after(place)
        text = tokens[place].text
        if text in (",", ")", "]", "}", "{", ":", "else") or (text == "?" and text_around(source, place) == "  "):
            return place - 1
        if source.starts_line(place) and not source.goes_on(tokens[place - 1], tokens[place]):
            return place - 1
    return place


def flip(source, first, place, last, add):
    tokens = source.tokens
    a, b = tokens[first].start, tokens[last].end
    left, right = tokens[place].start, tokens[place].end
    other = "||" if tokens[place].text == "&&" else "&&"
    add("condition", first, last, f"{source.stretch(first, last)} with {other} at {left - a}",
        lambda number, text: f"(isMutant({number}) ? ({text(a, left)}{other}{text(right, b)}) : ({text(a, b)}))")


def key_of(source, place):
    """The label of an argument, the function or the property that a value is given to; nil elsewhere."""
    previous, before = source.tokens[place - 1], source.tokens[place - 2]
    if before.kind != "word" or previous.text not in (":", "=", "("):
        return None
    label = before.text + previous.text
    if previous.text == ":":
        opening = place
        while opening > 0 and source.tokens[opening].text not in ("(", "{"):
            opening = source.partner[opening] - 1 if source.tokens[opening].text in (")", "]", "}") else opening - 1
        label = source.tokens[opening - 1].text + label
    return label


def members_of(texts):
    """The names with a leading dot that stand in the sources, for each label and property."""
    found = collections.defaultdict(set)
    for text in texts:
        source = Source(text)
        for place, token in enumerate(source.tokens[:-1]):
            if token.text == "." and place > 1 and source.tokens[place + 1].kind == "word":
                key = key_of(source, place)
                if key and source.tokens[place + 2].text not in ("(", "."):
                    found[key].add(source.tokens[place + 1].text)
    return {key: sorted(names) for key, names in found.items()}


def value(source, place, add, members):
    """A value that is written out: another one in its place."""
    token, previous = source.tokens[place], source.tokens[place - 1]
    if previous.text in (".", "#selector", "case", "let", "var", "func"):
        return
    other, last = None, place
    if token.kind == "number":
        other = "1" if float(token.text.replace("_", "")) == 0 else "0"
    elif token.kind == "string":
        other = '"changed"' if token.text == '""' else '""'
    elif token.text in ("true", "false"):
        other = "false" if token.text == "true" else "true"
    elif token.text == "." and source.text[token.start - 1] in " ([" and source.tokens[place + 1].kind == "word":
        following = source.tokens[place + 2].text
        names = [name for name in members.get(key_of(source, place), []) if name != source.tokens[place + 1].text]
        if names and following not in ("(", "."):
            other, last = "." + names[(place * 7) % len(names)], place + 1
    if other is None:
        return
    start, end = token.start, source.tokens[last].end
    add("argument", place, last, f"{source.stretch(place, last)} as {other}",
        lambda number, text: f"(isMutant({number}) ? {other} : {text(start, end)})")


def write(text, chosen):
    """The text with the breaks of `chosen`, pairs of number and site, and where each of them came to stand."""
    spans = []

    def stretch(start, end, around):
        """What stands from `start` to `end`, with the breaks in it but for those around it."""
        pieces, place = [], start
        for number, site in chosen:
            if number in around or site.start < place or site.end > end:
                continue
            pieces.append(text[place:site.start])
            inside = around | {number}
            broken = site.broken(number, lambda a, b, inside=inside: stretch(a, b, inside))
            pieces.append(f"\0{number}\1{broken}\2")
            place = site.end
        pieces.append(text[place:end])
        return "".join(pieces)

    marked = stretch(0, len(text), frozenset())
    plain, open_spans, place = [], [], 0
    for piece in re.split("(\0\\d+\1|\2)", marked):
        if piece.startswith("\0"):
            open_spans.append((int(piece[1:-1]), place))
        elif piece == "\2":
            number, start = open_spans.pop()
            spans.append((number, start, place))
        else:
            plain.append(piece)
            place += len(piece)
    return "".join(plain), spans
