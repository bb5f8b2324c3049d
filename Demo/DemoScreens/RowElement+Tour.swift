import TableScreen

extension RowElement {
  /// What a demo shows, and in which file it is: that in which this is called.
  ///
  /// It stands below the rows, or above them where there are too many to come to their end.
  static func tour(_ text: String, in file: String = #filePath) -> RowElement {
    let parts = file.split(separator: "/").drop { $0 != "DemoScreens" }
    return .column(paragraph(text), paragraph("Demo/\(parts.joined(separator: "/"))"))
  }

  private static func paragraph(_ text: String) -> RowElement {
    var paragraph = RowText(TableText(text), role: .caption)
    paragraph.lines = 0
    return .text(paragraph)
  }
}
