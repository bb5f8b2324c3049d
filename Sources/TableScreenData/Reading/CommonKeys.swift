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

  /// What counts in the children of the rows: nothing, save that mistakes quote no values there either.
  var below: CommonKeys {
    var keys = CommonKeys()
    keys.hidesValues = hidesValues
    return keys
  }

  init(_ values: [String: DataNode]? = nil) {
    self.values = values
    hidesValues = values?["secret"]?.flag == true
    hasBinding = values?["bind"] != nil
    hasClass = values?["cellClass"] != nil
  }
}
