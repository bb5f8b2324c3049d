#if os(macOS) || os(Linux)
extension KeyMap {
  static let typing: [KeyBinding] = [
    KeyBinding([.enter], .confirm, .rows, .line(3)) { $0.mode == .search && $0.row != nil },
    KeyBinding([.tab], .confirm, .rows, .line(3)) {
      $0.mode == .search && $0.row != nil && !$0.hasScopes
    },
    KeyBinding([.enter], .confirm, .leave) { $0.mode == .search && $0.row == nil },
    KeyBinding([.tab], .confirm, .leave) {
      $0.mode == .search && $0.row == nil && !$0.hasScopes
    },
    KeyBinding([.tab], .nextScope, describing: scopeText, .line(1)) { $0.hasScopes },
    KeyBinding([.backTab], .previousScope, describing: scopeText) { $0.hasScopes },
    KeyBinding([.escape], .endSearch, .endSearch, .line(2)) { $0.mode == .search },
    KeyBinding([.enter], .confirm, .keep, .line(2)) { $0.mode == .field && !$0.isForm },
    KeyBinding([.enter], .nextField, .field, .line(2)) {
      $0.mode == .field && $0.isForm && $0.hasNextField
    },
    KeyBinding([.enter], .submit, .submit, .line(2)) {
      $0.mode == .field && $0.isForm && !$0.hasNextField
    },
    KeyBinding([.control("s")], .confirm, .keep, .line(2)) { $0.mode == .textArea },
    KeyBinding([.enter], .newLine, .line, .line(4)) { $0.mode == .textArea },
    KeyBinding([.escape], .cancel, .cancel, .line(2)) { $0.isInField && $0.hasTyped },
    KeyBinding([.escape], .cancel, .cancel) {
      $0.isInField && !$0.hasTyped && !$0.escapeLeavesForm
    },
    KeyBinding([.escape], .back, .back, .line(3)) { $0.escapeLeavesForm && !$0.isModal },
    KeyBinding([.escape], .back, .close, .line(3)) { $0.escapeLeavesForm && $0.isModal },
    KeyBinding([.tab], .nextField, .field, .line(3)) { $0.isInField && !$0.isForm },
    KeyBinding([.backTab], .previousField, .previousField) { $0.isInField && !$0.isForm },
    KeyBinding([.tab], .nextStop, .control, .line(3)) { $0.isInField && $0.isForm },
    KeyBinding([.backTab], .previousStop, .previousControl) { $0.isInField && $0.isForm },
    KeyBinding(Key.deleting, .type, .type, named: 0) { $0.isOnField },
    KeyBinding(LineEditor.keys, .type, .type, named: 0) {
      [.search, .field, .textArea].contains($0.mode)
    },
  ]

  static let asking: [KeyBinding] = [
    KeyBinding([.enter, "y"], .confirm, .yes, .line(1)) { $0.mode == .question },
    KeyBinding([.escape, "n", "q"], .cancel, .no, .line(1)) { $0.mode == .question },
    KeyBinding([.enter, " "], .confirm, .choose, .line(2)) { $0.mode == .menu },
    KeyBinding([.escape, "q", "m", .left, "h"], .cancel, .cancel, .line(2)) { $0.mode == .menu },
    KeyBinding([.escape, .enter, "?", "q"], .cancel, .leave, .line(2)) { $0.mode == .help },
    KeyBinding([.enter, " "], .confirm, .press, .line(1)) { $0.mode == .bar },
    KeyBinding([.tab, .right, "l"], .nextButton, .bar, .line(2)) { $0.mode == .bar },
    KeyBinding([.backTab, .left, "h"], .previousButton, .bar, .line(2)) { $0.mode == .bar },
    KeyBinding([.escape, .down, "j", "q"], .cancel, .rows, .line(2)) {
      $0.mode == .bar && $0.row != nil
    },
    KeyBinding([.escape, .down, "j", "q"], .cancel, .leave, .line(2)) {
      $0.mode == .bar && $0.row == nil
    },
    KeyBinding(Key.letters, .jump, .jump, range: "a-z", .line(1)) { $0.mode == .index },
    KeyBinding([.enter], .confirm, .rows, .line(2)) { $0.mode == .index },
    KeyBinding([.escape, .tab], .cancel, .leave, .line(2)) { $0.mode == .index },
  ]

  private static let scopeText: @Sendable (KeyContext, TerminalWords) -> String = {
    context, words in
    let scope = context.scopes.indices.contains(context.scope) ? context.scopes[context.scope] : ""
    return "\(words[.scope]) \(scope)"
  }
}

extension KeyContext {
  /// True if the escape key leaves the form, because its field has no typed text to cancel.
  var escapeLeavesForm: Bool { isInField && isForm && !hasTyped && canGoBack }

  /// True while keys go to the field of a search with scopes.
  var hasScopes: Bool { mode == .search && scopes.count > 1 }
}
#endif
