/// How a screen is opened.
public enum TablePresentation: Hashable, Sendable {
  /// On top of the stack in view.
  case push
  /// Above everything, with a stack of its own.
  case modal
  /// In place of everything in its tab, and of the modals above it.
  case root
  /// In place of the screen at the top.
  case replace
  /// In the tab of that title, on top of its stack; modals are closed.
  case tab(String)
  /// By going back to the open screen of that class and ``Screen/restorationName``; pushed where there is none.
  case existing
  /// Beside the list where the window is wide, in place of what stood there; else on top of the stack.
  ///
  /// What stood there is asked first by ``Screen/shouldGoBack()``, and where a dirty form stood there, the person is.
  case detail
}
