import TableCore

/// The header and footer of the whole table, as last read.
struct TableEdges {
  var header: RowElement?
  var footer: RowElement?
}

extension TableScreen {
  /// Reads the header and footer of the whole table.
  func readEdges() -> TableEdges {
    TableEdges(header: tableHeader?.fitted, footer: tableFooter?.fitted)
  }

  /// Describes the header and footer of the whole table.
  func describeEdges(in chrome: inout ScreenChrome) {
    (chrome.tableHeader, chrome.tableFooter) = (tableEdges.header, tableEdges.footer)
  }

  /// Returns the kind of a header's or footer's cell, or nil if it is plain text.
  func edgeKind(_ edge: SectionEdge) -> RowKind? {
    guard let view = model.descriptor(ofSection: edge.section)?.view(edge.side) else {
      return nil
    }
    let type = view.cellClass.type as? TableRowCell.Type ?? TableRowCell.self
    return RowKind(name: "\(type)-\(edge.side)", type: type)
  }

  /// Returns a header or footer as `rowCell` shows it.
  func makeContent(of edge: SectionEdge, cell rowCell: TableRowCell) -> RowContent? {
    guard let section = model.descriptor(ofSection: edge.section), let kind = edgeKind(edge),
      let view = section.view(edge.side)
    else { return nil }
    let text = edge.side == .header ? section.title : section.footer
    let cell: TableCell = [.title: text, .properties: view.properties]
    let context = RowContext(id: edge.section, cell: cell, isEditing: isEditing)
    var content = RowContent(kind: kind.name, body: rowCell.body(for: context))
    content.height = view.height
    content.accessibilityLabel = text ?? ""
    return content
  }

  /// Runs the hook of a header or footer that comes into view, before it is drawn.
  func tellDisplay(of edge: SectionEdge) {
    guard let place = layout.index(ofSection: edge.section) else { return }
    switch edge.side {
    case .header: willDisplayHeader(section: place)
    case .footer: willDisplayFooter(section: place)
    }
  }

  /// Runs the hook of a header or footer that has left view.
  func tellEnd(of edge: SectionEdge) {
    switch edge.side {
    case .header: onEndDisplayingHeader(of: edge.section)
    case .footer: onEndDisplayingFooter(of: edge.section)
    }
  }
}
