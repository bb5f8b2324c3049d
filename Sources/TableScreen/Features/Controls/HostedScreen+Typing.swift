public import TableCore

extension HostedScreen {
  /// Returns whether the text that a person types into a control is still what the form holds, or writes once the field is
  /// left.
  ///
  /// A host asks after each text that it has sent. Where the answer was true and becomes false while the person is in the
  /// field, the form has discarded or saved it meanwhile, or the row edits another property: the field shows its value
  /// again, and what was typed is not sent any more.
  ///
  /// - Parameters:
  ///   - row: the row that the person is in.
  ///   - control: the name of the field.
  /// - Returns: whether the form has the text; false, too, for a field that no form knows, such as one with a handler alone.
  public func isTyping(in row: NodeID, control: String) -> Bool {
    (self as? TableScreen)?.model.isTyping(in: row, control) ?? false
  }

  /// Takes back what a person has typed into a field since they are in it, whatever its property holds by now: they have
  /// cancelled.
  package func takeBackTyping(in row: NodeID, control: String) {
    guard let table = self as? TableScreen else { return }
    guard let navigator = table.navigator else {
      return table.model.takeBackTyping(in: row, control)
    }
    navigator.acting(.takeBack(row, control, table.outermost)) {
      table.model.takeBackTyping(in: row, control)
    }
  }

  /// Returns whether a field shows a typed text that its property has refused, and that no draft keeps.
  package func hasRefused(in row: NodeID, control: String) -> Bool {
    (self as? TableScreen)?.model.hasRefused(row, control) ?? false
  }
}
