"""Checks, each a function with a sentence, run one after the other with one line for each."""

import time
import traceback


class Checks:
    def __init__(self):
        self.all = []

    def __call__(self, sentence):
        def keep(function):
            self.all.append((sentence, function))
            return function
        return keep

    def run(self, *given, only=None, prepare=None, after=None):
        """Runs them, and returns how many failed."""
        failed = []
        begin = time.monotonic()
        chosen = [each for each in self.all if not only or only in each[0]]
        for sentence, function in chosen:
            start = time.monotonic()
            try:
                if prepare:
                    prepare(*given)
                function(*given)
                print(f"ok    {sentence} ({time.monotonic() - start:.1f} s)", flush=True)
            except Exception as error:
                failed.append(sentence)
                print(f"WRONG {sentence}: {error}", flush=True)
                if not isinstance(error, AssertionError):
                    traceback.print_exc()
                if after:
                    after(sentence, *given)
        print(f"{len(chosen) - len(failed)} of {len(chosen)} checks passed in {time.monotonic() - begin:.0f} s")
        for sentence in failed:
            print(f"wrong: {sentence}")
        return len(failed)


def same(what, found, wanted):
    if found != wanted:
        raise AssertionError(f"{what} is {found!r}, not {wanted!r}")
