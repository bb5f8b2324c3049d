import Foundation
import TableScreen

extension DataReader {
  /// Gives a field what the defaults of its section say of fields, where it says nothing of its own.
  func takeCommonField(_ values: inout [String: DataNode]) {
    guard let others = common.values else { return }
    func take(_ key: String) {
      guard values[key] == nil, let node = others[key] else { return }
      values[key] = node
      common.taken.insert(key)
      common.isTaken = true
    }
    // The type may be given by the name of a class.
    let (own, usual) = (givenType(values), givenType(others))
    if values["type"] == nil, values["cellClass"] == nil {
      take(others["type"] == nil ? "cellClass" : "type")
    }
    // A value is one of the type beside it, and means nothing to a field of another.
    let isSame = own == nil || usual == nil || own == usual
    common.isSame = isSame
    common.isShared =
      values["options"] == nil && values["properties"] == nil
      && (own != nil || values["cellClass"] == nil || common.taken.contains("cellClass"))
    let missing = ["value", "options", "properties"].filter { values[$0] == nil }
    guard common.isShared || takeCopies(of: missing, others) else { return }
    if isSame, canTakeCommonValue(own, others["value"]) {
      take("value")
    } else {
      common.isTaken = true
    }
    if names.cells.entries[fieldType(values)]?.takesOptions == true { take("options") }
    guard values["properties"] == nil, let properties = others["properties"] else { return }
    // The bounds of a value are among them; those of another type say nothing here.
    values["properties"] =
      isSame ? properties : DataNode(.fields([]), offset: properties.offset)
    common.taken.insert("properties")
  }

  /// Counts what a field that is unlike the others of its section reads anew of the defaults; returns whether that is within
  /// the limit of values.
  private func takeCopies(of keys: [String], _ defaults: [String: DataNode]) -> Bool {
    let isFirst = copies <= limits.values
    copies += common.size(of: keys)
    guard copies > limits.values else { return true }
    if isFirst {
      let (place, count) = (common.place, limits.values)
      faults.add(
        DataFault(
          JSONMistakeKind.tooManyValues, at: defaults.values.map(\.offset).min() ?? -1, path: place,
          what: "with what rows have of these defaults there are more than \(count) values",
          why: "some rows have no value, options or properties of them",
          remedy: "give the rows no options and properties of their own, or fewer"))
    }
    return false
  }

  /// Returns whether a field of a type, or nil for that of the value, can have a value that stands in the defaults.
  private func canTakeCommonValue(_ type: String?, _ value: DataNode?) -> Bool {
    guard let type, let value, let edits = names.cells.entries[type]?.edits else { return true }
    return edits.shape.isLike(value)
  }

  /// Makes a cell a field of the form.
  func readField(
    _ values: [String: DataNode], _ node: DataNode, into cell: inout TableCell, common: CommonKeys?
  ) {
    let type = fieldType(values)
    guard let entry = names.cells.entries[type] else { return }
    if let cellClass = entry.cellClass {
      if let node = values["cellClass"], let other = cell.cellClass,
        other.type != cellClass.type || isOtherField(node, than: type)
      {
        _ = atRow("cellClass", of: values) { node -> Void? in
          fault(.twoClasses, at: node.offset, "the field is made by the class \(quoted(type))")
        }
      }
      cell.set(.cellClass(cellClass), for: .cellClass)
    }
    let kind = self.common.isShared ? CommonKeys.Kind(type: type, isSame: self.common.isSame) : nil
    let choice = choice(values, node, type, entry, cell, kind)
    if let properties = choice.properties { cell.set(.values(properties), for: .properties) }
    let isTaken = common?.isTaken == true
    let isRefused = values["options"] == nil && isMeant("options", in: node, of: .cell)
    if !isTaken, !isRefused, choice.isEmpty, kind == nil || node["options"] == nil {
      fault(.emptyOptions, at: node.offset, "the field has no options")
    }
    let isBound = values["bind"] != nil || self.common.hasBinding
    if entry.isButton {
      if !isBound { noteUnchecked(values) }
      reportUselessKeys(of: node, isBound: isBound, in: &cell)
    }
    guard let name = values["name"]?.text, !name.isEmpty else {
      let isRefused = values["name"] == nil && isMeant("name", in: node, of: .cell)
      if !entry.isButton, !isTaken, !isBound, !isRefused {
        fault(.namelessField, at: node.offset, "a field needs the key “name”")
      }
      return
    }
    if cell.id == nil { cell.set(.text(name), for: .id) }
    guard let edits = entry.edits, let limits = choice.limits else { return }
    // A field that no row takes is none of the form.
    if common?.isFieldUnused == true { return }
    if fields[name] != nil {
      fault(
        .duplicateField, at: node.offset, "two fields are named \(quoted(name))",
        why: "this one edits nothing")
      return
    }
    if let bind = values["bind"] {
      at(.key("bind")) {
        fault(.twoBindings, at: bind.offset, "the row is the field \(quoted(name)) of the form")
      }
    }
    if let bounds = limits.bounds { takeVainChecks(values, beyond: bounds, in: &cell) }
    let field = TableDataField(
      name: name, type: type, edits: edits, given: given(values, edits, limits, kind))
    fields[name] = field
    fieldNames.append(name)
    if isSecretRow || type == "secure" { secretFields.insert(name) }
    fieldLimits[name] = limits
    fieldRows[name] = cell.id
    cell.set(.binding(.field(field, limits)), for: .bind)
  }

