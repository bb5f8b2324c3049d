import Foundation
import TableScreen

/// The limits, beside its kind, of the values that the control of a field can show.
struct FieldLimits {
  /// The range of numbers; nil for all numbers.
  let bounds: ClosedRange<Double>?
  /// The ids of the choices in their order; empty if any value is allowed.
  let options: [String]
  /// The ids among them that are whole numbers in the data, and go back into it as such.
  var numbers: Set<String> = []
  private let known: Set<String>

  init(_ entry: TableCellEntry, _ edits: TableCellEntry.Value, _ properties: TableArguments) {
    bounds = entry.bounds?(properties)
    options = edits == .choice || edits == .choices ? properties.choiceIDs(entry) : []
    known = Set(options)
  }

  /// What the control takes where it has limits, as reports say it; else nil.
  var wanted: String? {
    if !options.isEmpty { return "what is among its options" }
    return bounds.map { "a number from \($0.lowerBound.short) to \($0.upperBound.short)" }
  }

  /// The first options, as a report lists them, which never quotes a long text whole.
  var named: String { options.prefix(100).map { $0.shortened(to: 80) }.joined(separator: ", ") }

  /// Returns an id of a choice as the data gives it.
  func given(_ id: String) -> Any {
    (numbers.contains(id) ? Int(id) : nil).map { $0 as Any } ?? id
  }

  /// Returns whether a choice is among the options, or there are none.
  func knows(_ id: String) -> Bool { known.isEmpty || known.contains(id) }

  /// Returns whether the control can show a value.
  func holds(_ value: TableValue) -> Bool {
    switch value {
    case .choice, .choices: value.chosenIDs.allSatisfy(knows)
    case .date(let date): date.timeIntervalSince1970.isFinite
    default:
      value.number.map { $0.isFinite && bounds?.contains($0) ?? true } ?? true
    }
  }
}

/// What a field lets a person choose from, and between which bounds.
struct FieldChoice {
  /// The properties of the field's row, with its options; nil if it has none of its own.
  let properties: TableArguments?
  /// True if there is nothing to choose from.
  let isEmpty: Bool
  /// The limits of the control, or nil if the class edits nothing.
  let limits: FieldLimits?
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
