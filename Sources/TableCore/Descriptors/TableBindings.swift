/// The properties that a row shows and edits, each under the name of the control that does so.
///
/// ```swift
/// [.title: "Name", .bind: .fields(["first": .to(person, \.first), "last": .to(person, \.last)])]
/// ```
public struct TableBindings {
  /// The names and their properties, in order.
  package let fields: [(name: String, binding: TableBinding)]

  package init(_ fields: [(String, TableBinding)]) {
    var kept: [(name: String, binding: TableBinding)] = []
    // Data can have very many.
    var places: [String: Int] = [:]
    for (name, binding) in fields {
      if let index = places[name] {
        kept[index].binding = binding
      } else {
        places[name] = kept.count
        kept.append((name, binding))
      }
    }
    self.fields = kept
  }

  func isSameContent(as other: TableBindings) -> Bool {
    fields.count == other.fields.count
      && zip(fields, other.fields).allSatisfy {
        $0.name == $1.name && $0.binding.identity == $1.binding.identity
      }
  }
}

extension TableBindings: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(.bindings(self), for: key)
  }
}

extension CellValue where Self == TableBindings {
  /// Binds the controls of a row, by their names, to a property each; of two equal names the last holds.
  public static func fields(_ fields: KeyValuePairs<String, TableBinding>) -> TableBindings {
    TableBindings(fields.map { ($0, $1) })
  }

  /// Binds the controls of a row, by their names, to a property each, in that order.
  public static func fields(_ fields: [(String, TableBinding)]) -> TableBindings {
    TableBindings(fields)
  }
}

extension TableCell {
  /// A control and its binding.
  package typealias Field = (name: String, binding: TableBinding)

  /// The bindings of the row's controls, in order; the switch at its end is the last.
  package var fields: [Field] {
    var fields: [Field] = []
    if flags.contains(.bound) {
      switch attribute(.bind) {
      case .binding(let binding)?: fields = [(TableBinding.name, binding)]
      case .bindings(let bindings)?: fields = bindings.fields
      default: break
      }
    }
    if case .accessory(let accessory)? = attribute(.accessory),
      case .toggle(_, let binding?, _) = accessory.kind
    {
      fields.append((TableAccessory.name, binding))
    }
    return fields
  }

  /// Returns the binding of a control by its name, or nil.
  package func binding(of name: String) -> TableBinding? {
    fields.first { $0.name == name }?.binding
  }
}

extension TableBinding {
  /// The name of the control that edits the one property that a row is bound to.
  static let name = "value"
}

extension TableAccessory {
  /// The name of the control at the end of a row.
  static let name = "accessory"
}
