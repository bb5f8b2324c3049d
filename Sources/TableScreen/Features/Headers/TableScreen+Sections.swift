import TableCore

extension TableScreen {
  func edgeKind(_ edge: SectionEdge) -> RowKind? {
    guard let view = model.tree.sections[edge.section]?.descriptor.view(edge.side) else {
      return nil
    }
    let type = view.cellClass.type as? TableRowCell.Type ?? TableRowCell.self
    return RowKind(name: "\(type)-\(edge.side)", type: type)
  }

  func makeContent(of edge: SectionEdge, cell rowCell: TableRowCell) -> RowContent? {
    guard let section = model.tree.sections[edge.section]?.descriptor, let kind = edgeKind(edge),
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

  func tellDisplay(of edge: SectionEdge) {
    guard let place = layout.index(ofSection: edge.section) else { return }
    switch edge.side {
    case .header: willDisplayHeader(section: place)
    case .footer: willDisplayFooter(section: place)
    }
  }
}
