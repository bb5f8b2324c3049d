/// The way in which a screen is opened.
public enum TablePresentation: Hashable, Sendable {
  /// On top of the stack in view.
  case push
  /// Above everything, with a stack of its own.
  case modal
  /// In place of all screens of the tab in view, and of the modals above it.
  case root
  /// In place of the screen that opens it, of those above it, and of the modals that these opened.
  case replace
  /// In the tab of that title, on top of its stack; modals are closed.
  case tab(String)
  /// By going back to the open screen of that class and ``Screen/restorationName``; pushed if there
  /// is none.
  case existing
  /// Beside the list if the window is wide, in place of the previous detail; else on top of the
  /// stack.
  ///
  /// The previous detail is asked first by ``Screen/shouldGoBack()``, and its dirty form asks the person.
  case detail
}
