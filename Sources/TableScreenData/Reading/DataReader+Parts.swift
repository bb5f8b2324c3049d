import Foundation
import TableScreen

extension DataReader {
  /// Reads a text, or a list of plain texts and styled parts.
  func text(_ node: DataNode) -> CellAttribute? {
    if let text = node.text { return .text(text) }
    if let integer = node.integer { return .integer(integer) }
    if let number = node.number { return .number(number) }
    var whole = AttributedString()
    for (index, part) in (node.list ?? []).enumerated() where !part.isNull {
      at(.index(index)) { whole += run(part) }
    }
    return .richText(whole)
  }

  private func run(_ node: DataNode) -> AttributedString {
    if let text = node.text { return AttributedString(text) }
    guard let values = checked(node, as: .run) else { return AttributedString() }
    var run = AttributedString(values["text"]?.text ?? "")
    var emphasis: TableEmphasis = []
    for (name, mark) in TableEmphasis.names where values[name]?.flag == true {
      emphasis.insert(mark)
    }
    if !emphasis.isEmpty { run.tableEmphasis = emphasis }
    run.link = values["link"]?.text.flatMap { URL.safe($0) }
    run.tableColor = at("color", of: values) { color($0) }
    return run
  }

  /// Reads a color; a report about a secret does not quote it.
  func color(_ node: DataNode, isSecret: Bool = false) -> TableColor? {
    guard let name = node.text else { return nil }
    if let color = TableColor(name: name) { return color }
    let guess =
      isSecret ? nil : guess(name, among: TableColor.named.map(\.name) + ["accent", "secondary"])
    fault(
      .unknownColor, at: node.offset, "\(isSecret ? "this" : quoted(name)) is no color",
      remedy: "write \(guess.map { "“\($0)”" } ?? "a name as “red”, or the parts as “#ff8800”")",
      nearest: guess)
    return nil
  }

  /// Reads a picture: a name, a web address, or an object.
  func image(_ node: DataNode) -> TableImage? {
    if let text = node.text {
      if text.isEmpty {
        faultEmpty(node)
        return nil
      }
      if let url = URL.web(text) { return TableImage(.remote(url)) }
      guard !URL.hasScheme(text) else {
        wrongKind(node, .webURL)
        return nil
      }
      return TableImage(.named(text))
    }
    guard let values = checked(node, as: .image) else { return nil }
    let data = at("data", of: values) { bytes($0) }
    let sources: [TableImage.Source?] = [
      values["url"]?.text.flatMap { URL.web($0) }.map { .remote($0) },
      data.map { .data($0) }, values["name"]?.text.map { .named($0) },
    ]
    guard let source = sources.compactMap({ $0 }).first else {
      if !["url", "data", "name"].contains(where: { isMeant($0, in: node, of: .image) }) {
        fault(.noImageSource, at: node.offset, "the image has no source")
      }
      return nil
    }
    reportBeside(["url", "data", "name"], in: values)
    return TableImage(
      source, radius: values["radius"]?.number ?? 0, size: values["size"]?.number,
      placeholder: values["placeholder"]?.text,
      contentMode: values["contentMode"]?.text.flatMap(TableImage.ContentMode.init(rawValue:))
        ?? .aspectFit)
  }

  private func bytes(_ node: DataNode) -> Data? {
    if case .bytes(let data) = node.value { return data }
    if let data = node.text.flatMap({ Data(base64Encoded: $0) }) { return data }
    fault(.badBase64, at: node.offset, "these are no bytes in base 64")
    return nil
  }

  // MARK: Actions

  func action(_ node: DataNode) -> TableAction? {
    if case .other(let value) = node.value {
      if let action = value as? TableAction { return action }
      wrongKind(node, DataObject.action)
      return nil
    }
    if node.text != nil { return actionName(node).map { TableAction(.named($0, nil)) } }
    guard let values = checked(node, as: .namedAction),
      let name = at("name", of: values, { actionName($0) })
    else { return nil }
    let action = TableAction(.named(name, at("arguments", of: values) { arguments($0) }))
    if let question = at("confirm", of: values, { confirmation($0, of: name) }) {
      return TableAction(.asking(question, action))
    }
    // A question that cannot be read is asked all the same: nothing runs that should be asked about.
    guard isMeant("confirm", in: node, of: .namedAction) else { return action }
    return TableAction(.asking(TableConfirmation(name), action))
  }

