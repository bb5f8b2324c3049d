import TableScreen

extension DataReader {
  /// Reads a cell, or what the cells of a section have by default, which is checked already.
  func cell(_ node: DataNode, common defaults: CommonKeys? = nil) -> TableCell? {
    if case .other(let value) = node.value, let cell = value as? TableCell { return cell }
    guard var values = defaults?.values ?? cellValues(node) else { return nil }
    let isSecret = isSecretRow
    isSecretRow = values["secret"]?.flag ?? common.hidesValues
    defer { isSecretRow = isSecret }
    if defaults == nil {
      common.taken = []
      common.isShared = false
      if values["name"] != nil { takeCommonField(&values) }
    }
    var cell = TableCell()
    // Only the row's own keys are visited, which are few among all keys.
    let keys = values.keys.compactMap { TableCell.Key.Known(name: $0) }
    func read(_ key: TableCell.Key.Known) {
      _ = atRow(key.name, of: values) { node -> Void? in
        if case .other(let value) = node.value {
          store(value, in: &cell, under: key, node)
        } else if let attribute = attribute(node, key, values) {
          cell.set(attribute, for: TableCell.Key(key))
        }
        return nil
      }
    }
    for key in keys.sorted(by: { $0.rawValue < $1.rawValue }) where key != .children { read(key) }
    // The defaults of a section meet rows of any class.
    if defaults == nil { checkControls(values) }
    if values["name"] != nil || values["type"] != nil {
      readField(values, node, into: &cell, common: defaults)
    } else {
      reportLostKey(values, node, common: defaults)
    }
    // Of two fields of one name that of the row itself counts.
    read(.children)
    return cell
  }

  /// What a key of a cell that guards something holds it to, where its value cannot be read.
  private static var guards: [(key: String, value: DataNode.Payload)] {
    [
      ("secret", .flag(true)), ("masked", .flag(true)), ("moveable", .flag(false)),
      ("editingStyle", .text(TableSymbol.off.rawValue)),
    ]
  }

  /// Returns the values of a cell by key, or nil if the node is no object; a row that means to be secret, hidden or kept is.
  func cellValues(_ node: DataNode) -> [String: DataNode]? {
    let values = checked(node, as: .cell) { key, value in
      guard let known = TableCell.Key.Known(name: key) else {
        return key == "value" || key == "options"
      }
      return known.accepts.contains(CellAttribute(anyValue: value).kind)
    }
    guard var values else { return nil }
    // Few rows have such a mistake, and each of the keys would be looked for in all of them.
    let hasMistake = values.count < node.fields?.count ?? 0
    if hasMistake {
      if isMeantSecret(node, without: values) {
        values["secret"] = DataNode(.flag(true), offset: node.offset)
      }
      for (key, value) in Self.guards
      where values[key] == nil && isMeant(key, in: node, of: .cell) {
        values[key] = DataNode(value, offset: node.offset)
      }
    }
    // What belongs to a type that is not known says nothing without it.
    if values["type"] == nil, values["cellClass"] == nil, hasMistake,
      isMeant("type", in: node, of: .cell)
    {
      values["properties"] = nil
      values["options"] = nil
    }
    return values
  }

  /// Stores a Swift value of the app in the cell, if the key takes it.
  private func store(
    _ value: Any, in cell: inout TableCell, under key: TableCell.Key.Known, _ node: DataNode
  ) {
    let attribute = CellAttribute(anyValue: value)
    guard key.accepts.contains(attribute.kind) else { return wrongKind(node, key.shape) }
    cell.set(attribute, for: TableCell.Key(key))
  }

