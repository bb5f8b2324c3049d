#if os(macOS) || os(Linux)
extension KeyMap {
  static let moving: [KeyBinding] = [
    KeyBinding([.up, "k", .control("p")], .moveUp, .move, .line(1)) {
      $0.hasRows || [.menu, .help].contains($0.mode)
    },
    KeyBinding([.down, "j", .control("n")], .moveDown, .move, .line(1)) {
      $0.hasRows || [.menu, .help].contains($0.mode)
    },
    KeyBinding([.up, .control("p")], .moveUp, .move, .line(1)) {
      [.search, .index].contains($0.mode)
    },
    KeyBinding([.down, .control("n")], .moveDown, .move, .line(1)) {
      [.search, .index].contains($0.mode)
    },
    KeyBinding([.pageUp, .control("b")], .pageUp, .page) { $0.hasRows || $0.mode == .help },
    KeyBinding([.pageDown, .control("f")], .pageDown, .page) { $0.hasRows || $0.mode == .help },
    KeyBinding([.pageUp], .pageUp, .page) { $0.mode == .search },
    KeyBinding([.pageDown], .pageDown, .page) { $0.mode == .search },
    KeyBinding([.home, "g"], .top, .ends) { $0.hasRows || $0.mode == .help },
    KeyBinding([.end, "G"], .bottom, .ends) { $0.hasRows || $0.mode == .help },
    KeyBinding([.up, .control("p")], .moveUp, .move, .line(4)) { $0.isInField },
    KeyBinding([.down, .control("n")], .moveDown, .move, .line(4)) { $0.isInField },
    KeyBinding([.pageUp], .pageUp, .page) { $0.isInField },
    KeyBinding([.pageDown], .pageDown, .page) { $0.isInField },
    KeyBinding([.tab], .nextStop, .control, .line(9)) { $0.goesToNextStop },
    KeyBinding([.backTab], .previousStop, .previousControl) { $0.goesToPreviousStop },
    KeyBinding([.tab], .nextControl, .control, .line(9)) {
      $0.row(\.controlCount, atLeast: 2) && !$0.goesToNextStop
    },
    KeyBinding([.backTab], .previousControl, .previousControl) {
      $0.row(\.controlCount, atLeast: 2) && !$0.goesToPreviousStop
    },
  ]

  /// Returns the help of the return key: the app's own name for its effect, or else the words of a
  /// topic.
  private static func verb(
    _ topic: TerminalWords.Topic
  ) -> @Sendable (KeyContext, TerminalWords) -> String {
    { $0.row?.primaryTitle?.asVerb ?? $1[topic] }
  }

