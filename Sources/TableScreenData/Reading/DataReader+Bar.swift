import TableScreen

extension DataReader {
  /// Reports keys that stand beside another one of which each takes the place of those behind it.
  func reportBeside(_ keys: [String], in values: [String: DataNode]) {
    let given = keys.filter { values[$0] != nil }
    guard let first = given.first else { return }
    for key in given.dropFirst() {
      _ = at(key, of: values) { node -> Void? in
        fault(.uselessKey, at: node.offset, "“\(key)” stands beside “\(first)”")
      }
    }
  }

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
      let isSaid = ["title", "system", "image"].contains {
        isMeant($0, in: node, of: .barButton)
      }
      if isSaid { return nil }
      fault(.emptyButton, at: node.offset, "the button shows nothing")
      return nil
    }
    reportBeside(["title", "system", "image"], in: values)
    button.isEnabled =
      values["enabled"]?.flag ?? !isMeant("enabled", in: node, of: .barButton)
    button.isProminent = values["prominent"]?.flag ?? false
    return button
  }
}
