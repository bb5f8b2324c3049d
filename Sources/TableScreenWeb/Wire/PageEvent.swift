import TableScreen

/// A thing that a person did in a page; rows are named by their handles, screens by their page ids.
///
/// What is chosen by its place among others comes with its title, and an answer with the number of its question: there may be
/// others by the time that the event comes.
enum PageEvent: Hashable, Sendable {
  case tap(Int)
  case tapAccessory(Int)
  case longPress(Int)
  case control(Int, String, JSON, title: String? = nil)
  case typed(Int, String, String)
  case setExpanded(Int, Bool)
  case delete([Int])
  case rowAction(Int, RowAction.Place, Int, title: String? = nil)
  case insert(Int)
  case move(Int, to: Int, isBehind: Bool)
  case step(Int, by: Int)
  case cancel(Int)
  case nextField(Int, String, by: Int)
  case search(Int, String)
  case scope(Int, Int)
  case setEditing(Int, Bool)
  case barButton(Int, TableBarButton.Edge, Int, label: String? = nil)
  case onPage(Int, PageCommand)
  case command(Int, String)
  case back(Int)
  case backTo(Int)
  case tab(Int)
  case focusPage(Int)
  case index(Int, Int)
  case answer(Int, question: Int? = nil)
  case go(String)
  case noFile(String, Int)

  /// Reads an event, or returns nil where a page would not send that.
  init?(_ parts: inout PageArguments) {
    guard let verb = parts.text() else { return nil }
    if let command = PageCommand(rawValue: verb) {
      guard let page = parts.integer() else { return nil }
      self = .onPage(page, command)
    } else if let event = Self.onRow(verb, &parts) ?? Self.onWindow(verb, &parts) {
      self = event
    } else {
      return nil
    }
  }

  private static func onRow(_ verb: String, _ parts: inout PageArguments) -> PageEvent? {
    switch verb {
    case "t": return parts.integer().map { .tap($0) }
    case "ti": return parts.integer().map { .tapAccessory($0) }
    case "l": return parts.integer().map { .longPress($0) }
    case "c":
      guard let row = parts.integer(), let name = parts.text(), let value = parts.value(),
        value.isPlain, let title = parts.optional({ $0.text() })
      else { return nil }
      return .control(row, name, value, title: title)
    case "y":
      guard let row = parts.integer(), let name = parts.text(), let text = parts.text() else {
        return nil
      }
      return .typed(row, name, text)
    case "x":
      guard let row = parts.integer(), let isExpanded = parts.flag() else { return nil }
      return .setExpanded(row, isExpanded)
    case "d":
      guard let list = parts.value()?.list, !list.isEmpty else { return nil }
      let rows = list.compactMap(\.integer)
      return rows.count == list.count ? .delete(rows) : nil
    case "a":
      guard let row = parts.integer(), let place = parts.rowActionPlace(),
        let index = parts.integer(), let title = parts.optional({ $0.text() })
      else { return nil }
      return .rowAction(row, place, index, title: title)
    case "n": return parts.integer().map { .insert($0) }
    case "m":
      guard let row = parts.integer(), let target = parts.integer(), let isBehind = parts.flag()
      else { return nil }
      return .move(row, to: target, isBehind: isBehind)
    case "ms":
      guard let row = parts.integer(), let step = parts.step() else { return nil }
      return .step(row, by: step)
    case "cx": return parts.integer().map { .cancel($0) }
    case "nf":
      guard let row = parts.integer(), let name = parts.text(), let step = parts.step() else {
        return nil
      }
      return .nextField(row, name, by: step)
    default: return nil
    }
  }

  private static func onWindow(_ verb: String, _ parts: inout PageArguments) -> PageEvent? {
    func pair<First, Second>(_ first: First?, _ second: @autoclosure () -> Second?) -> (
      First, Second
    )? {
      guard let first, let second = second() else { return nil }
      return (first, second)
    }
    switch verb {
    case "f": return pair(parts.integer(), parts.text()).map { .search($0, $1) }
    case "fs": return pair(parts.integer(), parts.integer()).map { .scope($0, $1) }
    case "e": return pair(parts.integer(), parts.flag()).map { .setEditing($0, $1) }
    case "b":
      guard let page = parts.integer(), let edge = parts.edge(), let index = parts.integer(),
        let label = parts.optional({ $0.text() })
      else { return nil }
      return .barButton(page, edge, index, label: label)
    case "k": return pair(parts.integer(), parts.text()).map { .command($0, $1) }
    case "<": return parts.integer().map { .back($0) }
    case "to": return parts.integer().map { .backTo($0) }
    case "tab": return parts.integer().map { .tab($0) }
    case "fp": return parts.integer().map { .focusPage($0) }
    case "ix": return pair(parts.integer(), parts.integer()).map { .index($0, $1) }
    case "q":
      return pair(parts.integer(), parts.optional { $0.integer() }).map {
        .answer($0, question: $1)
      }
    case "up": return pair(parts.text(), parts.integer()).map { .noFile($0, $1) }
    case "go": return parts.text().map { .go($0) }
    default: return nil
    }
  }
}

/// A command to a page as a whole, by its verb.
enum PageCommand: String, Hashable, Sendable {
  case submit = "s"
  case beginSearch = "fb"
  case endSearch = "fe"
  case refresh = "r"
  case undo = "u"
  case redo = "U"
  case loadMore = "g"
  case cancelWaiting = "cw"
  case retry = "re"
  case dismissNotice = "dn"
  case selectAll = "sa"
  case deleteSelected = "ds"
}

extension PageArguments {
  fileprivate mutating func rowActionPlace() -> RowAction.Place? {
    switch text() {
    case "l": .leading
    case "t": .trailing
    case "m": .menu
    default: nil
    }
  }

  fileprivate mutating func edge() -> TableBarButton.Edge? {
    switch text() {
    case "l": .leading
    case "r": .trailing
    case "t": .toolbar
    default: nil
    }
  }

  fileprivate mutating func step() -> Int? { integer().flatMap { abs($0) == 1 ? $0 : nil } }
}