  /// Returns what a field lets a person choose from; fields of one kind share it.
  private func choice(
    _ values: [String: DataNode], _ node: DataNode, _ type: String, _ entry: TableCellEntry,
    _ cell: TableCell, _ kind: CommonKeys.Kind?
  ) -> FieldChoice {
    if let kind, let known = common.readings[kind]?.choice { return known }
    var cell = cell
    if let options = atRow("options", of: values, { self.options($0, type, entry) }) {
      let given = TableArguments([entry.optionsName ?? "choices": options])
      cell.set(.values(cell.properties(ownOnly: true).merging(given)), for: .properties)
    }
    var limits = entry.edits.map { FieldLimits(entry, $0, cell.properties) }
    if limits?.options.isEmpty == false { limits?.numbers = numberedOptions(values, entry) }
    let options = kind == nil ? node["options"] ?? values["options"] : values["options"]
    let choice = FieldChoice(
      properties: cell.attribute(.properties)?.values,
      isEmpty: lacksOptions(options, cell, entry), limits: limits)
    if let kind { common.readings[kind, default: .init()].choice = choice }
    return choice
  }

  /// Reads the initial value of a field; that which fields of one kind have from the defaults is read once.
  private func given(
    _ values: [String: DataNode], _ edits: TableCellEntry.Value, _ limits: FieldLimits,
    _ kind: CommonKeys.Kind?
  ) -> KeptValue {
    let kind = common.taken.contains("value") ? kind : nil
    if let kind, let known = common.readings[kind]?.given { return known }
    let initial =
      atRow("value", of: values) { node in
        value(node, edits, limits, isSecret: isSecretRow)
          .map { within(limits.bounds, $0, node, isSecret: isSecretRow) }
      } ?? edits.empty
    let given = given(values["value"], edits) ?? .value(initial)
    if let kind { common.readings[kind, default: .init()].given = given }
    return given
  }

  /// Reports a key of a field that a cell has, though it is no field.
  func reportLostKey(_ values: [String: DataNode], _ node: DataNode, common defaults: CommonKeys?) {
    if defaults?.isTaken == true { return }
    // It is said already that the name is misspelled, or none.
    if isMeant("name", in: node, of: .cell) { return }
    if values["bind"] != nil || common.hasBinding {
      let cellClass = values["cellClass"] ?? common.values?["cellClass"]
      let chosen = cellClass?.text.flatMap { names.cells.entries[$0] }?.optionsName
      _ = at("options", of: values) { node in
        fault(
          .uselessOptions, at: node.offset, "a row with “bind” has no “options”",
          remedy: chosen.map { "write them as “\($0)” in its “properties”" })
      }
      return
    }
    // Whatever a cell class of the app edits may be checked.
    let cellClass = (values["cellClass"] ?? common.values?["cellClass"])?.text
    let isChecked = defaults != nil || cellClass.map { mayEdit($0) } ?? false
    if !isChecked { noteUnchecked(values) }
    let keys = ["value", "options"] + (isChecked ? [] : ["validate"])
    guard let key = keys.first(where: { values[$0] != nil }) else { return }
    fault(.namelessField, at: node.offset, "\(quoted(key)) needs a field with the key “name”")
  }

