"""Checks of where a list stands, and of what a person types at once, a part of Tests/Web/page."""

from alone import control, given, row, text
from checks import Checks, same
from chromium import Keys

check = Checks()
# The row at the top of what is in view, and how far its own top is from there.
TOP = """
  const list = document.querySelector('.list').getBoundingClientRect();
  const rows = [...document.querySelectorAll('.row')].map((row) => [row.getBoundingClientRect(), row]);
  const [box, row] = rows.filter(([box]) => box.bottom > list.top + 1).sort((one, other) => one[0].top - other[0].top)[0];
  return [row.innerText, Math.round(box.top - list.top)]"""


def goes_on(fake, position):
    """Lets a document that is loaded again go on with the session before it, whose list stands at a position."""
    first = fake.first
    fake.fresh = "s2"
    def standing(session=None):
        *frame, window = first(session)
        return [*frame, ["j", 1, position, "t"], window]
    fake.first = standing


@check("A document that is loaded again stands where the one before it stood, however short the list and high its rows")
def stands_again(stage):
    for count, heights, position in ((25, (90,), 14), (12, (140,), 6), (30, (50, 200, 70), 20), (60, (100,), 30)):
        items = [row(place + 1, f"Row {place + 1}", y=heights[place % len(heights)]) for place in range(count)]
        fake, browser = stage.show(given(items))
        browser.expect("Row 1")
        # A server says again only what has changed.
        fake.answers_views = False
        goes_on(fake, position)
        browser.driver.refresh()
        browser.until("a line", lambda: len(fake.hellos) == 2)
        browser.expect(f"Row {position + 1}")
        browser.until(lambda: f"row {position + 1} of {count} at the top, but {browser.run(TOP)}",
                      lambda: browser.run(TOP) == [f"Row {position + 1}", 0])
        browser.until(lambda: f"the server to know, but {fake.heard[-1]}", lambda: fake.count("v", 1) and any(
            each[0] == "v" and each[4] == position for each in fake.heard[-1:]))


@check("A list that was asked to stand elsewhere before it came into view stands there when it does")
def stands_late(stage):
    lists = {page: (30, lambda place, page=page: row(100 * page + place, f"Row {place}", y=120)) for page in (1, 2)}
    fake, browser = stage.show(lists)
    fake.answers_views = False
    fake.pages[2] = {"t": "Second", "b": "Back"}
    fake.send(["s", 2, fake.pages[2]], fake.rows(2, 0, 40), ["j", 2, 20, "t"],
              ["w", {**fake.window, "v": [2], "f": 2, "t": "push", "n": 2}])
    browser.expect_title("Second")
    browser.until(lambda: f"row 20 at the top, but {browser.run(TOP)}", lambda: browser.run(TOP) == ["Row 20", 0])


@check("Whoever types at once gets every letter, and those of many units of UTF-16, too")
def letters(stage):
    for typed in ("ab", "𠮷野", "𞤀𞤁", "👩‍👧"):
        fake, browser = stage.show(given([row(1, "One", t="a")]), {"t": "Search", "q": {"ph": 0}})
        browser.expect("One")
        browser.keys(typed)
        browser.until(lambda: f"{typed} in the search, but {browser.run('return document.activeElement.value')}",
                      lambda: browser.run("return document.activeElement.value") == typed)
        fake.wait("f", 1, typed)
        name = {"i": 1, "b": ["h", text("Name"), control("field", "n", "", l="Name")]}
        fake, browser = stage.show(given([name]))
        browser.run("document.querySelector('.row:not(.edge)').focus()")
        browser.keys(typed)
        same(f"{typed} in a row", browser.run("return document.activeElement.value"), typed)


@check("Each document says whether its tab is seen, since the one before it said that it was hidden as it left")
def seen(stage):
    fake, browser = stage.show(given([row(1, "One")]))
    fake.wait("vis", 1)
    browser.driver.refresh()
    browser.until("a line", lambda: len(fake.hellos) == 2)
    fake.wait("vis", 1, count=2)
    same("at last", [each for each in fake.heard if each[0] == "vis"][-1], ["vis", 1])


@check("A long press that the menu names already is in it once, and answers a finger all the same")
def named_twice(stage):
    items = [row(1, "One", t="a", tt="Details", l=2, lt="Details"), row(2, "Two", l=1), row(3, "Three", l=2, lt="Share", r={"m": [["Share", 0]]})]
    fake, browser = stage.show(given(items))
    titles = "return [...document.querySelectorAll('.menu button')].map((each) => each.textContent)"
    for name, there in (("One", ["Details"]), ("Two", ["More"]), ("Three", ["Share"])):
        browser.menu(name)
        browser.until(lambda: f"{there}, but {browser.run(titles)}", lambda: browser.run(titles) == there)
    same("buttons", browser.run("return [...document.querySelectorAll('.more')].map((each) => each.closest('.row').querySelector('.text').textContent)"), ["Two", "Three"])
    browser.run("document.querySelector('h1').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))")
    browser.hold("One")
    fake.wait("l", 1)
@check("A question takes all keys: Escape answers it, whatever the page below does")
def question_takes_keys(stage):
    for below in ({"ed": 1}, {"q": {"ph": 1, "t": "Row"}}, {"cm": "undo leave"}):
        fake, browser = stage.show(given([row(1, "Row")]), {"t": "Test", **below})
        browser.expect("Row")
        fake.send(["w", {**fake.window, "q": {"q": "Delete?", "a": [["Delete", 1], ["Cancel", 2]], "d": 1}}])
        browser.until("focus", lambda: browser.focused() == "Cancel")
        browser.chord(Keys.CONTROL, "z")
        browser.keys(Keys.ESCAPE)
        fake.wait("q", -1)
        same("nothing else", [each for each in fake.heard if each[0] in ("e", "fe", "k", "<")], [])


@check("Keys with Ctrl or Alt are the browser's on a stepper, on stars and in a menu")
def foreign_keys(stage):
    stepper = control("stepper", "n", 1, lo=0, hi=5, st=1, l="People")
    for kind, name in ((stepper, "spinbutton"), (control("rating", "n", 1, n=5, l="Stars"), "slider")):
        fake, browser = stage.show(given([{"i": 1, "b": ["h", text("Row"), ["_"], kind]}]))
        browser.expect("Row")
        browser.run(f"document.querySelector('[role={name}]').focus()")
        for chord in ((Keys.CONTROL, Keys.ARROW_UP), (Keys.ALT, Keys.ARROW_UP), (Keys.CONTROL, "3"), (Keys.CONTROL, "+")):
            browser.chord(*chord)
        browser.keys(Keys.ARROW_UP)
        fake.wait("c", 1)
        browser.until("one change", lambda: [each[-1] for each in fake.heard if each[0] == "c"] == [2])


