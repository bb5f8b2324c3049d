import TableScreen

extension TextCanvas {
  /// The title, or what stands in its place; a click on that means nothing.
  func titleLine(width: Int) -> TextLine {
    guard let view = chrome.titleView else {
      return parts.line(chrome.title, width: width, style: TextStyle(.title, .bold))
    }
    return line(of: view, width: width)
  }

  /// Returns elements of a bar as one line; what a person uses in a row does nothing there.
  func line(of element: RowElement, width: Int) -> TextLine {
    let composer = TextComposer(row: NodeID(.max), options: options, parts: parts)
    let wanted = min(composer.measure(element, limit: width).wanted, width)
    return composer.lines(element, width: wanted).first?.unmarked ?? TextLine()
  }
}
