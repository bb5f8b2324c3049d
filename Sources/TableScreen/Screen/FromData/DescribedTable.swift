import Observation

/// What a screen has from data: the table, and the values of its fields.
@MainActor struct DescribedTable {
  var data: TableData?
  /// Where the table is loaded from, or nil.
  var address: DataAddress?
  /// What loads it.
  var loader: any TableDataLoader = standardLoader
  private(set) var fields: [String: FieldValue] = [:]
  /// The names of fields that the data leaves out and whose values wait for them, the oldest first.
  private var away: [String] = []

  private static let standardLoader = URLDataLoader()

  /// Takes over other data; what a person typed stays where the data says the same as before, or says it again later.
  mutating func adopt(_ data: TableData) {
    self.data = data
    // The others are made when somebody asks for them: there may be as many as there are rows.
    fields = fields.filter { name, value in
      data.fields[name].map { $0 == value.field } ?? (value.value != value.field.initial)
    }
    away.removeAll { data.fields[$0] != nil || fields[$0] == nil }
    let known = Set(away)
    away += fields.keys.filter { data.fields[$0] == nil && !known.contains($0) }.sorted()
    // As many as rows that are away are remembered.
    let forgotten = away.prefix(max(away.count - AbsentNodes.bound, 0))
    for name in forgotten { fields[name] = nil }
    away.removeFirst(forgotten.count)
  }

  /// The values of all fields that the data describes.
  mutating func allFields() -> [String: FieldValue] {
    (data?.fields ?? [:]).mapValues { value(of: $0) }
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
