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
  /// True if no row takes the field that these keys would make.
  var isFieldUnused = false
  /// The rows that would be the field of these keys, by their places among the cells.
  var unnamed: [Unnamed] = []
  /// True once a row that edits nothing has got the checks from here.
  var meetsUnchecked = false

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

  /// - Parameters:
  ///   - values: the values of the defaults, by key.
  ///   - around: what counts around the section, as below a row; its values stay secret here, too.
  init(_ values: [String: DataNode]? = nil, within around: CommonKeys? = nil) {
    self.values = values
    hidesValues = around?.hidesValues == true || values?["secret"]?.flag == true
    hasBinding = values?["bind"] != nil
    hasClass = values?["cellClass"] != nil
  }
}
