import Foundation
import TableScreen

/// The values that the control of a field can show, beyond what their kind says.
struct FieldLimits {
  /// The numbers; nil for all.
  let bounds: ClosedRange<Double>?
  /// The identities of the choices; none for any.
  let options: [String]

  init(_ entry: TableCellEntry, _ edits: TableCellEntry.Value, _ properties: TableArguments) {
    bounds = entry.bounds?(properties)
    options = edits == .choice || edits == .choices ? properties.choiceIDs : []
  }

  /// Says whether the control can show a value.
  func holds(_ value: TableValue) -> Bool {
    switch value {
    case .choice, .choices: options.isEmpty || value.chosenIDs.allSatisfy(options.contains)
    case .date(let date): date.timeIntervalSince1970.isFinite
    default:
      value.number.map { $0.isFinite && bounds?.contains($0) ?? true } ?? true
    }
  }
}

extension TableArguments {
  /// The identities of what a person chooses from, in the forms in which cells take that.
  fileprivate var choiceIDs: [String] {
    switch self["choices"] {
    case let choices as [RowControl.Choice]: choices.map(\.id)
    case let titles as [String]: titles
    case let choices as [[String: String]]: choices.compactMap { $0["id"] }
    default: []
    }
  }
}

extension TableValue {
  /// The number that the value is, or nil.
  var number: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: nil
    }
  }
}
