import TableScreen

extension TextCanvas {
  /// Returns the title, or the app's view in its place, whose controls cannot be clicked.
  func titleLine(width: Int) -> TextLine {
    guard let view = chrome.titleView else {
      return parts.line(chrome.title, width: width, style: TextStyle(.title, .bold))
    }
    return line(of: view, width: width)
  }

  /// Returns elements of a bar as one line; controls among them cannot be clicked.
  func line(of element: RowElement, width: Int) -> TextLine {
    let composer = TextComposer(row: NodeID(.max), options: options, parts: parts)
    let wanted = min(composer.measure(element, limit: width).wanted, width)
    return composer.lines(element, width: wanted).first?.unmarked ?? TextLine()
  }
}
