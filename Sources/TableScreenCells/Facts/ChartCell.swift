public import TableScreen

/// A row with a small line chart of numbers and a short text about them.
///
/// ```swift
/// [.title: "This week", .subtitle: "12 km", .cellClass: .of(.chart([3, 0, 4.5, 2, 2.5]))]
/// ```
///
/// Its property is `numbers`: what is no number in it leaves a gap, and an infinite one stands at the edge.
public final class ChartCell: TableRowCell {
  /// Makes the title, the chart and the subtitle.
  public override func body(for row: RowContext) -> RowElement {
    let numbers =
      row.properties["numbers", as: [Double].self]
      ?? row.properties["numbers", as: [Int].self]?.map { Double($0) } ?? []
    let parts: [RowElement?] = [
      row.nameText.map { .text(RowText($0, lines: row.cell.lines)) }, .spacer,
      .chart(numbers),
      row.cell.subtitleText.map { .text(RowText($0, role: .value, lines: row.cell.lines)) },
    ]
    return .stack(RowStack(.horizontal, parts.compactMap { $0 }))
  }
}

extension TableCellClass {
  /// A small line chart of numbers, in the given order.
  public static func chart(_ numbers: [Double]) -> Self {
    Self(ChartCell.self, ["numbers": numbers])
  }
}
