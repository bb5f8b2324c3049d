#if GTK
import Testing

/// A screen that is no table, in the real program.
@Suite(.serialized, .enabled(if: Desktop.isAvailable)) struct NativeScreenTests {
  @Test func `a drawing is opened, turned by its button, and returns how it looks`() async throws {
    try await Desktop.drive(
      "cells",
      """
      title "Cells"
      key End
      focus "Chart*"
      key Return
      title "Chart"
      see "A drawing of 12 numbers from 0 to 8, as a line"
      press "Bars"
      see "A drawing of 12 numbers from 0 to 8, as bars"
      press "Done"
      title "Cells"
      see "The chart opens drawn as bars."
      focus "Chart*"
      key Return
      see "A drawing of 12 numbers from 0 to 8, as bars"
      press "Line"
      press "Back: Cells"
      title "Cells"
      see "The chart opens drawn as bars."
      """)
  }
}
#endif
