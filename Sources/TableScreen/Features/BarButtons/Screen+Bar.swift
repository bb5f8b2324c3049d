package import TableCore

/// The buttons in the bar of a screen: those set by hand, and those that it described last.
@MainActor struct ScreenBar {
  /// The buttons set by hand, which replace the described ones of their edge.
  var byHand: [TableBarButton.Edge: [TableBarButton]] = [:]
  /// The cached buttons that the screen described, or nil if these have to be read again.
  private(set) var described: [TableBarButton.Edge: [TableBarButton]]?
  /// The faces of the buttons that the chrome showed last, by edge; none where a host has to read it again.
  var shown: [TableBarButton.Edge: [TableBarButton.Face]] = [:]
  /// The element in place of the title, as last described.
  private(set) var titleView: RowElement?
  let turns = ReadingTurns()
  /// True while the bar is being read; a getter that then asks for the buttons gets none.
  fileprivate var isBeingRead = false
  /// The record of whether threads other than the main one change objects that the bar is read from.
  let others = OtherThreads()

  /// Invalidates the described buttons, so that they are read again when they are next needed.
  mutating func forgetReading() {
    described = nil
    shown = [:]
  }

  /// Forgets all but the buttons set by hand; of those, too, an edge's whose actions are closures, which may capture the screen.
  mutating func close() {
    let kept = byHand.filter { $0.value.allSatisfy { !$0.action.isClosure } }
    self = ScreenBar()
    byHand = kept
  }

  mutating func keep(_ buttons: [TableBarButton.Edge: [TableBarButton]], _ titleView: RowElement?) {
    described = buttons
    self.titleView = titleView
  }
}

extension Screen {
  /// Replaces the buttons that the screen describes at an edge; nil restores these.
  ///
  /// They show again when the screen is closed and opened once more, except those of an edge where an action is a closure,
  /// which may capture the screen: those go when it closes.
  public func setBarButtons(_ edge: TableBarButton.Edge, _ buttons: [TableBarButton]?) {
    bar.byHand[edge] = buttons
    refreshChrome()
  }

  /// Replaces all buttons of an edge by one.
  public func setBarButton(_ edge: TableBarButton.Edge, _ button: TableBarButton) {
    setBarButtons(edge, [button])
  }

  /// Returns the buttons of an edge as they show: those set by hand, or else the described ones.
  public func shownBarButtons(_ edge: TableBarButton.Edge) -> [TableBarButton] {
    bar.byHand[edge] ?? TableEnvironment.within(environment, describedButtons)[edge] ?? []
  }

  /// Returns the described buttons, read again if the cache is invalid; the objects that they read
  /// are tracked.
  private func describedButtons() -> [TableBarButton.Edge: [TableBarButton]] {
    if let described = bar.described { return described }
    if bar.isBeingRead { return [:] }
    bar.isBeingRead = true
    defer { bar.isBeingRead = false }
    let turns = bar.turns
    let (buttons, titleView) = watching(bar.others, turns) {
      turns.reading {
        // Read too, so that it is tracked with the buttons.
        readAroundRows()
        return (
          Dictionary(
            uniqueKeysWithValues: TableBarButton.Edge.allCases.map { ($0, barButtons($0)) }),
          self.titleView?.fitted
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
      bar.shown[edge] = buttons.map(\.face)
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

  /// Returns the button that an event means by its place, before what has changed meanwhile is read: a person saw the bar as it
  /// was.
  func seenButton(_ event: TableEvent) -> NamedPlace<TableBarButton.Face>? {
    guard case .barButton(let edge, let place) = event else { return nil }
    return NamedPlace(place, of: bar.shown[edge] ?? shownBarButtons(edge).map(\.face))
  }

  /// Runs the action of a button at an edge; one that is gone by now does nothing, and no other is pressed in its place.
  func press(_ edge: TableBarButton.Edge, _ seen: NamedPlace<TableBarButton.Face>?) {
    let buttons = shownBarButtons(edge)
    let faces = buttons.map(\.face)
    guard let index = seen?.indexOfSame(in: faces), buttons[index].isEnabled,
      !runningButtons(edge, among: buttons).contains(index)
    else { return }
    let context = TableActionContext(targets: actionTargets).using(buttons[index].label)
    let key = BarButtonKey(
      edge: edge, place: NamedPlace(index, of: faces), label: buttons[index].label)
    perform(buttons[index].action, context, as: key) { [weak self] _ in
      // The bar often depends on state that a button's action changes, and this need not be observable.
      self?.refreshChrome()
    }
  }

  /// Returns the places of the buttons whose actions run.
  private func runningButtons(_ edge: TableBarButton.Edge, among buttons: [TableBarButton]) -> Set<
    Int
  > {
    let running = tasks.keys.compactMap { $0.base as? BarButtonKey }.filter { $0.edge == edge }
    if running.isEmpty { return [] }
    let faces = buttons.map(\.face)
    return Set(running.compactMap { $0.place.index(in: faces) })
  }
}

/// The identity of a bar button whose action runs.
private struct BarButtonKey: Hashable, CustomStringConvertible {
  let edge: TableBarButton.Edge
  let place: NamedPlace<TableBarButton.Face>
  let label: String

  var description: String { "the bar button “\(label)”" }
}
