import Foundation
import TableScreen

/// The limits, beside its kind, of the values that the control of a field can show.
struct FieldLimits {
  /// The range of numbers; nil for all numbers.
  let bounds: ClosedRange<Double>?
  /// The ids of the choices; empty if any value is allowed.
  let options: [String]
  /// The ids among them that are whole numbers in the data, and go back into it as such.
  var numbers: Set<String> = []

  init(_ entry: TableCellEntry, _ edits: TableCellEntry.Value, _ properties: TableArguments) {
    bounds = entry.bounds?(properties)
    options = edits == .choice || edits == .choices ? properties.choiceIDs(entry) : []
  }

  /// What the control takes where it has limits, as reports say it; else nil.
  var wanted: String? {
    if !options.isEmpty { return "what is among its options" }
    return bounds.map { "a number from \($0.lowerBound.short) to \($0.upperBound.short)" }
  }

  /// Returns an id of a choice as the data gives it.
  func given(_ id: String) -> Any {
    (numbers.contains(id) ? Int(id) : nil).map { $0 as Any } ?? id
  }

  /// Returns whether the control can show a value.
  func holds(_ value: TableValue) -> Bool {
    switch value {
    case .choice, .choices: options.isEmpty || value.chosenIDs.allSatisfy(options.contains)
    case .date(let date): date.timeIntervalSince1970.isFinite
    default:
      value.number.map { $0.isFinite && bounds?.contains($0) ?? true } ?? true
    }
  }
}

extension TableCellEntry {
  /// The name of the property that the options of a field are; nil if the class is not known to take any.
  var optionsName: String? { properties?.first { $0.kind == .choices }?.name }
}

extension TableArguments {
  /// Returns the ids of the choices of a class, which cells take in several forms.
  fileprivate func choiceIDs(_ entry: TableCellEntry) -> [String] {
    switch self[entry.optionsName ?? "choices"] {
    case let choices as [RowControl.Choice]: choices.map(\.id)
    case let titles as [String]: titles
    case let choices as [[String: String]]: choices.compactMap { $0["id"] }
    default: []
    }
  }
}

extension Double {
  /// The number as a developer writes it, 5 and not 5.0.
  fileprivate var short: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}

extension TableValue {
  /// The value as a number, or nil if it is none.
  var number: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: nil
    }
  }
}
