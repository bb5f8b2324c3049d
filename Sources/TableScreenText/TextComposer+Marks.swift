import TableScreen

// Controls that are drawn as marks: stars, and a color.
extension TextComposer {
  /// Returns the stars of a rating, each of which can be clicked; a click on the last filled one
  /// empties all.
  ///
  /// Of too many stars to draw, the number is shown between a minus and a plus button.
  func rating(_ control: RowControl) -> TextLine {
    guard let (filled, count) = control.stars else { return TextLine() }
    guard count <= RowControl.starLimit else { return manyStars(control, filled, count) }
    var line = TextLine()
    for star in 1...max(count, 1) {
      let isFilled = star <= filled
      let start = line.width
      line.append(
        glyphs: isFilled ? glyphs.star : glyphs.hollowStar,
        TextStyle(isFilled ? .accent : .secondary))
      line.mark(.value(row, name: control.name, .integer(star)), start..<line.width)
    }
    return line
  }

  private func manyStars(_ control: RowControl, _ filled: Int, _ count: Int) -> TextLine {
    func button(_ glyph: String, _ step: Int) -> TextLine {
      let isOpen = step < 0 ? filled > 0 : filled < count
      var line = TextLine(
        glyphs: glyph, isOpen ? TextStyle(.control) : TextStyle(.secondary, .dim))
      if isOpen { line.mark(.step(row, name: control.name, step)) }
      return line
    }
    var line = button(glyphs.minus, -1)
    line.append(spaces: 1)
    line.append(glyphs: control.starText(star: glyphs.star), TextStyle(.accent))
    line.append(spaces: 1)
    line.append(button(glyphs.plus, 1))
    return line
  }

  /// Returns a patch of a color, with its name or the text that is being typed for it.
  func color(_ control: RowControl, width: Int) -> TextLine {
    let typed = edit?.control == control.name ? edit : nil
    let color = typed.map { TableColor(.text($0.text)) } ?? TableColor(control.value)
    var line = TextLine(glyphs: glyphs.swatch, TextStyle(.plain, color: color))
    line.append(spaces: 1)
    if let typed {
      let rest = max(width - line.width, 1)
      line.append(editor(typed.text, caret: typed.caret, width: rest, control: control.name))
      return line
    }
    let name = color.map { TableWords.current.name(of: $0) } ?? "–"
    line.append(parts.line(name, width: max(width - line.width - 2, 0), style: TextStyle(.control)))
    line.append(spaces: 1)
    line.append(glyphs: glyphs.menu, TextStyle(.control))
    line.mark(.control(row, name: control.name))
    return line
  }
}
