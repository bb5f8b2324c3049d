package import Foundation

/// A value that a cell stores under a key: one of the framework's own kinds, or another.
package enum CellAttribute {
  case text(String)
  case richText(AttributedString)
  case integer(Int)
  case number(Double)
  case decimal(Decimal)
  case flag(Bool)
  case date(Date)
  case url(URL)
  case symbol(TableSymbol)
  case id(TableCell.ID)
  case action(TableAction)
  case accessory(TableAccessory)
  case children(TableChildren)
  case binding(TableBinding)
  case bindings(TableBindings)
  case handlers(TableControlHandlers)
  case validation(TableValidation)
  case image(TableImage)
  case values(TableArguments)
  case cellClass(TableCellClass)
  case rowActions(TableRowActions)
  case list([CellAttribute])
  case other(any CellValue)

  /// The kind of this value, in the words of a diagnostic.
  package var kind: Kind {
    switch self {
    case .text: .text
    case .richText: .richText
    case .integer: .integer
    case .number, .decimal: .number
    case .flag: .flag
    case .date: .date
    case .url: .url
    case .symbol: .symbol
    case .id: .id
    case .action: .action
    case .accessory: .accessory
    case .children: .children
    case .binding, .bindings: .binding
    case .handlers: .handlers
    case .validation: .validation
    case .image: .image
    case .values: .values
    case .cellClass: .cellClass
    case .rowActions: .rowActions
    case .list: .list
    case .other: .other
    }
  }
}

extension CellAttribute {
  /// Returns whether two values look the same on screen.
  ///
  /// Actions and arguments are never content: the newest always replaces the old one.
  func isSameContent(as other: CellAttribute) -> Bool {
    switch (self, other) {
    case (.text(let a), .text(let b)): a == b
    case (.richText(let a), .richText(let b)): a == b
    case (.integer(let a), .integer(let b)): a == b
    case (.number(let a), .number(let b)): TableValue.number(a) == .number(b)
    case (.decimal(let a), .decimal(let b)): a == b
    case (.flag(let a), .flag(let b)): a == b
    case (.date(let a), .date(let b)): TableValue.date(a) == .date(b)
    case (.url(let a), .url(let b)): a == b
    case (.symbol(let a), .symbol(let b)): a == b
    case (.id(let a), .id(let b)): a == b
    case (.action, .action): true
    case (.accessory(let a), .accessory(let b)): a.isSameContent(as: b)
    // Which there are is told by themselves.
    case (.children(let a), .children(let b)): a.isExpanded == b.isExpanded
    case (.binding(let a), .binding(let b)): a.identity == b.identity
    case (.bindings(let a), .bindings(let b)): a.isSameContent(as: b)
    case (.handlers, .handlers), (.validation, .validation): true
    case (.image(let a), .image(let b)): a == b
    case (.values(let a), .values(let b)): a.isSameContent(as: b)
    case (.cellClass(let a), .cellClass(let b)): a == b
    case (.rowActions(let a), .rowActions(let b)): a.isSameContent(as: b)
    case (.list(let a), .list(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.isSameContent(as: $1) }
    case (.other(let a), .other(let b)): areEqual(a, b)
    default: false
    }
  }
}

/// Returns whether two values of any type are equal; values that cannot be compared are not.
package func areEqual(_ a: Any, _ b: Any) -> Bool {
  if let a = a as? any Equatable {
    if a.isEqual(to: b) { return true }
    if let a = a as? Double, let b = b as? Double { return a.isNaN && b.isNaN }
    // A gap among numbers is the same gap.
    guard let a = a as? [Double], let b = b as? [Double], !a.isEmpty, a.count == b.count
    else { return false }
    return zip(a, b).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
  }
  // Lists and dictionaries of mixed values, such as from JSON, can be compared by their elements.
  if let a = a as? [Any], let b = b as? [Any] {
    return a.count == b.count && zip(a, b).allSatisfy { areEqual($0, $1) }
  }
  if let a = a as? [String: Any], let b = b as? [String: Any] {
    return a.count == b.count
      && a.allSatisfy { key, value in b[key].map { areEqual(value, $0) } ?? false }
  }
  return type(of: a) is AnyClass && (a as AnyObject) === (b as AnyObject)
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
