import Testing

/// All that shares what the stand-in has once: what was refused, and what keys go to.
@Suite(.serialized) enum UIKitSuite {}
