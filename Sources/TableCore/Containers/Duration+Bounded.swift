extension Duration {
  /// The duration clamped to a range that a clock can wait for: from zero to a year.
  ///
  /// A clock traps on a time farther away than it can count, and an app may give any duration.
  package var bounded: Duration { min(max(self, .zero), .seconds(365 * 86_400)) }
}
