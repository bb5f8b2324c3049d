"""The tokens of Swift sources, their brackets, blocks and statements: as much of the language as mutants.py asks for."""
import collections
import re

TOKEN = re.compile(
    r"""(?P<space>\s+)|(?P<comment>//[^\n]*|/\*.*?\*/)|(?P<directive>\#(?:if|elseif|else|endif)\b[^\n]*)
    |(?P<raw>\#+".*?"\#+)|(?P<word>[\#@]?[A-Za-z_][A-Za-z_0-9]*|`\w+`|\$\d+)
    |(?P<number>0x[0-9A-Fa-f_]+|\d[\d_]*(?:\.\d[\d_]*)?)|(?P<bracket>[()\[\]{}])
    |(?P<mark>[,;:])|(?P<operator>[-+*/%=<>!&|^~?.]+)|(?P<rest>.)""",
    re.VERBOSE | re.DOTALL,
)
CLOSING = {"(": ")", "[": "]", "{": "}"}
DECLARATIONS = {"func", "init", "subscript", "deinit", "let", "var"}
TYPES = {"class", "struct", "enum", "extension", "protocol", "actor"}
Token = collections.namedtuple("Token", "kind text start end line")


def tokens_of(text):
    found, place, line = [], 0, 1
    while place < len(text):
        if text[place] == '"':
            end = end_of_string(text, place)
            found.append(Token("string", text[place:end], place, end, line))
        else:
            match = TOKEN.match(text, place)
            end = match.end()
            if match.lastgroup not in ("space", "comment"):
                found.append(Token(match.lastgroup, match.group(), place, end, line))
        line += text.count("\n", place, end)
        place = end
    return found


def end_of_string(text, start):
    """The place after a string that begins at `start`, with what is interpolated in it."""
    quote = '"""' if text.startswith('"""', start) else '"'
    place = start + len(quote)
    while not text.startswith(quote, place):
        if text.startswith("\\(", place):
            depth, place = 1, place + 2
            while depth:
                if text[place] == '"':
                    place = end_of_string(text, place)
                    continue
                depth += {"(": 1, ")": -1}.get(text[place], 0)
                place += 1
        else:
            place += 2 if text[place] == "\\" else 1
    return place + len(quote)


class Source:
    """The tokens of a file, with their brackets and blocks."""

    def __init__(self, text):
        self.text = text
        self.tokens = compiled(tokens_of(text))
        self.partner, stack = {}, []
        for place, token in enumerate(self.tokens):
            if token.kind != "bracket":
                continue
            if token.text in CLOSING:
                stack.append(place)
            else:
                opening = stack.pop()
                self.partner[opening], self.partner[place] = place, opening
        self.blocks = [place for place, token in enumerate(self.tokens) if token.text == "{" and self.is_code(place)]

    def stretch(self, first, last):
        return self.text[self.tokens[first].start:self.tokens[last].end]

    def after(self, place):
        """The place behind what begins here: a bracket counts as one with all it holds."""
        return self.partner.get(place, place) + 1 if self.tokens[place].text in CLOSING else place + 1

    def starts_line(self, place):
        return place == 0 or self.tokens[place].line > self.tokens[place - 1].line

    def is_code(self, opening):
        """Whether a brace holds statements, and not members or accessors."""
        place = opening - 1
        words = []
        while place >= 0 and self.tokens[place].text not in "{};":
            token = self.tokens[place]
            if token.text in (")", "]"):
                place = self.partner[place]
            words.append(token.text)
            if token.text in TYPES | DECLARATIONS and token.text != "let":
                break
            place -= 1
        # `class func` and `class var` are found as a function and a variable first.
        if words and words[-1] in TYPES:
            return False
        return self.tokens[opening + 1].text not in ("get", "set", "didSet", "willSet", "}")

    def gives_value(self, opening):
        """Whether what a brace holds may be a value, so that its only statement cannot be left out."""
        return any(self.tokens[place].text in ("->", "var") and self.tokens[place].line >= self.tokens[opening].line - 3
                   for place in range(max(opening - 12, 0), opening))

    def statements(self, opening):
        """The statements of a block, each as its first and its last token."""
        place, closing = opening + 1, self.partner[opening]
        place = self.behind_parameters(place, closing)
        starts = []
        fresh = True
        while place < closing:
            token, previous = self.tokens[place], self.tokens[place - 1]
            if token.text in ("case", "default") and (fresh or self.starts_line(place)) and self.is_label(place, closing):
                if starts:
                    starts.append((place, None))
                while self.tokens[place].text != ":":
                    place = self.after(place)
                place, fresh = place + 1, True
                continue
            if token.kind == "directive" or token.text == ";":
                starts.append((place, None))
                place, fresh = place + 1, True
                continue
            if fresh or (self.starts_line(place) and not self.goes_on(previous, token)):
                starts.append((place, token))
            fresh = False
            place = self.after(place)
        for (first, token), (following, _) in zip(starts, starts[1:] + [(closing, None)]):
            if token:
                yield first, following - 1

    def is_label(self, place, closing):
        while place < closing and self.tokens[place].text not in (":", "{", "="):
            place = self.after(place)
        return place < closing and self.tokens[place].text == ":"

    def behind_parameters(self, place, closing):
        """The place behind the parameters of a closure, as `[weak self] _ in`."""
        for other in range(place, min(place + 24, closing)):
            token, following = self.tokens[other], self.tokens[other + 1]
            if token.text == "in" and following.text != ":" and token.line == self.tokens[place].line:
                if not any(self.tokens[inner].text in ("for", "{") for inner in range(place, other)):
                    return other + 1
        return place

    def goes_on(self, previous, token):
        if previous.text == "," or previous.text == "->":
            return True
        if previous.kind == "operator" and previous.text not in ("?", "!", ">", ">?"):
            return True
        if token.text in ("else", "catch", "{", "where", ")", "]"):
            return True
        return token.kind == "operator" and not token.text.startswith("!") or token.text == ":"


def compiled(tokens):
    """The tokens that are compiled here: of what depends on Objective-C the other branch."""
    kept, stack = [], []
    for token in tokens:
        if token.kind == "directive":
            if token.text.startswith("#if"):
                stack.append("UIKit" in token.text)
            elif token.text.startswith("#endif"):
                stack.pop()
            elif token.text.startswith("#else"):
                stack[-1] = not stack[-1]
            else:
                stack[-1] = False
        elif all(stack):
            kept.append(token)
    return kept