  private func attribute(
    _ node: DataNode, _ key: TableCell.Key.Known, _ values: [String: DataNode]
  ) -> CellAttribute? {
    switch key {
    case .id: id(node).map { .id($0) }
    case .title, .subtitle: text(node)
    case .tag: node.text.map { .text($0) } ?? .list(texts(node).map { .text($0) })
    case .style, .selectionStyle, .editingStyle, .moveable:
      node.flag.map { .flag($0) } ?? node.text.map { .symbol(TableSymbol(rawValue: $0)) }
    case .cellClass: node.text.flatMap { names.cells.entries[$0]?.cellClass }.map { .cellClass($0) }
    case .reuseIdentifier, .searchText, .deleteTitle, .actionTitle, .longPressTitle:
      node.text.map { .text($0) }
    case .properties:
      .values(properties(node, of: values))
    case .arguments: .values(arguments(node))
    case .action, .longPressAction, .deleteAction, .insertAction:
      action(node).map { .action($0) }
    case .accessory: accessory(node)
    case .bind: binding(node)
    case .controls:
      .handlers(
        TableControlHandlers(
          handlers: Dictionary(
            (node.fields ?? []).compactMap { field in
              at(.key(field.key)) { action(field.node).map { (field.key, $0) } }
            }, uniquingKeysWith: { $1 }), typing: [:]))
    case .validate: validation(node).map { .validation($0) }
    case .image: image(node).map { .image($0) }
    case .height:
      node.number.map { .number($0) }
        ?? node.text.map { .symbol(TableSymbol(rawValue: $0)) }
    case .indentation, .lines: node.integer.map { .integer($0) }
    case .content: CellAttribute(anyValue: plain(node))
    case .keepSelection, .searchable, .masked, .secret: node.flag.map { .flag($0) }
    case .swipeActions, .leadingSwipeActions, .menu: .rowActions(rowActions(node))
    case .children: children(node).map { .children($0) }
    }
  }

  /// Reports names of controls that a row cannot have: where no class makes it, or what stands at its end, it has only those
  /// with the standard names.
  func checkControls(_ values: [String: DataNode]) {
    guard let controls = values["controls"]?.fields, className(values) == nil, !common.hasClass
    else { return }
    let view = values["accessory"].map { $0["view"]?.text } ?? common.accessoryView
    // A plain switch, badge, button or picture is no class, though one may have the same name.
    if let view, names.cells.entries[view] != nil,
      !TableCell.Key.Known.accessoryViews.contains(view)
    {
      return
    }
    // The stock row makes a control for each property that it is bound to.
    let bound = values["bind"].map { Set($0.fields?.map(\.key) ?? []) } ?? common.boundNames
    let standard = [RowControl.boundName, RowControl.accessoryName]
    for field in controls where !standard.contains(field.key) && !bound.contains(field.key) {
      let others = (values["bind"] ?? common.values?["bind"])?.fields?.prefix(1_000)
      let guess = guess(field.key, among: standard + (others?.map(\.key) ?? []))
      at(.key("controls")) {
        at(.key(field.key)) {
          faultOfTable(
            .unknownControl, at: field.keyOffset, "no control is named \(quoted(field.key))",
            remedy: guess.map { "write “\($0)”" }, nearest: guess)
        }
      }
    }
  }

  /// The name of the class that makes the row, or nil for the stock one.
  func className(_ values: [String: DataNode]) -> String? {
    if values["name"] != nil || values["type"] != nil { return fieldType(values) }
    return (values["cellClass"] ?? common.values?["cellClass"])?.text
  }

  private func children(_ node: DataNode) -> TableChildren? {
    // The defaults of a section are those of its own rows.
    let around = common
    common = around.below
    defer { common = around }
    if let list = node.list {
      guard takeSection(node) else { return nil }
      return TableChildren(.sections([section(of: cells(list))]), expanded: false)
    }
    guard takeNode(node), let values = checked(node, as: .children) else { return nil }
    var inner = at("sections", of: values) { sections($0.list ?? []) } ?? []
    if let cells = at("cells", of: values, { takeSection($0) ? cells($0.list ?? []) : nil }) {
      inner.insert(section(of: cells), at: 0)
    }
    return TableChildren(
      .sections(inner), expanded: values["expanded"]?.flag ?? false,
      showsTitles: values["showsTitles"]?.flag ?? false)
  }
}
