/// A cell class: it makes the elements of a row, and is reused for other rows of its kind.
///
/// A class of your own is written once and works on every host:
///
/// ```swift
/// final class RatingCell: TableRowCell {
///   override func body(for row: RowContext) -> RowElement {
///     let stars = row.properties["stars", as: Int.self] ?? 0
///     return .row(.text(row.cell.title ?? ""), .spacer, .text(String(repeating: "★", count: stars), role: .value))
///   }
/// }
/// ```
@MainActor open class TableRowCell: RowCell {
  /// Creates a cell; the host does, when none of its kind is free.
  public required init() {}

  /// Returns the action of a tap on `row` if its cell has none, or of a control if the cell has no
  /// handler for that name; nil unless overridden.
  ///
  /// This is a method of the class, because rows that no cell object shows can be tapped, too.
  open class func action(for row: RowContext, control: String?) -> TableAction? { nil }

  /// Returns whether a tap on `row` presses its button, so that a host can name that effect; false
  /// unless overridden.
  open class func pressesButton(of row: RowContext) -> Bool { false }

  /// Runs before a row of the class is bound: see ``TableScreen/willBind(_:_:)``; `row` has no values yet.
  open class func willBind(_ row: RowContext) {}

  /// Runs when a row of the class is bound.
  open class func onBind(_ row: RowContext) { (self as any OldRowHooks.Type).didBind(row) }

  /// Runs before a row of the class reads its bound properties.
  open class func willReload(_ row: RowContext) {}

  /// Runs after a row of the class has read its bound properties.
  open class func onReload(_ row: RowContext) { (self as any OldRowHooks.Type).didReload(row) }

  /// Runs before the drafts of a row of the class are written.
  open class func willCommit(_ row: RowContext) {}

  /// Runs after the drafts of a row of the class were written.
  open class func onCommit(_ row: RowContext) { (self as any OldRowHooks.Type).didCommit(row) }

  /// Returns the accessory of `row` if its cell gives none; `.off` unless overridden.
  open func accessory(for row: RowContext) -> RowContent.Accessory { .off }

  /// Runs once, before the cell shows its first row.
  open func onLoad() {}

  /// Runs when the cell left its old row, before it learns of the new one.
  open func prepareForReuse() {}

  /// Runs when a reused cell shows its new row.
  open func onReuse() {}

  /// Runs right before the cell is drawn.
  open func willDisplay() {}

  /// Makes the elements of `row`; nothing of an earlier row is left.
  open func body(for row: RowContext) -> RowElement { StockBody.body(for: row) }

  // MARK: Old names, until 1.0

  /// The old name of ``onBind(_:)``.
  @available(*, deprecated, renamed: "onBind(_:)") open class func didBind(_ row: RowContext) {}
  /// The old name of ``onReload(_:)``.
  @available(*, deprecated, renamed: "onReload(_:)") open class func didReload(_ row: RowContext) {}
  /// The old name of ``onCommit(_:)``.
  @available(*, deprecated, renamed: "onCommit(_:)") open class func didCommit(_ row: RowContext) {}
}

/// The hooks of cell classes under their old names: the new hooks call them through this protocol, which gives no
/// deprecation warning.
@MainActor protocol OldRowHooks {
  static func didBind(_ row: RowContext)
  static func didReload(_ row: RowContext)
  static func didCommit(_ row: RowContext)
}

extension TableRowCell: OldRowHooks {}
