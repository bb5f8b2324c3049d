import TableScreen

/// What the defaults of a section say, as the rows of the section need it while they are read.
struct CommonKeys {
  /// The values of the defaults, by key; nil where there are none.
  var values: [String: DataNode]?
  /// True if the values of the rows are secret.
  private(set) var hidesValues = false
  /// True if the rows are bound.
  private(set) var hasBinding = false
  /// True if the rows are made by a class.
  private(set) var hasClass = false
  /// True once a field has taken its type, its value or its options from here, or is of another type.
  var isTaken = false
  /// The path of the defaults.
  var place: [DataStep] = []
  /// The keys whose values the row that is being read has from here.
  var taken: Set<String> = []
  /// True if the row that is being read has all that it has of options and properties from here.
  var isShared = false
  /// True if the row that is being read is of the type that these keys say.
  var isSame = true
  /// What fields have read of these keys, which is the same for all that are shared and of one type.
  var readings: [Kind: Reading] = [:]
  /// The names of the properties that the rows are bound to.
  private(set) var boundNames: Set<String> = []
  /// The name of the view at the end of the rows.
  private(set) var accessoryView: String?
  /// True if the rows must not be empty.
  private(set) var isRequired = false
  /// The values in each key, which a row that is not shared reads anew.
  private var sizes: [String: Int] = [:]
  /// True if no row takes the field that these keys would make.
  var isFieldUnused = false
  /// The rows that would be the field of these keys, by their places among the cells.
  var unnamed: [Unnamed] = []
  /// True once a row that edits nothing has got the checks from here.
  var meetsUnchecked = false

  /// The kind of a field that has its options and properties from here.
  struct Kind: Hashable {
    let type: String
    let isSame: Bool
  }

  /// What fields of one kind have read from here.
  struct Reading {
    var properties: TableArguments?
    var choice: FieldChoice?
    var given: KeptValue?
  }

  /// A row without a name of its own.
  struct Unnamed {
    /// The place among the cells that were made.
    let place: Int
    let path: [DataStep]
    let offset: Int
    /// Whether the row has a type of its own, and was told that it lacks a name.
    let isTold: Bool
  }

  /// What counts in the children of the rows: nothing, save that mistakes quote no values there either.
  var below: CommonKeys {
    var keys = CommonKeys()
    keys.hidesValues = hidesValues
    return keys
  }

  /// Returns the number of values under some keys.
  mutating func size(of keys: some Sequence<String>) -> Int {
    keys.reduce(0) { sum, key in
      if let size = sizes[key] { return sum + size }
      let size = values?[key]?.size ?? 0
      sizes[key] = size
      return sum + size
    }
  }

  /// - Parameters:
  ///   - values: the values of the defaults, by key.
  ///   - around: what counts around the section, as below a row; its values stay secret here, too.
  init(_ values: [String: DataNode]? = nil, within around: CommonKeys? = nil) {
    self.values = values
    hidesValues = around?.hidesValues == true || values?["secret"]?.flag == true
    hasBinding = values?["bind"] != nil
    hasClass = values?["cellClass"] != nil
    boundNames = Set(values?["bind"]?.fields?.map(\.key) ?? [])
    accessoryView = values?["accessory"]?["view"]?.text
    isRequired = values?["validate"]?["required"]?.flag == true
  }
}

extension DataNode {
  /// The number of values in it, itself among them; a long text counts as several.
  fileprivate var size: Int {
    switch value {
    case .list(let list): list.reduce(1) { $0 + $1.size }
    case .fields(let fields): fields.reduce(1) { $0 + $1.node.size }
    case .text(let text): 1 + text.utf8.count / 64
    default: 1
    }
  }
}
