import Foundation
import TableScreen

extension DataWriter {
  /// Writes a text as runs of characters with the same style.
  func runs(_ text: TableText) -> DataNode {
    let characters = Array(text.plain)
    var nodes: [DataNode] = []
    var end = 0
    func plain(to start: Int) {
      if start > end { nodes.append(self.text(String(characters[end..<start]))) }
    }
    for run in text.runs() {
      plain(to: run.characters.lowerBound)
      end = run.characters.upperBound
      var fields = [DataNode.Field("text", self.text(String(characters[run.characters])))]
      for (name, mark) in TableEmphasis.names where run.emphasis.contains(mark) {
        fields.append(.init(name, DataNode(.flag(true))))
      }
      if let color = run.color { fields.append(.init("color", self.text(color.name))) }
      if let link = run.link {
        if URL.safe(link.absoluteString) != nil {
          fields.append(.init("link", self.text(link.absoluteString)))
        } else {
          _ = leaveOut("this address")
        }
      }
      nodes.append(DataNode(.fields(fields)))
    }
    plain(to: characters.count)
    return DataNode(.list(nodes))
  }

  func image(_ image: TableImage) -> DataNode? {
    var source: DataNode.Field
    switch image.source {
    case .named(let name): source = .init("name", text(name))
    case .data(let data): source = .init("data", DataNode(.bytes(data)))
    case .remote(let url):
      guard URL.web(url.absoluteString) != nil else { return leaveOut("this address") }
      source = .init("url", text(url.absoluteString))
    }
    let more: DataNode = [
      "radius": image.radius == 0 ? nil : DataNode(.number(image.radius)),
      "size": image.size.map { DataNode(.number($0)) },
      "placeholder": image.placeholder.map { text($0) },
      "contentMode": image.contentMode == .aspectFit ? nil : text(image.contentMode.rawValue),
    ]
    return DataNode(.fields([source] + (more.fields ?? [])))
  }

  func action(_ action: TableAction) -> DataNode? {
    let (question, inner) = (action.asked?.confirmation, action.asked?.action ?? action)
    guard case .named(let name, let arguments) = inner.body else {
      return leaveOut("an action that is a function")
    }
    guard arguments != nil || question != nil else { return text(name) }
    return [
      "name": text(name),
      "arguments": arguments.map { arguments in
        at(.key("arguments")) { values(arguments) } ?? DataNode(.fields([]))
      },
      "confirm": question.map { confirmation($0) },
    ]
  }

  private func confirmation(_ question: TableConfirmation) -> DataNode {
    if question == TableConfirmation(question.question) { return text(question.question) }
    return [
      "question": text(question.question), "message": question.message.map { text($0) },
      "button": question.button.map { text($0) },
      "destructive": flag(question.role == .destructive, unless: false),
    ]
  }

  func rowActions(_ actions: TableRowActions) -> DataNode? {
    let nodes = actions.actions.enumerated().compactMap { index, rowAction -> DataNode? in
      at(.index(index)) {
        action(rowAction.action).map { action in
          [
            "title": text(rowAction.title), "action": action,
            "destructive": flag(rowAction.isDestructive, unless: false),
          ]
        }
      }
    }
    return DataNode(.list(nodes))
  }

  func accessory(_ accessory: TableAccessory) -> DataNode? {
    var view: String
    var value: DataNode?
    var properties: DataNode?
    var action = accessory.action
    switch accessory.kind {
    case .symbol(let symbol):
      view = symbol.rawValue
      if action == nil, accessory.label == nil { return text(view) }
    case .toggle(let isOn, let binding, let changed):
      guard binding == nil else { return leaveOut("a switch that is bound to a property") }
      (view, value, action) = ("switch", DataNode(.flag(isOn)), changed)
    case .badge(let title): (view, value) = ("badge", text(title))
    case .button(let title): (view, value) = ("button", text(title))
    case .image(let image):
      guard let node = self.image(image) else { return nil }
      (view, value) = ("image", node)
    case .view(let cellClass, let arguments):
      guard let name = name(of: TableCellClass(cellClass.type, arguments.values)) else {
        return leaveOut("the class \(cellClass.type)")
      }
      view = name
      properties = self.properties(arguments, of: name)
    }
    return [
      "view": text(view), "value": value, "properties": properties,
      "action": action.flatMap { action in at(.key("action")) { self.action(action) } },
      "label": accessory.label.map { text($0) },
    ]
  }
}
