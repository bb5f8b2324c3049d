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
}
