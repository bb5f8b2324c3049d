import TableScreen

/// The commands of a row that its menu and its swipes offer.
@MainActor enum RowMenu {
  /// The action of an entry.
  enum Command: Hashable {
    case tap, tapAccessory, longPress, delete, insert, cancel, moveUp, moveDown
    case setExpanded(Bool)
    case rowAction(RowAction.Place, Int)
  }

  /// An entry of the menu.
  struct Entry: Hashable {
    var title: String
    var command: Command
    var isDestructive = false
  }

  /// Returns the entries of the menu, in groups.
  static func entries(of content: RowContent) -> [[Entry]] {
    let words = GTKWords.current
    var first: [Entry] = []
    if let title = title(of: content, words) {
      first.append(Entry(title: title, command: .tap))
    }
    if content.isAccessoryTappable {
      first.append(Entry(title: words[.details], command: .tapAccessory))
    }
    if let isExpanded = content.isExpanded {
      first.append(
        Entry(
          title: words[isExpanded ? .collapse : .expand], command: .setExpanded(!isExpanded)))
    }
    if content.hasLongPressInMenu {
      first.append(Entry(title: content.longPressTitle ?? words[.longPress], command: .longPress))
    }
    if content.isCancellable {
      first.append(Entry(title: TableWords.current.cancel, command: .cancel))
    }
    let actions = [RowAction.Place.leading, .trailing, .menu].flatMap {
      Self.actions(of: content, $0)
    }
    var edits: [Entry] = []
    if content.editing == .insert {
      edits.append(Entry(title: TableWords.current.insert, command: .insert))
    }
    if content.isMoveable {
      edits.append(Entry(title: words[.moveUp], command: .moveUp))
      edits.append(Entry(title: words[.moveDown], command: .moveDown))
    }
    return [first, actions, edits, delete(content)].filter { !$0.isEmpty }
  }

  /// Returns the entries that a swipe reveals on one side.
  static func swipe(_ content: RowContent, _ place: RowAction.Place) -> [Entry] {
    actions(of: content, place) + (place == .trailing ? delete(content) : [])
  }

  private static func delete(_ content: RowContent) -> [Entry] {
    guard content.editing == .delete else { return [] }
    let title = content.deleteTitle ?? TableWords.current.delete
    return [Entry(title: title, command: .delete, isDestructive: true)]
  }

  private static func actions(of content: RowContent, _ place: RowAction.Place) -> [Entry] {
    (content.rowActions[place] ?? []).enumerated().map { index, action in
      Entry(
        title: action.title, command: .rowAction(place, index), isDestructive: action.isDestructive)
    }
  }

  private static func title(of content: RowContent, _ words: GTKWords) -> String? {
    let plain: String
    switch content.tap {
    case .action, .link: plain = words[.open]
    case .press: plain = words[.press]
    case .select: plain = words[.select]
    case .deselect: plain = words[.deselect]
    case .expand, nil: return nil
    }
    return content.tapTitle ?? plain
  }
}
