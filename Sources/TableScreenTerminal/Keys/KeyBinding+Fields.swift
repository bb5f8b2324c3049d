#if os(macOS) || os(Linux)
// The keys of commands while characters are text: on the row of a field, in the field, and in a search.
extension KeyBinding {
  /// The binding on the row of a field: its keys that type nothing, or else Alt with its character.
  var besideField: KeyBinding {
    var binding = self
    let others = keys.filter { !$0.isText }
    binding.keys = others.isEmpty ? altKeys : others
    return binding
  }

  /// The binding while a field is in use: its function keys, or else Alt with its character; nil
  /// for a binding with arrow, return or tab keys, which have other uses in a field.
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

  /// The binding while a search is typed: its function keys; nil for a binding without one.
  ///
  /// On the last line the keys of the search come first.
  var behindSearch: KeyBinding? {
    var binding = self
    binding.keys = keys.filter { if case .function = $0 { true } else { false } }
    if case .line = place { binding.place = .line(11) }
    return binding.keys.isEmpty ? nil : binding
  }

  private var altKeys: [Key] {
    keys.compactMap { if case .character(let letter) = $0, letter != " " { letter } else { nil } }
      .prefix(1).map { .alt($0) }
  }
}

extension KeyContext {
  /// True while keys go to the row of a field, so that characters are typed into the field.
  ///
  /// In a form that is so where the return key does something else, too; otherwise who fills it in would delete a row by a letter.
  var isOnField: Bool {
    mode == .rows && !isEditing && (row?.primary == .edit || isForm && row?.hasField == true)
  }

  /// True while keys go to a field.
  var isInField: Bool { mode == .field || mode == .textArea }

  /// The same state, but with keys that go to the rows and not to the field.
  var behindField: KeyContext {
    var context = self
    context.mode = .rows
    return context
  }
}
#endif