  /// Returns the choices of a field; reports a mistake and returns nil if the field's type has no choices.
  private func options(_ node: DataNode, _ type: String, _ entry: TableCellEntry) -> Any? {
    if entry.properties != nil, !entry.takesOptions {
      fault(.uselessOptions, at: node.offset, "a field of the type \(quoted(type)) has no options")
      return nil
    }
    return choices(node)
  }

  /// Returns the ids of the options that are whole numbers; of two with one id the first is the option.
  private func numberedOptions(
    _ values: [String: DataNode], _ entry: TableCellEntry
  ) -> Set<String> {
    let given = values["options"] ?? entry.optionsName.flatMap { values["properties"]?[$0] }
    var texts: Set<String> = []
    var numbers: Set<String> = []
    for option in given?.list ?? [] {
      let id = option.text ?? option["id"]?.text
      if let id { texts.insert(id) }
      let number = (option.integer ?? option["id"]?.integer).map { String($0) }
      if id == nil, let number, !texts.contains(number) { numbers.insert(number) }
    }
    return numbers
  }

  /// Whether the field's type lets a person choose and neither its `options` nor its properties say from what.
  private func lacksOptions(
    _ options: DataNode?, _ cell: TableCell, _ entry: TableCellEntry
  ) -> Bool {
    guard let name = entry.optionsName else { return false }
    guard let options else { return cell.properties[name] == nil }
    // What is no list is said to be none already.
    if case .list(let options) = options.value { return options.allSatisfy(\.isNull) }
    return false
  }

  /// Returns the type of a field: by the key `type`, or else its class if that edits a value, or else the kind of its value.
  func fieldType(_ values: [String: DataNode]) -> String {
    givenType(values) ?? usualType(of: values["value"])
  }

  /// Returns the type of a field by the key `type`, or else its class if that edits a value; nil if neither says it.
  private func givenType(_ values: [String: DataNode]) -> String? {
    if let type = values["type"]?.text { return type }
    if let name = values["cellClass"]?.text, let entry = names.cells.entries[name],
      entry.edits != nil || entry.isButton
    {
      return name
    }
    return nil
  }

  /// Returns the type of a field without a type and a class of its own, by the kind of its value.
  private func usualType(of value: DataNode?) -> String {
    switch value?.value {
    case .flag: "switch"
    case .integer: "integer"
    case .number: "number"
    case .date: "date"
    default: "text"
    }
  }

  /// Returns the text of a moment that is another one in each time zone; nil for all other values.
  private func given(_ node: DataNode?, _ edits: TableCellEntry.Value) -> KeptValue? {
    guard let text = node?.text, edits == .date || edits == .day || edits == .time,
      edits.moment(text) != nil, Date(moment: text) == nil
    else { return nil }
    return .text(text)
  }

  private func value(
    _ node: DataNode, _ edits: TableCellEntry.Value, _ limits: FieldLimits, isSecret: Bool
  ) -> TableValue? {
    if edits == .color, let text = node.text, !text.isEmpty {
      return (TableColor(.text(text)) ?? color(node, isSecret: isSecret))?.tableValue
    }
    guard let value = tableValue(node, edits).flatMap({ edits.taken($0) }) else {
      // The wrong value may be a secret, such as a password given as a number, so only its kind is
      // reported.
      let wanted = edits.wanted(insteadOf: node)
      fault(
        .wrongKind, at: node.offset,
        "expected \(wanted), found \(isSecret || edits == .text ? node.shape : node.kindName)",
        remedy: "write \(wanted)")
      return nil
    }
    if limits.options.isEmpty { return value }
    for id in value.chosenIDs where !limits.knows(id) {
      let guess = isSecret ? nil : guess(id, among: limits.options)
      fault(
        .unknownOption, at: node.offset, "\(isSecret ? "this" : quoted(id)) is none of the options",
        remedy: guess.map { "write “\($0)”" } ?? "the options are \(limits.named)",
        nearest: guess)
    }
    return value
  }

