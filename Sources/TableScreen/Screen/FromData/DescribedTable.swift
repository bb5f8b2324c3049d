import Observation

/// What a screen has from data: the table, and the values of its fields.
@MainActor struct DescribedTable {
  var data: TableData?
  /// Where the table is loaded from, or nil.
  var address: DataAddress?
  /// What loads it.
  var loader: any TableDataLoader = standardLoader
  private(set) var fields: [String: FieldValue] = [:]

  private static let standardLoader = URLDataLoader()

  /// Takes over other data; what a person typed stays where the data says the same as before.
  mutating func adopt(_ data: TableData) {
    self.data = data
    // The others are made when somebody asks for them: there may be as many as there are rows.
    fields = fields.filter { data.fields[$0] == $1.field }
  }

  /// Makes the values of all fields that the data describes.
  mutating func makeFields() {
    for field in data?.fields ?? [:] { _ = value(of: field.value) }
  }

  mutating func value(of field: TableDataField) -> FieldValue {
    if let known = fields[field.name] { return known }
    let value = FieldValue(field)
    fields[field.name] = value
    return value
  }
}

/// The value of a field, which whoever shows it watches.
@MainActor @Observable final class FieldValue {
  let field: TableDataField
  var value: TableValue

  init(_ field: TableDataField) {
    self.field = field
    value = field.initial
  }
}
