import TableScreen

extension TextRowComposer {
  /// Returns the lines of an element that stands in no row, such as a header of the app's own.
  func lines(_ element: RowElement, of node: NodeID) -> [TextLine] {
    composer(of: node).lines(element, width: width).map { line in
      var line = line
      line.fit(min(line.width, width))
      return line
    }
  }

  /// Returns the lines of a header or footer that is a plain text.
  func lines(
    _ side: SectionEdge.Side, _ text: String, _ plan: TextPlan, isGrouped: Bool
  ) -> [TextLine] {
    switch side {
    case .header: [isGrouped ? groupedHeader(text, plan) : plainHeader(text)]
    case .footer:
      parts.wrapped(
        text, width: width, lines: 6, looks: TextLooks(TextStyle(.footer, .dim)), keepsLines: true)
    }
  }

  private func groupedHeader(_ title: String, _ plan: TextPlan) -> TextLine {
    let width = max(plan.row.count - 2, 0)
    let start = parts.sanitizer.pieces(of: title, columns: width).map(\.text).joined()
    return parts.line(start.uppercased(), width: width, style: TextStyle(.header, .bold))
  }

  private func plainHeader(_ title: String) -> TextLine {
    var line = parts.line(title, width: width, style: TextStyle(.header, .bold))
    guard line.width + 2 < width else { return line }
    line.append(spaces: 1)
    let rule = String(repeating: parts.glyphs.horizontal, count: width - line.width)
    line.append(glyphs: rule, TextStyle(.rule, .dim))
    return line
  }
}
