/// A stack of screens, the last at the top; its end may be a detail, which stands beside the rest in a wide window.
@MainActor public final class ScreenStack {
  /// The screens, from the bottom to the top; never empty.
  public internal(set) var screens: [Screen]
  /// The place of the first screen of the detail, or nil if there is none.
  ///
  /// In a wide window, the detail stands beside the screens below it.
  public internal(set) var detailStart: Int?
  /// True while the detail, not the list beside it, has the keyboard focus.
  var isDetailFocused = false
  /// The detail that was chosen last, which may wait until the person has agreed to leave the one that shows.
  weak var chosenDetail: Screen?

  init(root: Screen) { screens = [root] }

  /// The screen at the top.
  public var top: Screen { screens[screens.count - 1] }

  /// The screen at the bottom.
  public var root: Screen { screens[0] }

  /// The screens of the list: those below the detail.
  var list: ArraySlice<Screen> { screens[..<(detailStart ?? screens.count)] }

  /// The screens of the detail.
  var detail: ArraySlice<Screen> { screens[(detailStart ?? screens.count)...] }

  /// Returns the screens that the stack shows: its top; or, in a wide window, the tops of its list and its detail.
  func panes(isWide: Bool) -> [Screen] {
    guard isWide, let list = list.last, let detail = detail.last else { return [top] }
    return [list, detail]
  }

  func index(of screen: Screen) -> Int? { screens.firstIndex { $0 === screen } }

  /// Removes screens.
  func remove(_ gone: [Screen]) {
    func isGone(_ screen: Screen) -> Bool { gone.contains { $0 === screen } }
    let (list, detail) = (list.filter { !isGone($0) }, detail.filter { !isGone($0) })
    detailStart = detail.isEmpty || list.isEmpty ? nil : list.count
    if detailStart == nil { isDetailFocused = false }
    screens = list + detail
  }
}
