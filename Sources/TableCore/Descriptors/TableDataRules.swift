package import TablePatterns

/// The validation rules of a value, as plain data says them.
package struct TableDataRules: Equatable {
  package var isRequired = false
  package var pattern: TablePattern?
  package var minimum: Double?
  package var maximum: Double?
  package var minimumLength: Int?
  package var maximumLength: Int?
  /// The message for a person, or nil for the framework's own words.
  package var message: String?

  package init() {}
}
