import Foundation
import TableScreen

/// A field of a form that data describes.
struct TableDataField: Hashable {
  let name: String
  /// The name of its cell class.
  let type: String
  let edits: TableCellEntry.Value
  /// The field's initial value, as it is kept.
  let given: KeptValue

  /// The field's initial value, in the time zone of the person for whom it is asked.
  var initial: TableValue { given.value(edits) }
}

/// A value of a field as it is kept: a day or a time of day by its text, because it is another moment in each time zone.
enum KeptValue: Hashable {
  case value(TableValue)
  case text(String)

  /// Keeps a value that the field has in the time zone of now.
  init(_ value: TableValue, _ edits: TableCellEntry.Value) {
    self = .value(value)
    guard edits == .day || edits == .time, case .date(let date) = value else { return }
    let text = edits.text(of: date)
    if edits.moment(text) == date { self = .text(text) }
  }

  /// Returns the value in the time zone of the person for whom it is asked.
  func value(_ edits: TableCellEntry.Value) -> TableValue {
    switch self {
    case .value(let value): value
    case .text(let text): edits.moment(text).flatMap { edits.taken(.date($0)) } ?? .null
    }
  }
}

extension TableCellEntry.Value {
  /// The kind of value that messages to the person name.
  var kind: TableValue.Kind {
    switch self {
    case .text, .choice, .choices: .text
    case .integer: .integer
    case .number: .number
    case .flag: .flag
    case .date, .day, .time: .date
    case .color: .color
    }
  }

  /// The empty value of a field.
  var empty: TableValue {
    switch self {
    case .text: .text("")
    case .flag: .flag(false)
    case .choices: .choices([])
    default: .null
    }
  }

  /// Returns a value converted to this kind of field, or nil if it does not fit.
  func taken(_ value: TableValue) -> TableValue? {
    if value == .null { return empty }
    switch self {
    case .text: return String(value).map { .text($0) }
    case .integer: return value == .text("") ? .null : Int(value).map { .integer($0) }
    case .number: return value == .text("") ? .null : Double(value).map { .number($0) }
    case .flag: return Bool(value).map { .flag($0) }
    case .date, .day: return value == .text("") ? .null : Date(value).map { .date($0) }
    // A time is of one and the same day, as in data.
    case .time:
      return value == .text("") ? .null : Date(value).map { .date(moment(text(of: $0)) ?? $0) }
    case .choice: return value.chosenByData?.first.map { .choice($0) }
    case .choices: return value.chosenByData.map { .choices($0) }
    case .color: return value == .text("") ? .null : TableColor(value)?.tableValue
    }
  }
}

extension TableValue {
  /// The identities of choices that the value stands for, which are texts or numbers in data; nil for other kinds.
  fileprivate var chosenByData: [String]? {
    switch self {
    case .flag, .date: nil
    case .null, .text, .integer, .number, .choice, .choices: chosenIDs
    }
  }
}

/// The owner of the fields that data describes, which stores their values.
@MainActor protocol FieldOwner: ActionTarget {
  /// Returns the value of a field, or nil where the data says something else under its name by now.
  func value(of field: TableDataField) -> TableValue?
  /// Sets the value of a field, unless the data says something else under its name by now.
  func setValue(_ value: TableValue, of field: TableDataField)
}

extension TableBinding {
  /// The description of a binding in data.
  enum Origin: Hashable {
    case field(TableDataField)
    /// The screen's binding of that name.
    case named(String)
  }

  /// The binding's description, if it comes from data.
  var described: Origin? { origin as? Origin }

  /// Binds a row to a field of the screen's form, whose control takes values within limits.
  static func field(_ field: TableDataField, _ limits: FieldLimits) -> TableBinding {
    let name = field.name
    let taken = { @Sendable (value: TableValue) in
      field.edits.taken(value).flatMap { limits.holds($0) ? $0 : nil }
    }
    var binding = TableBinding(
      path: \FieldNames.[name], kind: field.edits.kind,
      read: { context in
        guard let owner = context.fieldOwner else { return field.initial }
        return owner.value(of: field)
      },
      write: { context, value in
        guard let owner = context.fieldOwner, let value = taken(value),
          let old = owner.value(of: field)
        else { return nil }
        owner.setValue(value, of: field)
        return { owner.setValue(old, of: field) }
      },
      convert: taken)
    binding.origin = Origin.field(field)
    binding.name = name
    binding.isHeldByTable = true
    binding.beginsChosen = field.initial != .null
    return binding
  }

  /// Returns a binding for an unknown name, which reads and writes nothing.
  static func unknown() -> TableBinding {
    TableBinding(
      path: \FieldNames.self, kind: .text, read: { _ in nil },
      write: { _, _ in nil }, convert: { $0 })
  }
}

extension TableActionContext {
  fileprivate var fieldOwner: (any FieldOwner)? {
    for target in targets { if let owner = target as? any FieldOwner { return owner } }
    return nil
  }
}

/// The names of fields as key paths, by which bindings are told apart.
private struct FieldNames {
  subscript(_ name: String) -> Int { name.count }
}
