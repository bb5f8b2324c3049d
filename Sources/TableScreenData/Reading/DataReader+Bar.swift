import TableScreen

extension DataReader {
  /// Reads the buttons in the bar of a screen.
  func barButtons(_ node: DataNode) -> [TableBarButton.Edge: [TableBarButton]] {
    guard let values = checked(node, as: .barButtons) else { return [:] }
    return TableBarButton.Edge.allCases.reduce(into: [:]) { buttons, edge in
      buttons[edge] = at(edge.rawValue, of: values) { list in
        (list.list ?? []).enumerated().compactMap { index, node in
          node.isNull ? nil : at(.index(index)) { takeNode(node) ? barButton(node) : nil }
        }
      }
    }
  }

  private func barButton(_ node: DataNode) -> TableBarButton? {
    guard let values = checked(node, as: .barButton) else { return nil }
    guard let action = at("action", of: values, { self.action($0) }) else { return nil }
    var button: TableBarButton
    if let title = values["title"]?.text {
      button = TableBarButton(title, action: action)
    } else if let system = values["system"]?.text.flatMap(TableBarButton.System.init(rawValue:)) {
      button = TableBarButton(system: system, action: action)
    } else if let image = values["image"]?.text {
      button = TableBarButton(image: image, action: action)
    } else {
      let isSaid = ["title", "system", "image"].contains { node[$0]?.isNull == false }
      if isSaid { return nil }
      fault(.emptyButton, at: node.offset, "the button shows nothing")
      return nil
    }
    button.isEnabled = values["enabled"]?.flag ?? true
    button.isProminent = values["prominent"]?.flag ?? false
    return button
  }
}
