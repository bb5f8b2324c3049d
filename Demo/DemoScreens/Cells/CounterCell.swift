import TableScreen

/// A cell of the app's own: a count and a button, the same on every host.
final class CounterCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    let count = row.properties["count", as: Int.self] ?? 0
    return .row(
      .text(row.cell.title ?? ""), .spacer, .badge("\(count)"),
      .control(row.control("reset", .button(title: "Reset"), label: "Reset")))
  }
}

extension TableCellClass {
  /// A count, with a button whose control is called `reset`.
  static func counter(_ count: Int) -> Self { Self(CounterCell.self, ["count": count]) }
}
