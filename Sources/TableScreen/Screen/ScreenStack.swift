/// Screens one above the other; the last is in view.
@MainActor public final class ScreenStack {
  /// The screens, from the bottom to the top; never empty.
  public internal(set) var screens: [Screen]

  init(root: Screen) { screens = [root] }

  /// The screen at the top.
  public var top: Screen { screens[screens.count - 1] }

  /// The screen at the bottom.
  public var root: Screen { screens[0] }
}
