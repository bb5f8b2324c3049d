"""Says of two statements that follow each other whether they mean the same in either order, by the look of the text.

Such a swap is no break, and is not drawn. The rule is narrow; where it is silent, the swap counts as a break:

    a  Both are plain: they give a value to a property that is only kept until the view is next drawn, read or laid out,
       or they call one of the functions that only note something down.
    b  The value is made of names, literals, initializers and functions of values; nothing else is called for it, and no
       property that the host computes or observes is read.
    c  Neither names the property that the other one sets, and they do not set the same one.
    d  Not both say what shows and how: a text that comes after its font is shown in it, another keeps its own.

A property of the host is plain where it is declared and nothing observes it; one of UIKit where it stands below.
"""
import re

# How a view shows, by itself.
LOOKS = set(
    "adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth font lineBreakMode numberOfLines textAlignment"
    " textColor tintColor".split())
# Shown as it is set, in the looks that there are.
CONTENTS = {"attributedText", "placeholder", "text"}
# Kept for later.
NOTES = set(
    "accessibilityElementsHidden accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityTraits"
    " accessibilityValue alignment allowsMultipleSelection allowsSelectionDuringEditing autocapitalizationType"
    " autocorrectionType axis backgroundColor badgeValue clearButtonMode clipsToBounds contentMode cornerRadius"
    " distribution isAccessibilityElement isEnabled isHidden isOpaque isScrollEnabled isSecureTextEntry"
    " keyboardDismissMode keyboardType modalPresentationStyle priority returnKeyType spacing spellCheckingType"
    " textContentType translatesAutoresizingMaskIntoConstraints".split())
CALLS = set(
    "addAction addSubview setContentCompressionResistancePriority setContentHuggingPriority startAnimating".split())
# What is handed to these is not run now.
LATER = {"addAction"}
OF_VALUES = {"attributed", "compactMap", "filter", "map", "max", "min", "preferredFont"}


def variables_of(texts):
    """The variables of the sources that nothing observes, and those that are observed or computed."""
    stored, observed = set(), set()
    for text in texts:
        for name, rest in re.findall(r"\bvar (\w+)([^\n]*)", text):
            (observed if "{" in rest else stored).add(name)
    return stored - observed, observed


def mean_the_same(source, one, other, variables):
    """Whether two statements, each as its first and its last token, may change places."""
    first, second = (plain_part(source, statement, variables) for statement in (one, other))
    if not first or not second or first == second:
        return False
    if first in words_of(source, other) or second in words_of(source, one):
        return False
    shown = [name for name in (first, second) if name in CONTENTS]
    return not shown or not any(name in LOOKS for name in (first, second)) and len(shown) == 1


def words_of(source, statement):
    return {source.tokens[place].text for place in range(statement[0], statement[1] + 1)}


def names_in(source, first, last):
    """The words of a value but for members that are named without their type, as `.body`."""
    tokens = source.tokens
    return {tokens[place].text for place in range(first, last + 1)
            if tokens[place - 1].text != "." or source.text[tokens[place - 1].start - 1] not in " (["}


def plain_part(source, statement, variables):
    """The property that a plain statement sets, or the function that it calls; nothing for others."""
    first, last = statement
    tokens, (stored, observed) = source.tokens, variables
    place = first
    # A path of names, as `self.label.font`.
    while tokens[place].kind == "word" and tokens[place + 1].text in (".", "?."):
        place += 2
    name, following = tokens[place], tokens[place + 1].text
    if name.kind != "word" or place == last:
        return None
    own = place == first or place == first + 2 and tokens[first].text == "self"
    if following == "=" and (name.text in LOOKS | CONTENTS | NOTES or own and name.text in stored):
        if name.text in variables_of([source.text])[1] or names_in(source, place + 2, last) & observed:
            return None
        return name.text if is_value(source, place + 2, last) else None
    if following == "(" and name.text in CALLS and source.partner[place + 1] == last:
        return name.text if is_value(source, place + 2, last - 1, name.text in LATER) else None
    return None


def is_value(source, first, last, runs_later=False):
    """Whether the text makes a value, and does nothing else."""
    place = first - 1
    while place < last:
        place += 1
        token, previous = source.tokens[place], source.tokens[place - 1]
        if token.text == "{" and runs_later:
            place = source.partner[place]
            continue
        if token.text in ("{", "try", "await", "=", "+=", "-="):
            return False
        if token.text == "(" and previous.kind == "word" and place > first:
            if not previous.text[0].isupper() and previous.text not in OF_VALUES:
                return False
    return True
