public import Foundation
public import TableScreen

extension TableScreen: FieldOwner {
  func value(of field: TableDataField) -> TableValue? {
    guard let dataTable else { return field.initial }
    return dataTable.value(of: field)?.value
  }

  func setValue(_ value: TableValue, of field: TableDataField) {
    madeDataTable.value(of: field)?.value = value
  }

  /// The values of the fields that data describes, by their names.
  ///
  /// ```swift
  /// let screen = TableScreen(json: #"{"cells": [{"name": "owner", "type": "text", "value": "Ada"}]}"#)
  /// #expect(screen.formValues["owner"] == .text("Ada"))
  /// ```
  ///
  /// With drafts, these are the last committed values. They are `Codable`, and can come from the text of JSON, as that of
  /// ``formJSON()``: `screen.formValues = try .init(json: data)`.
  ///
  /// Fields that are not named keep their values. A value for an unknown name waits until data
  /// describes that field, for example while the table is still being loaded; once there is data,
  /// an unknown name is reported (`unknownField`) with the nearest one. A value that does not fit
  /// its field, such as a number outside a slider's range or a choice that is no option, is
  /// reported and ignored (`unfitField`).
  public var formValues: [String: TableValue] {
    get { allFields.mapValues(\.value) }
    set {
      let fields = allFields
      var unknown: [(name: String, value: TableValue)] = []
      for (name, value) in newValue {
        if let field = fields[name] { set(value, of: field) } else { unknown.append((name, value)) }
      }
      if !unknown.isEmpty { keep(unknown.sorted { $0.name < $1.name }) }
    }
  }

  private func set(_ value: TableValue, of field: FieldValue) {
    let (name, edits) = (field.field.name, field.field.edits)
    guard field.value != value else { return }
    let limits = dataTable?.data?.fieldLimits[name]
    guard let value = edits.read(value), limits?.holds(value) ?? true else {
      // The value may be a secret, so it is not reported.
      return TableDiagnostics.report(
        .unfitField,
        "the field \(quoted(name)) takes \(limits?.wanted ?? edits.wanted()), and not this value",
        at: .init(screen: "\(type(of: self))", key: name))
    }
    field.value = value
  }

  /// Keeps values for fields that are not known yet; where there is data, they are reported, up to a limit.
  private func keep(_ values: [(name: String, value: TableValue)]) {
    for (name, value) in values { madeDataTable.keep(value, for: name) }
    guard let data = dataTable?.data else { return }
    let known = data.fields.keys.sorted().prefix(1_000)
    var likeness = NameLikeness()
    let most = TableDataLimits().mistakes
    for (name, _) in values.prefix(most) {
      let guess = likeness.suggestion(for: name, among: known)
      TableDiagnostics.report(
        .unknownField, "no field is named \(quoted(name))",
        at: .init(screen: "\(type(of: self))", key: name), remedy: guess.map { "write “\($0)”" })
    }
    let more = values.count - most
    if more > 0 {
      TableDiagnostics.report(
        .unknownField, "\(more) more names are names of no fields",
        at: .init(screen: "\(type(of: self))"))
    }
  }

  /// The values of the fields by their names, as JSON values: texts, numbers, flags, lists of texts, and dates as texts;
  /// an empty value is `NSNull`.
  ///
  /// A chosen option is a text or a whole number, as its id is in the data.
  public var formDictionary: [String: Any] {
    let limits = dataTable?.data?.fieldLimits
    return allFields.mapValues { $0.field.edits.plain($0.value, limits?[$0.field.name]) }
  }

  private var allFields: [String: FieldValue] { dataTable?.allFields ?? [:] }

  /// The values of the fields by their names, as the text of JSON; ``formValues`` takes them back.
  public func formJSON() throws -> Data {
    try JSONSerialization.data(withJSONObject: formDictionary, options: .sortedKeys)
  }
}

extension TableCellEntry.Value {
  /// Returns a value as a field of this kind takes it, also from the text that stands for it in data; or nil.
  fileprivate func read(_ value: TableValue) -> TableValue? {
    switch (self, value) {
    case (.date, .text(let text)), (.day, .text(let text)), (.time, .text(let text)):
      text.isEmpty ? .null : moment(text).map { .date($0) }
    // A control rounds where a person drags it; who gives a value means that one.
    case (.integer, .number(let number)) where number.rounded() != number: nil
    default: taken(value)
    }
  }

  /// Returns a value as a JSON value.
  fileprivate func plain(_ value: TableValue, _ limits: FieldLimits?) -> Any {
    switch value {
    case .null: NSNull()
    case .text(let text): text
    case .choice(let id): limits?.given(id) ?? id
    case .integer(let integer): integer
    case .number(let number):
      number.isFinite ? Int(exactly: number).map { $0 as Any } ?? number : NSNull()
    case .flag(let flag): flag
    case .date(let date): text(of: date)
    case .choices(let ids): ids.map { limits?.given($0) ?? $0 }
    }
  }
}
