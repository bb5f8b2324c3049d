public import TableScreen

/// A row of key-value pairs, one per line.
///
/// ```swift
/// [.title: "Parcel", .cellClass: .of(.keyValue(["Weight": "2 kg", "From": "Oslo", "To": "Lagos"]))]
/// ```
///
/// Its property is `pairs`; without it the row is one pair, its title and its subtitle.
public final class KeyValueCell: TableRowCell {
  /// Makes the title and the pairs.
  public override func body(for row: RowContext) -> RowElement {
    guard let pairs = Self.pairs(of: row) else {
      let value = row.cell.subtitleText ?? TableText(row.shownText ?? "")
      let text = RowElement.text(RowText(value, role: .value, lines: row.cell.lines))
      if row.isAccessory { return text }
      return .row(
        .text(RowText(row.cell.titleText ?? "", lines: row.cell.lines)), .spacer, text)
    }
    let lines = pairs.map { pair in
      RowElement.row(.text(pair.key, role: .subtitle), .spacer, .text(pair.value, role: .value))
    }
    return .stack(RowStack(.vertical, row.names + lines))
  }

  private static func pairs(of row: RowContext) -> [TextPair]? {
    if let values = row.properties["pairs", as: [String: String].self] {
      return values.sorted { $0.key < $1.key }.map { TextPair(key: $0.key, value: $0.value) }
    }
    return row.properties["pairs", as: [TextPair].self]
  }
}

extension TableCellClass {
  /// One pair: the title, and at the end of the line the subtitle or the bound value.
  public static var keyValue: Self { Self(KeyValueCell.self) }

  /// Key-value pairs, in the given order.
  public static func keyValue(_ pairs: KeyValuePairs<String, String>) -> Self {
    Self(
      KeyValueCell.self,
      ["pairs": pairs.map { TextPair(key: $0.key, value: $0.value) }])
  }
}