  /// Returns a value that the control of a field can show; a value out of its bounds is reported and clamped.
  private func within(
    _ bounds: ClosedRange<Double>?, _ value: TableValue, _ node: DataNode, isSecret: Bool
  ) -> TableValue {
    guard let bounds, let number = value.number, !bounds.contains(number) else { return value }
    let nearest = min(max(number, bounds.lowerBound), bounds.upperBound)
    let ends = [bounds.lowerBound, bounds.upperBound].map { TableValue.number($0).editText }
    fault(
      .outOfRange, at: node.offset,
      "\(isSecret ? "this" : node.written) is not among the numbers from \(ends[0]) to \(ends[1])",
      remedy: "write one of these, or give the field other limits")
    if case .integer = value { return Int(exactly: nearest).map { .integer($0) } ?? value }
    return .number(nearest)
  }

  private func tableValue(_ given: DataNode, _ edits: TableCellEntry.Value) -> TableValue? {
    // Of several choices each that is none is reported.
    let node = edits == .choices && given.list != nil ? checked(given, as: edits.shape) : given
    return switch node?.value {
    case nil: nil
    case .flag(let flag): .flag(flag)
    case .integer(let integer): edits == .text ? nil : .integer(integer)
    case .number(let number): number.value(for: edits)
    case .text(let text):
      switch edits {
      case .date, .day, .time: edits.moment(text).map { .date($0) }
      case .number, .integer: nil
      default: .text(text)
      }
    case .date(let date): .date(date)
    case .list(let list):
      edits == .choices
        ? .choices(list.compactMap { $0.text ?? $0.integer.map { String($0) } }) : nil
    case .other(let value): (value as? any TableValueConvertible)?.tableValue
    case .null, .bytes, .fields: nil
    }
  }

  /// Reads the name of a binding, or several by the names of controls.
  func binding(_ node: DataNode) -> CellAttribute? {
    if node.text != nil { return namedBinding(node).map { .binding($0) } }
    let bindings = (node.fields ?? []).compactMap { field in
      at(.key(field.key)) { namedBinding(field.node).map { (field.key, $0) } }
    }
    return bindings.isEmpty ? nil : .bindings(TableBindings(bindings))
  }

  private func namedBinding(_ node: DataNode) -> TableBinding? {
    guard let name = node.text else { return nil }
    var binding = TableBinding.unknown()
    if let known = names.bindings {
      guard let named = known[name] else {
        let guess = guess(name, among: known.keys.sorted())
        fault(
          .unknownBinding, at: node.offset, "no binding is named \(quoted(name))",
          remedy: guess.map { "write “\($0)”" } ?? "add it to the screen's bindings", nearest: guess
        )
        return nil
      }
      binding = named
    }
    binding.origin = TableBinding.Origin.named(name)
    binding.name = name
    return binding
  }
}

extension Double {
  /// Returns the number as the value of a field, or nil if the field cannot hold exactly this number.
  fileprivate func value(for edits: TableCellEntry.Value) -> TableValue? {
    switch edits {
    case .text: nil
    case .integer: Int(exactly: self).map { .integer($0) }
    default: isFinite ? .number(self) : nil
    }
  }
}

extension TableCell {
  /// The properties that the cell itself gives.
  func properties(ownOnly: Bool) -> TableArguments {
    ownOnly ? attribute(.properties)?.values ?? TableArguments() : properties
  }
}

extension TableCellEntry.Value {
  /// The shape of a field's value in data.
  var shape: DataShape {
    switch self {
    case .text, .color: .text
    case .integer: .integer(nil)
    case .number: .number(nil)
    case .flag: .flag
    case .date, .day, .time: .text
    case .choice: .either([.text, .integer(nil)])
    case .choices: .list(.either([.text, .integer(nil)]))
    }
  }

  /// What a field takes, in the words of a mistake.
  func wanted(insteadOf node: DataNode? = nil) -> String {
    switch self {
    case .date: "a moment such as \"2026-11-21T18:30:00Z\""
    case .day: "a day such as \"2026-11-21\""
    case .time: "a time such as \"18:30\""
    default: node.map { shape.name(insteadOf: $0) } ?? shape.name
    }
  }
}

extension TableCellEntry {
  /// True if a field of the class is chosen from options.
  fileprivate var takesOptions: Bool { optionsName != nil }
}
