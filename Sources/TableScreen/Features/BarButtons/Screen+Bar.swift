package import TableCore

/// The buttons in the bar of a screen: those set by hand, and those that it described last.
@MainActor struct ScreenBar {
  /// The buttons set by hand; they win.
  var byHand: [TableBarButton.Edge: [TableBarButton]] = [:]
  /// What the screen described, or nil where it has to be read again.
  private(set) var described: [TableBarButton.Edge: [TableBarButton]]?
  /// What stands in place of the title, as described last.
  private(set) var titleView: RowElement?
  let turns = ReadingTurns()
  /// Whether it is being described: what asks for it then gets what was described last.
  fileprivate var isBeingRead = false
  /// Whether other threads change what the bar is made of.
  let others = OtherThreads()

  /// Lets the buttons be read again when they are needed next.
  mutating func forgetReading() { described = nil }

  mutating func keep(_ buttons: [TableBarButton.Edge: [TableBarButton]], _ titleView: RowElement?) {
    described = buttons
    self.titleView = titleView
  }
}

extension Screen {
  /// Puts buttons into the bar in place of those that the screen describes; nil lets those show again.
  public func setBarButtons(_ edge: TableBarButton.Edge, _ buttons: [TableBarButton]?) {
    bar.byHand[edge] = buttons
    refreshChrome()
  }

  /// Puts one button into the bar in place of those there.
  public func setBarButton(_ edge: TableBarButton.Edge, _ button: TableBarButton) {
    setBarButtons(edge, [button])
  }

  /// Returns the buttons of an edge as they show: those set by hand, or else the described ones.
  public func shownBarButtons(_ edge: TableBarButton.Edge) -> [TableBarButton] {
    bar.byHand[edge] ?? describedButtons()[edge] ?? []
  }

  /// Reads the buttons where they were not read since something changed, and watches what they come from.
  private func describedButtons() -> [TableBarButton.Edge: [TableBarButton]] {
    if let described = bar.described { return described }
    if bar.isBeingRead { return [:] }
    bar.isBeingRead = true
    defer { bar.isBeingRead = false }
    let turns = bar.turns
    let (buttons, titleView) = watching(bar.others, turns) {
      turns.reading {
        // The title is read too, so that it is watched with the buttons, and so is what stands in place of rows.
        _ = (title, lineInPlaceOfRows)
        return (
          Dictionary(
            uniqueKeysWithValues: TableBarButton.Edge.allCases.map { ($0, barButtons($0)) }),
          self.titleView
        )
      }
    } changed: { [weak self] in
      self?.refreshChrome()
    }
    bar.keep(buttons, titleView)
    return buttons
  }

  func describeBar(in chrome: inout ScreenChrome) {
    _ = describedButtons()
    chrome.titleView = bar.titleView
    for edge in TableBarButton.Edge.allCases {
      let buttons = shownBarButtons(edge)
      let busy = runningButtons(edge, among: buttons)
      let shown = buttons.enumerated().map { index, button in
        ScreenChrome.Button(
          face: button.face, label: button.label, isEnabled: button.isEnabled,
          isBusy: busy.contains(index),
          isEditButton: button.isEditButton, isProminent: button.isProminent)
      }
      switch edge {
      case .leading: chrome.leading = shown
      case .trailing: chrome.trailing = shown
      case .toolbar: chrome.toolbar = shown
      }
    }
  }

  /// Runs the action of a button, by its place at that edge.
  func press(_ edge: TableBarButton.Edge, _ index: Int) {
    let buttons = shownBarButtons(edge)
    guard buttons.indices.contains(index), buttons[index].isEnabled,
      !runningButtons(edge, among: buttons).contains(index)
    else { return }
    let context = TableActionContext(targets: actionTargets)
    let key = BarButtonKey(edge: edge, place: NamedPlace(index, of: buttons.map(\.face)))
    perform(buttons[index].action, context, as: key) { [weak self] _ in
      // What a button does is often what the bar says, and need not be observable.
      self?.refreshChrome()
    }
  }

  /// The places of the buttons whose actions run.
  private func runningButtons(_ edge: TableBarButton.Edge, among buttons: [TableBarButton]) -> Set<
    Int
  > {
    let running = tasks.keys.compactMap { $0.base as? BarButtonKey }.filter { $0.edge == edge }
    if running.isEmpty { return [] }
    let faces = buttons.map(\.face)
    return Set(running.compactMap { $0.place.index(in: faces) })
  }
}

/// Which bar button runs something.
private struct BarButtonKey: Hashable {
  let edge: TableBarButton.Edge
  let place: NamedPlace<TableBarButton.Face>
}
