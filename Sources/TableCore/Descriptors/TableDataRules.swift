package import TablePatterns

/// What must be true of a value, as plain data says it.
package struct TableDataRules: Equatable {
  package var isRequired = false
  package var pattern: TablePattern?
  package var minimum: Double?
  package var maximum: Double?
  package var minimumLength: Int?
  package var maximumLength: Int?
  /// What a person reads where something is wrong, or nil for the framework's own words.
  package var message: String?

  package init() {}
}
