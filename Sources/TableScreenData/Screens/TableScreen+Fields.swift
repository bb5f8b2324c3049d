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
  /// With drafts these are the values as they were committed last. What is set and makes no sense for its field
  /// is left as it is, as a number beyond the end of a slider or a choice that is none of the options, and so are
  /// names of no field.
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

  /// The values of the fields by their names, as JSON has them: texts, numbers, flags, lists of texts, and moments
  /// as texts; what holds nothing is `NSNull`.
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
  /// A value as JSON has it.
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
