extension Duration {
  /// The duration as far as something can be waited for: not below zero, and a year at most.
  ///
  /// A clock traps where a time is farther away than it can count, and an app may say any.
  package var bounded: Duration { min(max(self, .zero), .seconds(365 * 86_400)) }
}
