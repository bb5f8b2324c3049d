import TableScreen

/// The shape of a key's value in data; the reader, the schema and the page of all keys are made from it.
indirect enum DataShape: Sendable {
  case text
  /// Whole numbers of a range.
  case integer(ClosedRange<Int>?)
  /// Numbers of a range.
  case number(ClosedRange<Double>?)
  /// Numbers above 0.
  case positive
  case flag
  /// An address of the web, of mail or of a telephone.
  case url
  /// An address of the web.
  case webURL
  /// Bytes, as text in base 64.
  case bytes
  /// One of these names.
  case oneOf([String])
  /// The name of a cell class.
  case cellClass
  /// The name of a cell class that edits a value.
  case fieldType
  /// Any value.
  case anything
  case list(DataShape)
  /// Values by names of the app's own.
  case map(DataShape)
  case object(@Sendable () -> DataObject)
  /// One of several shapes; the first that fits the kind of the value counts.
  case either([DataShape])
}

extension DataShape {
  /// Creates the shape of the numbers of a range.
  init(_ range: NumberRange) {
    switch range {
    case .integers(let range): self = .integer(range)
    case .numbers(let range): self = .number(range)
    }
  }
}

/// The description of an object in data: its keys and their shapes.
struct DataObject: Sendable {
  /// The name of such an object in a mistake, such as “a cell”.
  let name: String
  let summary: String
  let keys: [DataKey]
  /// The keys that every such object needs.
  let required: [DataKey]
  /// The names of the keys whose texts are not empty.
  let filled: Set<String>
  private let entries: [String: (shape: DataShape, held: String?)]

  init(_ name: String, _ summary: String, _ keys: [DataKey]) {
    self.name = name
    self.summary = summary
    self.keys = keys
    required = keys.filter(\.isRequired)
    filled = Set(keys.filter(\.isFilled).map(\.name))
    entries = Dictionary(keys.map { ($0.name, ($0.shape, $0.held)) }) { first, _ in first }
  }

  /// Returns the shape of a key's value, or nil if the object has no such key.
  func shape(of key: String) -> DataShape? { entries[key]?.shape }

  /// Returns the shape of a key's value, and what holds where that cannot be read; nil if the object has no such key.
  func entry(of key: String) -> (shape: DataShape, held: String?)? { entries[key] }

  /// Returns what holds where the value of a key cannot be read; nil for one that is left out then.
  func held(by key: String) -> String? { entries[key]?.held }
}

/// A key of an object.
struct DataKey: Sendable {
  let name: String
  let shape: DataShape
  /// The meaning of the key, in one sentence.
  let summary: String
  /// A value for it, as JSON.
  let example: String
  /// The behavior without the key, in words.
  let fallback: String
  var isRequired = false
  /// True if a text without characters is no value for it.
  var isFilled = false
  /// What holds where its value cannot be read, in words, as it keeps something away; nil for a value that is left out then.
  var held: String?

  init(
    _ name: String, _ shape: DataShape, _ summary: String, example: String, fallback: String = "",
    isRequired: Bool = false, isFilled: Bool = false, held: String? = nil
  ) {
    self.name = name
    self.shape = shape
    self.summary = summary
    self.example = example
    self.fallback = fallback
    self.isRequired = isRequired
    self.isFilled = isFilled
    self.held = held
  }
}

extension DataShape {
  /// Returns the name for a mistake, with the bounds of a number where what was found is too large for a whole one.
  func name(insteadOf node: DataNode) -> String {
    if case .either(let shapes) = self {
      return shapes.map { $0.name(insteadOf: node) }.joined(separator: ", or ")
    }
    guard case .integer(nil) = self, let number = node.number, number.rounded() == number else {
      return name
    }
    return NumberRange.integers(Int.min...Int.max).name
  }

  /// The shape in the words of a mistake, with an article.
  var name: String {
    switch self {
    case .text: "a text"
    case .integer(let range?): NumberRange.integers(range).name
    case .integer: "a whole number"
    case .number(let range?): NumberRange.numbers(range).name
    case .number: "a number"
    case .positive: "a number above 0"
    case .flag: "true or false"
    case .url, .webURL: "an address such as \"https://example.org\""
    case .bytes: "bytes in base 64"
    case .oneOf(let names): Self.alternatives(names.map { "\"\($0)\"" })
    case .cellClass: "the name of a cell class"
    case .fieldType: "the type of a field"
    case .anything: "a value"
    case .list(let shape): "a list of \(shape.pluralName)"
    case .map: "an object of names and values"
    case .object(let object): "an object with the keys of \(object().name)"
    case .either(let shapes): shapes.map(\.name).joined(separator: ", or ")
    }
  }

  private static func alternatives(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  private var pluralName: String {
    switch self {
    case .text: "texts"
    case .number, .integer, .positive: "numbers"
    case .object(let object): "objects with the keys of \(object().name)"
    case .either(let shapes): shapes.map(\.pluralName).joined(separator: " or ")
    default: "values"
    }
  }

  /// True if the value may be an object.
  var hasObject: Bool {
    switch self {
    case .object: true
    case .either(let shapes): shapes.contains(where: \.hasObject)
    default: false
    }
  }

  /// Returns whether a value is of the right kind, even if it is invalid otherwise.
  func isLike(_ node: DataNode) -> Bool {
    switch (self, node.value) {
    case (_, .other), (.anything, _): true
    case (.text, .text), (.url, .text), (.webURL, .text), (.oneOf, .text), (.cellClass, .text),
      (.fieldType, .text):
      true
    case (.bytes, .text), (.bytes, .bytes): true
    case (.integer, .integer), (.number, .integer), (.number, .number), (.flag, .flag): true
    case (.positive, .integer), (.positive, .number): true
    case (.integer, .number): node.integer != nil
    case (.list, .list), (.map, .fields), (.object, .fields): true
    case (.either(let shapes), _): shapes.contains { $0.isLike(node) }
    default: false
    }
  }
}
