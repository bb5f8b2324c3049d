import Foundation
import TableScreen

/// Reads values of data into the descriptors that Swift literals make, and collects the mistakes.
final class DataReader {
  let names: TableDataNames
  let limits: TableDataLimits
  var faults: DataFaults
  private(set) var path: [DataStep] = []
  private var nodes = 0
  private var sections = 0
  private var hasLeftOut = false
  /// The values of defaults that rows have read anew.
  var copies = 0
  private var likeness = NameLikeness()
  private(set) lazy var classNames = names.cells.names
  private(set) lazy var fieldTypes = names.cells.fieldNames
  /// The fields of the form, by name.
  var fields: [String: TableDataField] = [:]
  /// Their names, in the order in which they were found.
  var fieldNames: [String] = []
  var secretFields: Set<String> = []
  var fieldLimits: [String: FieldLimits] = [:]
  var fieldRows: [String: TableCell.ID] = [:]
  /// What the defaults of the section around say, which the rows need to know while they are read.
  var common = CommonKeys()
  /// What holds where the value that is being read cannot be; nil for one that is left out then.
  private var held: String?
  /// True while a row with secret values is read, of which mistakes quote none.
  var isSecretRow = false

  init(names: TableDataNames, limits: TableDataLimits) {
    self.names = names
    self.limits = limits
    faults = DataFaults(limit: limits.mistakes)
  }

  // MARK: Places of mistakes

  /// Runs `read` with a step added to the path that mistakes name.
  func at<Result>(_ step: DataStep, _ read: () -> Result) -> Result {
    path.append(step)
    defer { path.removeLast() }
    return read()
  }

  /// Reads the value under a key of a checked object, or returns nil if there is none.
  func at<Result>(_ key: String, of fields: [String: DataNode], _ read: (DataNode) -> Result?)
    -> Result?
  {
    fields[key].flatMap { node in at(.key(key)) { read(node) } }
  }

  /// Runs `read` with a path of its own in place of the present one, as that of values from elsewhere.
  func at<Result>(_ place: [DataStep], _ read: () -> Result) -> Result {
    let around = path
    path = place
    defer { path = around }
    return read()
  }

  /// Reads the value under a key of a row; mistakes in what comes from the defaults of its section stand there.
  func atRow<Result>(_ key: String, of fields: [String: DataNode], _ read: (DataNode) -> Result?)
    -> Result?
  {
    guard common.taken.contains(key) else { return at(key, of: fields, read) }
    return at(common.place) { at(key, of: fields, read) }
  }

  /// Adds a mistake; its text is only made if the mistake is listed.
  func fault(
    _ kind: TableMistakeKind, at offset: Int, _ what: @autoclosure () -> String,
    why: String? = nil, remedy: @autoclosure () -> String? = nil, nearest: String? = nil
  ) {
    let path = path
    faults.add(
      DataFault(
        kind, at: offset, path: path, what: what(), why: why, remedy: remedy(), nearest: nearest))
  }

  /// Adds a mistake about an id that two rows of one section have.
  func faultTwice(_ id: TableCell.ID, under key: String, of node: DataNode) {
    at(.key(key)) {
      faultOfTable(
        .duplicateID, at: node[key]?.offset ?? node.offset,
        "duplicate id \(id.description.shortened(to: 80))")
    }
  }

  /// Adds a mistake that would be reported, too, when the table is shown.
  func faultOfTable(
    _ kind: DiagnosticKind, at offset: Int, _ what: String, remedy: String? = nil,
    nearest: String? = nil
  ) {
    let path = path
    faults.add(
      DataFault(kind, at: offset, path: path, what: what, remedy: remedy, nearest: nearest))
  }

  /// What counts as a node, in the words of a mistake.
  private static let nodes = "sections, rows, lists of children and bar buttons"

