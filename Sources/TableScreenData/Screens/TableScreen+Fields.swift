public import Foundation
public import TableScreen

extension TableScreen: FieldOwner {
  func value(of field: TableDataField) -> TableValue {
    dataTable?.value(of: field).value ?? field.initial
  }

  func setValue(_ value: TableValue, of field: TableDataField) {
    madeDataTable.value(of: field).value = value
  }

  /// The values of the fields that data describes, by their names.
  ///
  /// ```swift
  /// let screen = TableScreen(json: #"{"cells": [{"name": "owner", "type": "text", "value": "Ada"}]}"#)
  /// #expect(screen.formValues["owner"] == .text("Ada"))
  /// ```
  ///
  /// With drafts, these are the last committed values. Setting ignores values that do not fit their fields, such as a
  /// number outside a slider's range or a choice that is no option, and names that are no fields.
  public var formValues: [String: TableValue] {
    get { allFields.mapValues(\.value) }
    set {
      let fields = allFields
      for (name, value) in newValue {
        guard let field = fields[name], field.value != value,
          let value = field.field.edits.taken(value),
          dataTable?.data?.fieldLimits[name]?.holds(value) ?? true
        else { continue }
        field.value = value
      }
    }
  }

  /// The values of the fields by their names, as JSON values: texts, numbers, flags, lists of texts, and dates as texts;
  /// an empty value is `NSNull`.
  public var formDictionary: [String: Any] {
    allFields.mapValues { $0.field.edits.plain($0.value) }
  }

  private var allFields: [String: FieldValue] { dataTable?.allFields ?? [:] }

  /// The values of the fields by their names, as the text of JSON.
  public func formJSON() throws -> Data {
    try JSONSerialization.data(withJSONObject: formDictionary, options: .sortedKeys)
  }
}

extension TableCellEntry.Value {
  /// Returns a value as a JSON value.
  fileprivate func plain(_ value: TableValue) -> Any {
    switch value {
    case .null: NSNull()
    case .text(let text), .choice(let text): text
    case .integer(let integer): integer
    case .number(let number):
      number.isFinite ? Int(exactly: number).map { $0 as Any } ?? number : NSNull()
    case .flag(let flag): flag
    case .date(let date): text(of: date)
    case .choices(let ids): ids
    }
  }
}
