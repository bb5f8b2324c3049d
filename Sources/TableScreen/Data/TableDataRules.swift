/// What must be true of a value, as plain data says it.
struct TableDataRules: Equatable {
  var isRequired = false
  var pattern: TablePattern?
  var minimum: Double?
  var maximum: Double?
  var minimumLength: Int?
  var maximumLength: Int?
  /// What a person reads where something is wrong, or nil for the framework's own words.
  var message: String?
}
