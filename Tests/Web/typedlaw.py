"""What is typed in a browser stands where it was begun, whatever the server says meanwhile: a part of Tests/Web/page."""

import os
import random
import time

from selenium.common.exceptions import ElementClickInterceptedException

from alone import control, text
from checks import Checks
from chromium import Keys

check = Checks()
SEED = int(os.environ.get("TABLESCREEN_SEED", "1"))
ROUNDS = int(os.environ.get("TABLESCREEN_TIMES", "1")) * 6


class Program:
    """A random run of what a person types into a list of fields, and of what a server does to the list."""

    def __init__(self, stage, seed):
        self.random = random.Random(seed)
        self.steps = []
        self.order = list(range(1, 6))
        self.next = 5
        self.off = set()
        self.notes = {}
        self.values = {}
        self.typed = {}
        self.last = set()
        self.began = 0
        self.letter = 0x1200
        self.fake, self.browser = stage.show({1: (0, None)}, {"t": "List", "q": {"p": "Search", "t": ""}})
        self.tell(*self.order, held=0)

    def note(self, step):
        self.steps.append(step)

    def item(self, at):
        self.hear()
        more = {"d": 1} if at in self.off else {}
        return {"i": at, "t": "a", "e": "d", "z": f"Row {at}", "b": [
            "h", text(f"Row {at} {self.notes.get(at, '')}"), ["_"], control("field", "n", self.values.get(at, ""), l=f"Field {at}", **more)]}

    def tell(self, *new, held=None):
        """Sends the list as a server does: rows that stay by their handles alone, others whole."""
        count = len(self.shown) if held is None else held
        items = [self.item(at) if at in new else at for at in self.order]
        self.fake.lists = {1: (len(self.order), lambda place: self.item(self.order[place]))}
        self.fake.send(["x", 1, len(self.order), 0, [[0, count, []], [0, 0, items]]])
        self.shown = list(self.order)

    def hear(self):
        """Takes what the page has said, as a server does."""
        for each in list(self.fake.heard):
            if each[0] in ("y", "c") and each[1] in self.order:
                self.values[each[1]] = each[3]

    def field(self):
        """The row of the field that has the focus, or None."""
        return self.browser.run("""const node = document.activeElement
          return node.matches('input') && node.type != 'search' ? Number(node.ariaLabel.split(' ')[1]) : null""")

    def happen(self, current, kept=()):
        """Does something to the list; returns whether the field in use is gone then, or to which one the app leads."""
        what = self.random.randrange(8)
        at = self.random.choice(self.order) if self.order else None
        if at in kept:
            return False
        if what == 0 or at is None:
            self.next += 1
            self.order.insert(self.random.randint(0, len(self.order)), self.next)
            self.note(f"  insert {self.next}")
            self.tell(self.next)
        elif what == 1 and len(self.order) > 2:
            self.order.remove(at)
            self.note(f"  remove {at}")
            self.tell()
            return at == current
        elif what == 2:
            self.random.shuffle(self.order)
            self.note(f"  shuffle to {self.order}")
            self.tell()
        elif what == 3:
            self.notes[at] = self.notes.get(at, 0) + 1
            self.note(f"  change the title of {at}")
            self.tell(at)
        elif what == 4:
            self.off ^= {at}
            self.note(f"  turn {at} {'off' if at in self.off else 'on'}")
            self.tell(at)
            return at == current
        elif what == 5 and at not in self.off:
            self.note(f"  focus {at}")
            self.fake.send(["fc", at, "n"])
            return at
        elif what == 6:
            self.note(f"  patch {at}")
            self.notes[at] = self.notes.get(at, 0) + 1
            self.fake.send(["p", at, "b.1.1", f"Row {at} {self.notes[at]}"])
        else:
            self.note("  a notice")
            self.fake.send(["d", 1, {"no": ["Something happened.", 0, 0]}])
        return False

    def go(self):
        """Goes to some field."""
        there = [at for at in self.order if at not in self.off]
        if self.random.random() < 0.5 and self.field():
            key = self.random.choice([Keys.TAB, Keys.ENTER, Keys.TAB])
            self.note(f"key {key!r}")
            self.browser.keys(key)
        elif there:
            at = self.random.choice(there)
            self.note(f"click {at}")
            # Rows may be on their way still.
            self.browser.until(f"field {at}", lambda: self.click(at))

    def click(self, at):
        try:
            self.browser.named(f"Field {at}").click()
            return True
        except ElementClickInterceptedException:
            return False

    def word(self):
        at = self.field()
        self.began = len(self.fake.heard)
        if at is None or at not in self.order:
            return
        self.note(f"type into {at}")
        places, whole, self.last = {at}, at not in self.off, set()
        for place in range(self.random.randint(1, 6)):
            if place and self.random.random() < 0.3:
                gone = self.happen(at, places - {at})
                if gone is True:
                    whole = False
                elif gone:
                    places.add(gone)
                if self.random.random() < 0.5:
                    time.sleep(self.random.random() * 0.03)
            self.letter += 1
            letter = chr(self.letter) if self.random.random() < 0.8 else self.random.choice("dx/ ")
            self.note(f"    {letter}")
            if letter > "\u1000":
                self.typed[letter] = (frozenset(places), whole)
                self.last.add(letter)
            self.browser.keys(letter)

    def fault(self):
        """What stands where it was not typed, or is lost once the page had the time to say it."""
        for _ in range(20):
            if not (fault := self.present_fault()):
                return None
            time.sleep(0.1)
        return fault

    def present_fault(self):
        found = {}
        for each in self.fake.heard:
            if each[0] in ("y", "c") and each[2] == "n":
                found.setdefault(each[1], []).append(each[3])
        for each in self.fake.heard[self.began:]:
            if each[0] in ("d", "t", "f", "fb"):
                return f"a letter was a command: {each}"
        shown = dict(self.browser.run("return [...document.querySelectorAll('.row input')].map((each) => [Number(each.ariaLabel.split(' ')[1]), each.value])"))
        for letter, (places, whole) in self.typed.items():
            said = {at for at, texts in found.items() if any(letter in text for text in texts)}
            stands = {at for at, text in shown.items() if letter in text}
            if (said | stands) - places:
                return f"{letter} was typed into {set(places)}, and stands in {said | stands}"
            if whole and not said:
                return f"{letter} was typed into {set(places)}, and was not said"
            # Who comes to a field by Tab has its text selected, and replaces it.
            if letter in self.last and whole and len(places) == 1 and not (stands or places.isdisjoint(shown)):
                return f"{letter} was typed into {set(places)}, and shows no more"
        return None

    def run(self):
        for _ in range(10):
            self.go()
            self.word()
            if fault := self.fault():
                return fault
            if self.random.random() < 0.3:
                self.happen(None)
        return None


@check("What is typed stands where it was begun, whatever the server says meanwhile")
def typed(stage):
    for seed in range(SEED, SEED + ROUNDS):
        program = Program(stage, seed)
        if fault := program.run():
            said = [each for each in program.fake.heard if each[0] in ("y", "c", "t", "d", "f", "fb")]
            raise AssertionError(f"seed {seed}: {fault}\n" + "\n".join(program.steps) + f"\n{said[-12:]}")