  /// Counts a section, row, list of children or bar button; returns whether it is within the limits.
  func takeNode(_ node: DataNode) -> Bool {
    take(node, &nodes, of: limits.nodes, .tooManyNodes, Self.nodes)
  }

  /// Counts a section or list of children; returns whether it is within the limits.
  func takeSection(_ node: DataNode) -> Bool {
    take(node, &sections, of: limits.sections, .tooManySections, "sections and lists of children")
      && takeNode(node)
  }

  /// Increments a count, and reports once if it exceeds its limit.
  private func take(
    _ node: DataNode, _ count: inout Int, of limit: Int, _ kind: TableMistakeKind, _ things: String
  ) -> Bool {
    count += 1
    if count - 1 == limit {
      fault(
        kind, at: node.offset, "there are more than \(limit) \(things)",
        why: "this one and those behind it are left out")
    }
    return count <= limit
  }

  /// The sections, rows and lists of children that are counted so far.
  var taken: (nodes: Int, sections: Int) { (nodes, sections) }

  /// Counts what was counted since `before` for so many more rows, which all have it.
  ///
  /// - Returns: false if that is beyond the limits; then it is reported, and none of it counts.
  func takeAgain(since before: (nodes: Int, sections: Int), times: Int, _ node: DataNode) -> Bool {
    guard times > 0, nodes > before.nodes || sections > before.sections else { return true }
    func total(_ count: Int, since before: Int) -> Int {
      let (more, isOver) = (count - before).multipliedReportingOverflow(by: times)
      return isOver || more > .max - count ? .max : count + more
    }
    nodes = total(nodes, since: before.nodes)
    sections = total(sections, since: before.sections)
    guard nodes > limits.nodes || sections > limits.sections else { return true }
    let (kind, limit, things): (TableMistakeKind, Int, String) =
      sections > limits.sections
      ? (.tooManySections, limits.sections, "sections and lists of children")
      : (.tooManyNodes, limits.nodes, Self.nodes)
    (nodes, sections) = before
    hasLeftOut = true
    fault(
      kind, at: node.offset, "with these there are more than \(limit) \(things)",
      why: "\(times + 1) rows would have them, and they are left out")
    return false
  }

  /// True if the data has more nodes or sections than the limits allow.
  var isOverLimit: Bool { hasLeftOut || nodes > limits.nodes || sections > limits.sections }

  /// Returns the known name most similar to an unknown one; nil if no further mistakes are listed.
  func guess(_ name: String, among names: @autoclosure () -> [String]) -> String? {
    guard !faults.isFull else { return nil }
    let names = names().prefix(Self.guessed)
    ReadingMeter.current?.noteGuess(among: names.count)
    return likeness.suggestion(for: name, among: names)
  }

  /// Returns the known name of a kind that a wrong one was meant as: nil if telling it would take too much work, an optional
  /// of nil if it is like none.
  func meaning(
    of name: String, as kind: String, among names: @autoclosure () -> [String]
  ) -> String?? {
    likeness.meaning(of: name, as: kind, among: names())
  }

  /// The number of names that are compared: data itself can have very many, such as the options of a field.
  private static let guessed = 1_000

  // MARK: Checking

  /// Returns the values of an object by key, without unknown or unsuitable ones; nil if the node is no object.
  ///
  /// Of the app's own values it has those that mean something under their keys, by `takes`.
  func checked(
    _ node: DataNode, as object: DataObject, taking takes: (String, Any) -> Bool = { _, _ in false }
  ) -> [String: DataNode]? {
    guard let fields = node.fields else {
      wrongKind(node, .object { object })
      return nil
    }
    ReadingMeter.current?.noteRead(fields.count)
    var values: [String: DataNode] = [:]
    var guesses: Set<String> = []
    for field in fields {
      guard let (shape, held) = object.entry(of: field.key) else {
        if let guess = unknownKey(field, of: object, in: node) { guesses.insert(guess) }
        continue
      }
      self.held = held
      defer { self.held = nil }
      at(.key(field.key)) {
        if case .other(let value) = field.node.value, takes(field.key, value) {
          values[field.key] = field.node
        } else if !field.node.isNull, let value = checked(field.node, as: shape) {
          if value.text == "", object.filled.contains(field.key) {
            faultEmpty(field.node)
          } else {
            values[field.key] = value
          }
        }
      }
    }
    for key in object.required where values[key.name] == nil {
      // Already reported as misspelled or mistyped.
      if guesses.contains(key.name) { continue }
      if fields.contains(where: { $0.key == key.name && !$0.node.isNull }) { continue }
      fault(
        .requiredKey, at: node.offset, "\(object.name) needs the key “\(key.name)”",
        remedy: "write it, as \"\(key.name)\": \(key.example)")
    }
    return values
  }

