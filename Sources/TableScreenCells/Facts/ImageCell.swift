public import TableScreen

/// A row with a picture and its title below.
///
/// ```swift
/// [.title: "Ada Lovelace, 1840", .image: .remote(portrait), .cellClass: .of(.image(size: 120))]
/// ```
///
/// Its property is `size`, the side of the square that the picture is shown in, in points.
public final class ImageCell: TableRowCell {
  /// Makes the picture and the title.
  public override func body(for row: RowContext) -> RowElement {
    var image = row.cell.image
    if let size = row.properties.number("size") { image?.size = size }
    let parts = [
      image.map { RowElement.image($0) },
      row.nameText.map {
        RowElement.text(RowText($0, role: .caption, lines: row.cell.lines))
      },
    ]
    return .middle(parts.compactMap { $0 })
  }
}

extension TableCellClass {
  /// A picture in a square whose side is `size` points.
  public static func image(size: Double = 120) -> Self { Self(ImageCell.self, ["size": size]) }
}