  static let acting: [KeyBinding] = [
    KeyBinding([.enter], .open, describing: verb(.open), .line(2), menu: true) {
      $0.primary == .open
    },
    KeyBinding([.enter], .open, describing: verb(.press), .line(2), menu: true) {
      $0.primary == .act
    },
    KeyBinding([.enter], .open, .select, .line(2), menu: true) { $0.primary == .select },
    KeyBinding([.enter], .open, .deselect, .line(2), menu: true) { $0.primary == .deselect },
    KeyBinding([" "], .open, .select) { $0.primary == .select && !$0.row(\.hasSwitch) },
    KeyBinding([" "], .open, .deselect) { $0.primary == .deselect && !$0.row(\.hasSwitch) },
    KeyBinding([.enter], .open, .link, .line(2), menu: true) { $0.primary == .link },
    KeyBinding([.enter], .edit, .edit, .line(2), menu: true) { $0.primary == .edit },
    KeyBinding([.enter], .choose, .choose, .line(2), menu: true) { $0.primary == .choose },
    KeyBinding([.enter], .press, describing: verb(.press), .line(2), menu: true) {
      $0.primary == .press
    },
    KeyBinding([.enter], .details, .details, .line(2), menu: true) { $0.primary == .details },
    KeyBinding([.enter, " "], .toggle, .toggle, .line(2), menu: true) { $0.primary == .toggle },
    KeyBinding([" "], .toggle, .toggle, .line(3), menu: true) {
      $0.row(\.hasSwitch) && $0.primary != .toggle
    },
    KeyBinding([], .details, .details, menu: true) {
      $0.row(\.hasDetails) && $0.primary != .details
    },
    KeyBinding(
      [], .longPress, describing: { $0.row?.longPressTitle?.asVerb ?? $1[.longPress] }, menu: true
    ) { $0.row(\.isLongPressable) },
    KeyBinding([.left, "h"], .decrease, .change, .line(3)) { $0.row(\.isAdjustable) },
    KeyBinding([.right, "l"], .increase, .change, .line(3)) { $0.row(\.isAdjustable) },
    // The return key and the arrow are one entry of the help; the menu has it once.
    KeyBinding([.enter], .open, .expand, .line(2)) { $0.primary == .expand },
    KeyBinding([.right, "l"], .expand, .expand, .line(3), menu: true) { $0.expansion == false },
    KeyBinding([.enter], .open, .collapse, .line(2)) { $0.primary == .collapse },
    KeyBinding([.left, "h"], .collapse, .collapse, .line(3), menu: true) { $0.expansion == true },
    KeyBinding([], .expand, .expand, menu: true) {
      $0.row(\.isAdjustable) && $0.row?.isExpanded == false
    },
    KeyBinding([], .collapse, .collapse, menu: true) {
      $0.row(\.isAdjustable) && $0.row?.isExpanded == true
    },
    // Edit mode is for deleting and inserting, so these keys are more important in it.
    KeyBinding(["d", .delete], .delete, .delete, .line(2), menu: true) {
      $0.row(\.canDelete) && $0.isEditing
    },
    KeyBinding(["d", .delete], .delete, .delete, .line(6), menu: true) {
      $0.row(\.canDelete) && !$0.isEditing
    },
    KeyBinding(["+", .insert], .insert, .insert, .line(2), menu: true) {
      $0.row(\.canInsert) && $0.isEditing
    },
    KeyBinding(["+", .insert], .insert, .insert, .line(6), menu: true) {
      $0.row(\.canInsert) && !$0.isEditing
    },
    KeyBinding(["J", .shiftDown], .moveRowDown, .moveRow, .line(4)) {
      $0.row(\.isMoveable) && $0.isEditing
    },
    KeyBinding(["K", .shiftUp], .moveRowUp, .moveRow, .line(4)) {
      $0.row(\.isMoveable) && $0.isEditing
    },
    KeyBinding([], .startMoving, .startMoving, menu: true) {
      $0.row(\.isMoveable) && !$0.isEditing
    },
    KeyBinding(["x"], .cancelAction, .cancel, .line(2), menu: true) {
      $0.row(\.isBusy) && !$0.isWaiting
    },
    // While the screen waits, too, the last line names only the key for that.
    KeyBinding(["x"], .cancelAction, .cancel, menu: true) {
      $0.row(\.isBusy) && $0.escapeCancelsWaiting
    },
    KeyBinding([], .cancelAction, .cancel, menu: true) {
      $0.row(\.isBusy) && $0.isWaiting && !$0.escapeCancelsWaiting
    },
    KeyBinding(["m"], .menu, .menu, .line(10)) { $0.row(\.hasMenu) && !$0.isQuestion },
  ]
}

extension String {
  /// The text as the help writes verbs: in lower case, unless it begins with capitals.
  fileprivate var asVerb: String {
    dropFirst().first?.isUppercase == true ? self : prefix(1).lowercased() + dropFirst()
  }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  init(extendedGraphemeClusterLiteral value: Character) { self = .character(value) }
}

extension KeyContext {
  /// True while keys go to the rows, and there are any, or something else that does not fit the screen.
  var hasRows: Bool { mode == .rows && (row != nil || canScroll) }

  /// True if the tab key leads to the next control of a form.
  var goesToNextStop: Bool { mode == .rows && isForm && hasNextStop }

  /// True if Shift-Tab leads to an earlier control of a form.
  var goesToPreviousStop: Bool { mode == .rows && isForm && hasPreviousStop }

  /// The effect of the return key, while keys go to the rows.
  var primary: Primary? { mode == .rows ? row?.primary : nil }

  /// The expansion of the row with the cursor, if the left and right keys change it; otherwise nil.
  var expansion: Bool? {
    guard mode == .rows, let row, !row.isAdjustable else { return nil }
    return row.isExpanded
  }

  /// Returns whether keys go to the rows, and a property of the row with the cursor is true.
  func row(_ fact: KeyPath<Row, Bool>) -> Bool { mode == .rows && row?[keyPath: fact] == true }

  /// Returns whether keys go to the rows, and a count of the row with the cursor is at least
  /// `least`.
  func row(_ count: KeyPath<Row, Int>, atLeast least: Int) -> Bool {
    mode == .rows && (row?[keyPath: count] ?? 0) >= least
  }
}
#endif
