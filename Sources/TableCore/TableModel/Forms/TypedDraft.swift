/// The text of a form field when a person began to type into it: typing that restores this text leaves no draft, as long as
/// the field would show it.
struct TypedDraft {
  let row: NodeID
  let name: String
  /// The text of the field when the typing began.
  let text: String
  /// The value of the property when the typing began.
  let stored: TableValue?
  /// The draft before the typing began, or nil if there was none.
  let before: Draft?
  /// The draft as typed last.
  var last: Draft?
}

extension TableModel {
  /// Notes the text that is being typed into a field that waits for the form.
  ///
  /// Text equal to the one before the typing counts as not typed, unless the property has another value since. `control`
  /// is the field as it showed before, or nil if it does not show.
  package func setTyped(
    _ text: String, in control: RowControl?, of row: NodeID, _ name: String,
    _ binding: TableBinding
  ) {
    let old = draft(of: row, name, binding)
    var field = typedDraft
    // A draft that was set from elsewhere meanwhile counts as the text before the typing.
    if field?.row != row || field?.name != name || field?.last != old {
      field = control.map {
        TypedDraft(
          row: row, name: name, text: $0.startText, stored: boundValue(of: row, binding),
          before: old, last: old)
      }
    }
    if let field, field.text == text,
      field.before != nil || field.stored == boundValue(of: row, binding)
    {
      typedDraft = nil
      overlay.drafts[row, name] = field.before
      touch(row)
    } else {
      setDraft(control?.typed(text) ?? .text(text), of: row, name, binding)
      field?.last = draft(of: row, name, binding)
      typedDraft = field
    }
  }

  /// Returns the draft that a control had before the present typing, or else its present draft.
  package func draftBeforeTyping(
    of row: NodeID, _ name: String, _ binding: TableBinding
  ) -> Draft? {
    let now = draft(of: row, name, binding)
    guard let typed = typedDraft, typed.row == row, typed.name == name, typed.last == now else {
      return now
    }
    return typed.before
  }
}
