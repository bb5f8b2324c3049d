import Foundation
import Observation
import TableScreen

/// The table that a screen shows from data, with the values of its fields and the address it is loaded from.
@MainActor final class DataTable: DescribedTable {
  private weak var screen: TableScreen?
  private(set) var data: TableData?
  /// The cell classes that the data can use beside those of the screen's class.
  var cells: TableScreen.CellClasses = [:]
  /// The limits of what is read from the address.
  var limits = TableDataLimits()
  /// The address that the table is loaded from, or nil.
  var address: URL?
  /// The version that is shown, or nil while that is data of the app's own, or none.
  var version: DataVersion?
  /// The number of requests.
  var asked = 0
  /// The number of the request whose answer is shown.
  var shown = 0
  /// The newest request under way, or nil.
  var asking: Task<TableDataAnswer, any Error>?
  /// The loader of the table.
  var loader: any TableDataLoader = standardLoader
  private var fields: [String: FieldValue] = [:]
  /// The names of fields that the data leaves out and whose values wait for them, the oldest first.
  private var away: [String] = []
  /// The values that were set for names that no data has described yet.
  private var waiting: [String: TableValue] = [:]
  /// The queue for data that is shown within `onDataMistakes(_:)`, which waits until that method has ended.
  let turns = HookTurns()

  static let standardLoader = URLDataLoader()

  init(_ screen: TableScreen) { self.screen = screen }

  /// Replaces the data.
  ///
  /// A typed value stays if the new data describes its field as before and the field still takes it, now or again later.
  func adopt(_ data: TableData) {
    self.data = data
    // Other field values are made on demand, because there may be as many as rows.
    fields = fields.filter { name, value in
      guard let field = data.fields[name] else { return value.isChanged }
      return field == value.field && data.fieldLimits[name]?.holds(value.value) ?? true
    }
    away.removeAll { data.fields[$0] != nil || fields[$0] == nil }
    let known = Set(away)
    away += fields.keys.filter { data.fields[$0] == nil && !known.contains($0) }.sorted()
    // Keeps as many values of absent fields as the model keeps absent rows.
    let forgotten = away.prefix(max(away.count - TableModel.awayLimit, 0))
    for name in forgotten { fields[name] = nil }
    away.removeFirst(forgotten.count)
    let found = waiting.filter { data.fields[$0.key] != nil }
    for name in found.keys { waiting[name] = nil }
    if !found.isEmpty { screen?.formValues = found }
  }

  /// Keeps a value until data describes a field of that name; names beyond the limit are dropped.
  func keep(_ value: TableValue, for name: String) {
    if waiting[name] != nil || waiting.count < TableModel.awayLimit { waiting[name] = value }
  }

  /// The values of all fields that the data describes.
  var allFields: [String: FieldValue] { (data?.fields ?? [:]).compactMapValues { value(of: $0) } }

  /// Returns the value of a field, or nil where the data says something else under its name by now.
  func value(of field: TableDataField) -> FieldValue? {
    let known = fields[field.name]
    if let known, known.field == field { return known }
    guard (data?.fields[field.name] ?? known?.field ?? field) == field else { return nil }
    let value = FieldValue(field)
    fields[field.name] = value
    return value
  }

  // MARK: DescribedTable

  var sections: [TableSection]? { data?.sections }

  var defaults: TableSettings { address == nil ? [] : [.refreshable()] }

  var settings: TableSettings { data?.settings ?? [] }

  func barButtons(_ edge: TableBarButton.Edge) -> [TableBarButton]? { data?.barButtons[edge] }

  func prepare() {
    if let data, !data.mistakes.isEmpty { screen?.onDataMistakes(data.mistakes) }
    guard address != nil, data == nil else { return }
    screen?.wait(for: TableWords.current.loading) { [weak self] in try await self?.load() }
  }

  var changedFields: [(name: String, row: TableCell.ID)] {
    fields.values.filter(\.isChanged).map(\.field.name).sorted()
      .compactMap { name in data?.fieldRows[name].map { (name, $0) } }
  }

  func load() async throws { try await screen?.loadData() }

  func reset() {
    for field in fields.values where field.isChanged {
      field.value = field.field.initial
    }
  }
}

/// The observable value of a field.
@MainActor @Observable final class FieldValue {
  let field: TableDataField
  private var kept: KeptValue

  init(_ field: TableDataField) {
    self.field = field
    kept = field.given
  }

  /// The value in the time zone of the person for whom it is asked.
  var value: TableValue {
    get { kept.value(field.edits) }
    set { kept = KeptValue(newValue, field.edits) }
  }

  /// True if the value is another one than the data gives.
  var isChanged: Bool { kept != field.given && value != field.initial }
}
