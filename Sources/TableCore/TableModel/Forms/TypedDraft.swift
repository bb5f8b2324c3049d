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
  /// The value as typed last, and the row as it was then; nil while the field holds what it held before.
  var entered: (value: TableValue, home: DraftRow)?
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
      field?.entered = draftRow(row).map { (control?.entered(text) ?? .text(text), $0) }
      typedDraft = field
    }
  }

  /// The field of a form that is being typed into, or nil if its draft is not what was typed there.
  var draftInUse: TypedField? {
    guard let typed = typedDraft, let last = typed.last, let (value, home) = typed.entered,
      overlay.drafts[typed.row, typed.name] == last
    else { return nil }
    return TypedField(
      row: typed.row, name: typed.name, start: typed.text, value: value, home: home)
  }

  /// Takes back what is being typed into a field that waits for the form, whatever its property holds by now.
  package func takeBackTyping(in row: NodeID, _ name: String) {
    guard let typed = typedDraft, typed.row == row, typed.name == name,
      overlay.drafts[row, name] == typed.last
    else { return }
    typedDraft = nil
    update {
      overlay.drafts[row, name] = typed.before
      touch(row)
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
