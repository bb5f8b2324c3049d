import TableScreen

extension TextComposer {
  /// Returns the text of a field that nobody edits, and whether it is only a placeholder.
  private func shown(_ control: RowControl) -> (text: String, isPlaceholder: Bool) {
    var text = TextFormat.text(of: control.value)
    if case .date(let date) = control.value, let parts = control.fieldKind?.dateParts {
      text = DateText.text(of: date, parts)
    }
    switch control.kind {
    case .field(let placeholder, _):
      if text.isEmpty { return (blank(placeholder), true) }
      return (control.hidesText ? bullets(text.count) : text, false)
    case .textArea(let placeholder):
      return text.isEmpty ? (blank(placeholder), true) : (text, false)
    default: return (text, false)
    }
  }

  /// Returns the text of an empty field: its placeholder, in brackets on hosts that cannot draw it
  /// dimmer than a value.
  private func blank(_ placeholder: String) -> String {
    if placeholder.isEmpty { return "________" }
    return options.isASCII || options.isColorless ? "[\(placeholder)]" : placeholder
  }

  /// The style of a placeholder, which no value has.
  private static let placeholder = TextStyle(.secondary, [.dim, .italic])

  private func bullets(_ count: Int) -> String {
    String(repeating: glyphs.bullet, count: min(count, 64))
  }

  func fieldWidth(_ control: RowControl, limit: Int) -> Int {
    let text = edit?.control == control.name ? edit?.text ?? "" : shown(control).text
    return parts.width(of: text, limit: limit)
  }

  /// Returns the line of a field: its value at the end of the line, or the text that is being edited at its start.
  func field(_ control: RowControl, width: Int) -> TextLine {
    if let edit, edit.control == control.name {
      var text = edit
      if control.hidesText { text.text = bullets(edit.text.count) }
      return editor(text.text, caret: edit.caret, width: width, control: control.name)
    }
    let (text, isPlaceholder) = shown(control)
    let style = isPlaceholder ? Self.placeholder : TextStyle(.secondary)
    let value = parts.line(text, width: width, style: style)
    var line = TextLine()
    line.fit(width - value.width)
    line.append(value)
    line.mark(.control(row, name: control.name))
    return line
  }

  /// Returns the part of an edited text around its caret, underlined over the whole width.
  func editor(_ text: String, caret: Int, width: Int, control: String) -> TextLine {
    let style = TextStyle(.plain, .underline)
    var line = TextEditorLine(text, caret: caret, width: width, parts: parts, style: style)
      .line(drawsCaret: options.drawsCaret, glyphs: glyphs)
    line.append(spaces: width - line.width, style)
    line.mark(.control(row, name: control))
    return line
  }

  func area(_ control: RowControl, _ placeholder: String, width: Int) -> [TextLine] {
    let isEdited = edit?.control == control.name
    let (text, isPlaceholder) = isEdited ? (edit?.text ?? "", false) : shown(control)
    let style =
      isEdited
      ? TextStyle(.plain, .underline)
      : isPlaceholder ? Self.placeholder : TextStyle(.secondary)
    if isEdited, let edit {
      return TextEditorLine.lines(edit, width: width, limit: Self.areaLimit).map { text, caret in
        if let caret { return editor(text, caret: caret, width: width, control: control.name) }
        var line = parts.line(text, width: width, style: style)
        line.append(spaces: width - line.width, style)
        line.mark(.control(row, name: control.name))
        return line
      }
    }
    var lines = parts.wrapped(
      text, width: width, lines: Self.areaLimit, looks: TextLooks(style), keepsLines: true)
    if lines.isEmpty { lines = [TextLine()] }
    return lines.map {
      var line = $0
      line.mark(.control(row, name: control.name))
      return line
    }
  }
}