  /// Reads a question; one without its text is the message, or else the name of the action.
  private func confirmation(_ node: DataNode, of name: String) -> TableConfirmation? {
    if let text = node.text {
      if !text.isEmpty { return TableConfirmation(text) }
      faultEmpty(node, why: DataObject.namedAction.held(by: "confirm"))
      return nil
    }
    guard let values = checked(node, as: .confirmation) else { return nil }
    let message = values["message"]?.text
    let question = values["question"]?.text
    return TableConfirmation(
      question ?? message ?? name, values["destructive"]?.flag == true ? .destructive : .standard,
      message: question == nil ? nil : message, button: values["button"]?.text)
  }

  /// Reads the name of an action; a name that the screen does not know is reported and kept.
  private func actionName(_ node: DataNode) -> String? {
    guard let name = node.text else { return nil }
    if let actions = names.actions, !actions.contains(name) {
      let guess = guess(name, among: actions.sorted())
      fault(
        .unknownActionName, at: node.offset, "no action is named \(quoted(name))",
        remedy: guess.map { "write “\($0)”" } ?? "add it to the screen's actions", nearest: guess)
    }
    return name
  }

  func rowActions(_ node: DataNode) -> TableRowActions {
    TableRowActions(
      (node.list ?? []).enumerated().compactMap { index, node in
        at(.index(index)) {
          guard !node.isNull, let values = checked(node, as: .rowAction),
            let title = values["title"]?.text, let action = at("action", of: values, { action($0) })
          else { return nil }
          return values["destructive"]?.flag == true
            ? .destructive(title, action) : TableRowAction(title, action)
        }
      })
  }

  func accessory(_ node: DataNode) -> CellAttribute? {
    if let text = node.text { return .symbol(TableSymbol(rawValue: text)) }
    guard let values = checked(node, as: .accessory), let view = values["view"]?.text else {
      return nil
    }
    let action = at("action", of: values) { self.action($0) }
    reportMissingValue(of: view, node)
    let isPlain = TableCell.Key.Known.accessoryViews.contains(view)
    reportUselessValue(of: view, values)
    guard
      let kind = isPlain
        ? at("value", of: values, { accessoryKind(view, $0, action) })
          ?? accessoryKind(view, nil, action)
        : ownAccessory(view, values)
    else { return nil }
    var accessory = TableAccessory(kind, action: view == "switch" ? nil : action)
    accessory.label = values["label"]?.text
    return .accessory(accessory)
  }

  /// Reports a view that shows nothing without its value.
  private func reportMissingValue(of view: String, _ node: DataNode) {
    guard
      let example = ["badge": "\"3\"", "button": "\"Buy\"", "image": "{\"name\": \"cover\"}"][view],
      !isMeant("value", in: node, of: .accessory)
    else { return }
    fault(
      .requiredKey, at: node.offset, "an accessory with the view “\(view)” needs the key “value”",
      remedy: "write it, as \"value\": \(example)")
  }

  /// Reports the value of a view that has none.
  private func reportUselessValue(of view: String, _ values: [String: DataNode]) {
    if ["switch", "badge", "button", "image"].contains(view) { return }
    _ = at("value", of: values) { value -> Void? in
      fault(.uselessValue, at: value.offset, "an accessory with the view “\(view)” has no value")
    }
  }

  /// Returns the accessory that a cell class makes.
  private func ownAccessory(
    _ view: String, _ values: [String: DataNode]
  ) -> TableAccessory.Kind? {
    guard let cellClass = names.cells.entries[view]?.cellClass else { return nil }
    let properties = at("properties", of: values) { self.properties($0, of: view) }
    return .view(TableCellClass(cellClass.type), cellClass.properties.merging(properties))
  }

  private func accessoryKind(
    _ view: String, _ value: DataNode?, _ action: TableAction?
  ) -> TableAccessory.Kind? {
    switch view {
    case "switch":
      let isOn = value.flatMap { checked($0, as: .flag)?.flag }
      return .toggle(isOn: isOn ?? false, binding: nil, changed: action)
    case "badge", "button":
      guard let value else { return nil }
      let text = value.text ?? value.integer.map { String($0) }
      guard let text else {
        _ = checked(value, as: .text)
        return nil
      }
      if text.isEmpty {
        faultEmpty(value)
        return nil
      }
      return view == "badge" ? .badge(text) : .button(text)
    case "image":
      return value.flatMap { checked($0, as: TableCell.Key.Known.image.shape) }
        .flatMap { image($0) }.map { .image($0) }
    default: return .symbol(TableSymbol(rawValue: view))
    }
  }
}

extension TableEmphasis {
  /// The marks by the names under which data knows them.
  static let names: [(String, TableEmphasis)] = [
    ("bold", .bold), ("italic", .italic), ("underline", .underline),
    ("strikethrough", .strikethrough),
  ]
}