  /// Returns whether an object has a key, even if it is misspelled or its value is unsuitable: what guards something holds then, too.
  func isMeant(_ key: String, in node: DataNode, of object: DataObject) -> Bool {
    node.fields?.contains { field in
      if field.node.isNull { return false }
      if field.key == key || object.shape(of: field.key) != nil { return field.key == key }
      return isMeant(field.key, as: key, of: object)
    } == true
  }

  /// Returns whether a key that an object does not have is most like one of its own.
  ///
  /// Where so many keys are wrong that it would take too much work to tell, a key that is like it at all is.
  func isMeant(_ name: String, as key: String, of object: DataObject) -> Bool {
    // No longer name is a misspelled one.
    guard name.utf8.count <= 160, nearest(name, among: [key]) != nil else { return false }
    let meaning = meaning(of: name, as: object.name, among: object.keys.map(\.name))
    return meaning.map { $0 == key } ?? true
  }

  /// Reports an unknown key, and returns the known key most similar to it.
  private func unknownKey(
    _ field: DataNode.Field, of object: DataObject, in node: DataNode
  ) -> String? {
    let names = object.keys.map(\.name)
    let guess = guess(field.key, among: names)
    let held = guess.flatMap { guess -> String? in
      // Beside a value of the right key, the wrong one says nothing.
      guard let held = object.held(by: guess), !field.node.isNull, node[guess]?.isNull != false,
        isMeant(field.key, as: guess, of: object)
      else { return nil }
      return held
    }
    at(.key(field.key)) {
      fault(
        .unknownKey, at: field.keyOffset, "\(quoted(field.key)) is no key of \(object.name)",
        why: held,
        remedy: guess.map { guess in
          // A name that is not very like may be none of what was meant.
          isLike(field.key, guess)
            ? "write “\(guess)”"
            : "write “\(guess)”, or what was meant of \(names.joined(separator: ", "))"
        }
          ?? (names.isEmpty
            ? "leave it out; there are none here"
            : "its keys are \(names.joined(separator: ", "))"),
        nearest: guess)
    }
    return guess
  }

  /// Returns whether a name is surely meant as a known one: they differ by a letter or two among many.
  private func isLike(_ name: String, _ known: String) -> Bool {
    let (name, known) = (name.lowercased(), known.lowercased())
    if known.hasPrefix(name) { return true }
    let same = Set(name).symmetricDifference(known).count
    return same <= 2 && abs(name.count - known.count) <= 1
  }

