#if GTK
import Testing

/// What needs a display in the process of the tests runs in one that is started on a hidden display.
@Suite(.enabled(if: Desktop.isAvailable && !Desktop.isOwn)) struct OwnDisplayTests {
  @Test func `widgets of an app's own`() async throws {
    try await Desktop.runTests("NativeAreaTests")
  }

  @Test func `typing that is interrupted`() async throws {
    try await Desktop.runTests("InterruptedTypingTests")
  }

  @Test func `fields that are typed into`() async throws {
    try await Desktop.runTests("TypedFieldTests")
  }

  @Test func `typing while the app changes the table`() async throws {
    try await Desktop.runTests("TypedTextLaw")
  }

  @Test func `a search in a hurry`() async throws {
    try await Desktop.runTests("HurriedSearchTests")
  }

  @Test func `rows that move`() async throws {
    try await Desktop.runTests("MovedRowLaw")
  }

  @Test func `the places of things in a window`() async throws {
    try await Desktop.runTests("LayoutTests")
  }

  @Test func `the places of the parts of a row`() async throws {
    try await Desktop.runTests("RowPlaceTests")
  }

  @Test func `rows of a list that gets another height`() async throws {
    try await Desktop.runTests("PlacedRowsTests")
  }

  @Test func `the pictures of rows`() async throws {
    try await Desktop.runTests("RowPictureTests")
  }

  @Test func `which row has the keys`() async throws {
    try await Desktop.runTests("FocusTests")
  }

  @Test func `the row at the top of an earlier run`() async throws {
    try await Desktop.runTests("RestoredTopTests")
  }

  @Test func `what a restart brings back below dialogs and headers`() async throws {
    try await Desktop.runTests("RestoredWindowTests")
  }

  @Test func `what means the same on every host`() async throws {
    try await Desktop.runTests("SameAsElsewhereTests")
  }

  @Test func `controls of several widgets by keys`() async throws {
    try await Desktop.runTests("ChoiceKeyTests")
  }

  @Test func `what gives way in a window that gets narrower`() async throws {
    try await Desktop.runTests("NarrowWindowTests")
  }

  @Test func `the boxes of rows that can be selected`() async throws {
    try await Desktop.runTests("RowBoxTests")
  }

  @Test func `the dialogs of questions`() async throws {
    try await Desktop.runTests("QuestionTests")
  }

  @Test func `the desktop's file chooser`() async throws {
    try await Desktop.runTests("FileChooserTests")
  }

  @Test func `the wheel above controls`() async throws {
    try await Desktop.runTests("WheelTests")
  }

  @Test func `a list at first sight`() async throws {
    try await Desktop.runTests("FirstSightTests")
  }

  @Test func `texts in the middle`() async throws {
    try await Desktop.runTests("MiddleTextTests")
  }

  @Test func `fields that are gone`() async throws {
    try await Desktop.runTests("FreedFieldTests")
  }

  @Test func `where the focus is on a new screen`() async throws {
    try await Desktop.runTests("NewScreenTests")
  }

  @Test func `long numbers`() async throws {
    try await Desktop.runTests("LongNumberTests")
  }

  @Test func `numbers of many digits that only have the keys`() async throws {
    try await Desktop.runTests("WholeNumberTests")
  }

  @Test func `where a list stays`() async throws {
    try await Desktop.runTests("KeptPlaceTests")
  }

  @Test func `a status that comes late`() async throws {
    try await Desktop.runTests("LateStatusTests")
  }

  @Test func `pictures without a size that there is`() async throws {
    try await Desktop.runTests("UnfitPictureTests")
  }

  @Test func `the inspector above the keys`() async throws {
    try await Desktop.runTests("BeforeInspectorTests")
  }

  @Test func `numbers typed into steppers`() async throws {
    try await Desktop.runTests("TypedStepperTests")
  }

  @Test func `steppers that hold nothing`() async throws {
    try await Desktop.runTests("EmptiedStepperTests")
  }

  @Test func `texts that are longer than GTK's entries`() async throws {
    try await Desktop.runTests("LongFieldTests")
  }

  @Test func `tabs beside a title of an app's own`() async throws {
    try await Desktop.runTests("TitleSwitcherTests")
  }

  @Test func `switches that are disabled`() async throws {
    try await Desktop.runTests("DisabledSwitchTests")
  }

  @Test func `which of two screens has the keys`() async throws {
    try await Desktop.runTests("ClickedPaneTests")
  }

  @Test func `long messages`() async throws {
    try await Desktop.runTests("LongToastTests")
  }

  @Test func `the menu of two screens`() async throws {
    try await Desktop.runTests("PaneMenuTests")
  }

  @Test func `an index in a low window`() async throws {
    try await Desktop.runTests("ThinIndexTests")
  }

  @Test func `days that are typed`() async throws {
    try await Desktop.runTests("TypedDayTests")
  }

  @Test func `lists that are higher than GTK can count`() async throws {
    try await Desktop.runTests("HugeListTests")
  }

  @Test func `typing while the window is resized`() async throws {
    try await Desktop.runTests("ResizedTypingTests")
  }

  @Test func `many tools in a narrow window`() async throws {
    try await Desktop.runTests("NarrowToolbarTests")
  }

  @Test func `notices of two screens`() async throws {
    try await Desktop.runTests("RepeatedNoticeTests")
  }

  @Test func `what bar buttons say`() async throws {
    try await Desktop.runTests("BarButtonFaceTests")
  }

  @Test func `rows of a great height`() async throws {
    try await Desktop.runTests("HighRowTests")
  }

  @Test func `colors that are typed`() async throws {
    try await Desktop.runTests("OwnColorTests")
  }

  @Test func `days that keys pass over`() async throws {
    try await Desktop.runTests("PassedDayTests")
  }

  @Test func `forms while the window is resized`() async throws {
    try await Desktop.runTests("ResizedFormTests")
  }

  @Test func `lists that lose their last row`() async throws {
    try await Desktop.runTests("EmptiedListTests")
  }

  @Test func `trying again`() async throws {
    try await Desktop.runTests("RetriedStatusTests")
  }
}
#endif
