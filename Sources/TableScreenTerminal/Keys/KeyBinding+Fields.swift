#if os(macOS) || os(Linux)
// Where characters are text, commands have other keys.
extension KeyBinding {
  /// The binding on the row of a field: its keys that type nothing, or else Alt with its character.
  var besideField: KeyBinding {
    var binding = self
    let others = keys.filter { !$0.isText }
    binding.keys = others.isEmpty ? altKeys : others
    return binding
  }

  /// The binding while a field is in use: its function keys, or else Alt with its character; nil for one that goes
  /// from row to row, or that the keys of the field stand for.
  var behindField: KeyBinding? {
    let isOfRows = keys.contains {
      [.up, .down, .left, .right, .enter, .tab, .backTab].contains($0)
    }
    guard !isOfRows else { return nil }
    var binding = self
    let functions = keys.filter { if case .function = $0 { true } else { false } }
    binding.keys = functions.isEmpty ? altKeys : functions
    return binding.keys.isEmpty ? nil : binding
  }

  private var altKeys: [Key] {
    keys.compactMap { if case .character(let letter) = $0, letter != " " { letter } else { nil } }
      .prefix(1).map { .alt($0) }
  }
}

extension KeyContext {
  /// Whether keys go to a row whose characters are the text of its field.
  var isOnField: Bool { mode == .rows && row?.primary == .edit && !isEditing }

  /// Whether keys go to a field.
  var isInField: Bool { mode == .field || mode == .textArea }

  /// The state in which keys go to the rows, with the field not in use.
  var behindField: KeyContext {
    var context = self
    context.mode = .rows
    return context
  }
}
#endif