  /// Returns the parts of a value that match `shape`; reports a mistake and returns nil if none does.
  func checked(_ node: DataNode, as shape: DataShape) -> DataNode? {
    guard shape.isLike(node) else {
      wrongKind(node, shape)
      return nil
    }
    if case .other(let value) = node.value { return checked(value, node, as: shape) }
    switch shape {
    case .oneOf(let names): return checkedName(node, among: names)
    case .integer(let range?):
      return checked(node, isIn: node.integer.map { range.contains($0) }, shape)
    case .number(let range?):
      return checked(node, isIn: node.number.map { range.contains($0) }, shape)
    // Unlike JSON, property lists and Swift have numbers that are none.
    case .number(nil): return checked(node, isIn: node.number.map(\.isFinite), shape)
    case .positive: return checked(node, isIn: node.number.map { $0 > 0 && $0.isFinite }, shape)
    case .url: return checked(node, isIn: node.text.map { URL.safe($0) != nil }, shape)
    case .webURL: return checked(node, isIn: node.text.map { URL.web($0) != nil }, shape)
    case .list(let shape):
      let items = (node.list ?? []).enumerated().map { index, item in
        // Objects are checked when they are read.
        if case .object = shape { return item }
        // An omitted item keeps its place, so that the others keep their numbers.
        return item.isNull
          ? item : at(.index(index)) { checked(item, as: shape) } ?? DataNode(.null)
      }
      return DataNode(.list(items), offset: node.offset)
    case .map(let shape):
      if case .anything = shape { return node }
      let fields = (node.fields ?? []).compactMap { field in
        at(.key(field.key)) {
          field.node.isNull
            ? nil
            : checked(field.node, as: shape).map {
              DataNode.Field(key: field.key, keyOffset: field.keyOffset, node: $0)
            }
        }
      }
      return DataNode(.fields(fields), offset: node.offset)
    case .either(let shapes):
      // Names of several kinds are looked up together.
      let (names, others) = shapes.reduce(into: ([String](), [DataShape]())) { parts, shape in
        guard let names = self.names(of: shape) else { return parts.1.append(shape) }
        // A cell class may be named as a sign is.
        parts.0 += names.filter { !parts.0.contains($0) }
      }
      if let other = others.first(where: { $0.isLike(node) }) { return checked(node, as: other) }
      return checkedName(node, among: names)
    case .cellClass, .fieldType: return checkedName(node, among: names(of: shape) ?? [])
    default: return node
    }
  }

  /// Returns a Swift value of the app that is looked at when it is read, or the name that it is made of; reports others.
  private func checked(_ value: Any, _ node: DataNode, as shape: DataShape) -> DataNode? {
    if case .anything = shape { return node }
    if let name = (value as? any RawRepresentable)?.rawValue as? String {
      let text = DataNode(.text(name), offset: node.offset)
      if shape.isLike(text) { return checked(text, as: shape) }
    }
    if shape.hasObject { return node }
    wrongKind(node, shape)
    return nil
  }

  private func names(of shape: DataShape) -> [String]? {
    switch shape {
    case .oneOf(let names): names
    case .cellClass: classNames
    case .fieldType: fieldTypes
    default: nil
    }
  }

  private func checked(_ node: DataNode, isIn: Bool?, _ shape: DataShape) -> DataNode? {
    if isIn == true { return node }
    wrongKind(node, shape)
    return nil
  }

  private func checkedName(_ node: DataNode, among names: [String]) -> DataNode? {
    guard let text = node.text, !names.contains(text) else { return node }
    let guess = guess(text, among: names)
    fault(
      .unknownName, at: node.offset,
      "\(isSecretRow ? "this" : quoted(text)) is none of the names that stand here",
      why: held,
      remedy: guess.map { "write “\($0)”" }
        ?? (names.isEmpty
          ? "say which there are, as by the screen's cellClasses"
          : "the names are \(names.joined(separator: ", "))"),
      nearest: guess)
    return nil
  }

  /// Adds a mistake about a text without characters, where it would show nothing.
  func faultEmpty(_ node: DataNode, why: String? = nil) {
    fault(
      .wrongKind, at: node.offset, "expected a text that is not empty", why: why ?? held,
      remedy: "write one, or leave the key out")
  }

  func wrongKind(_ node: DataNode, _ shape: DataShape) {
    let wanted = shape.name(insteadOf: node)
    fault(
      .wrongKind, at: node.offset,
      "expected \(wanted), found \(isSecretRow ? node.shape : node.kindName)",
      why: held, remedy: "write \(wanted)")
  }
}
