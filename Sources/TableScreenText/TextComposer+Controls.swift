import Foundation
import TableScreen

extension TextComposer {
  func measure(_ control: RowControl, limit: Int) -> Measure {
    switch control.kind {
    case .toggle: return .fixed(toggle(control).width)
    case .slider(let range, _):
      // The number stands beside a track of nine columns at least.
      return Measure(least: 5, wanted: max(20, 10 + Self.text(Self.held(control, range)).count))
    case .stepper: return .fixed(stepper(control).width)
    case .field, .textArea:
      if edit?.control == control.name {
        return Measure(
          least: 8, wanted: max(fieldWidth(control, limit: limit) + 1, 20), grows: true)
      }
      let width = max(fieldWidth(control, limit: limit), 1)
      return Measure(least: min(width, 6), wanted: width, grows: true)
    case .segments(let choices):
      let titles = choices.map { parts.width(of: $0.title, limit: limit) }
      let chosen = parts.width(of: title(of: control.value, in: choices), limit: limit)
      return Measure(least: min(chosen, 6) + 2, wanted: titles.reduce(0) { $0 + $1 + 3 } - 1)
    case .menu(let choices):
      let width = parts.width(of: title(of: control.value, in: choices), limit: limit)
      return Measure(least: min(width, 6) + 2, wanted: width + 2)
    case .button(let title):
      let width = parts.width(of: title, limit: limit)
      return Measure(least: min(width, 4) + 4, wanted: width + 4)
    case .color:
      if edit?.control == control.name { return Measure(least: 8, wanted: 24, grows: true) }
      return .fixed(color(control, width: limit).width)
    case .rating: return .fixed(rating(control).width)
    }
  }

  func lines(_ control: RowControl, width: Int) -> [TextLine] {
    var lines: [TextLine]
    switch control.kind {
    case .toggle: lines = [toggle(control)]
    case .slider(let range, let step): lines = [slider(control, range, step, width: width)]
    case .stepper: lines = [stepper(control)]
    case .field: lines = [field(control, width: width)]
    case .textArea(let placeholder): lines = area(control, placeholder, width: width)
    case .segments(let choices): lines = [segments(control, choices, width: width)]
    case .menu(let choices): lines = [menu(control, choices, width: width)]
    case .button(let title):
      var line = TextLine(glyphs: "[ ", TextStyle(.control))
      line.append(parts.line(title, width: width - 4, style: TextStyle(.control)))
      line.append(glyphs: " ]", TextStyle(.control))
      line.mark(.control(row, name: control.name))
      lines = [line]
    case .color: lines = [color(control, width: width)]
    case .rating: lines = [rating(control)]
    }
    if chosen == control.name {
      lines = lines.map { $0.restyled { $0.adding(.reverse) } }
    } else if !control.isEnabled {
      lines = lines.map { $0.restyled { TextStyle(.secondary, $0.marks.union(.dim)) } }
    }
    // A click on a control that cannot be used is one on its row.
    return control.isEnabled ? lines : lines.map(\.unmarked)
  }

  // MARK: Switches and numbers

  func toggle(_ control: RowControl) -> TextLine {
    let isOn = control.value == .flag(true)
    let style = isOn ? TextStyle(.accent) : TextStyle(.secondary)
    var line = TextLine()
    if options.isColorless {
      let words = [TableWords.current.on, TableWords.current.off].map { parts.line($0, width: 8) }
      line.append(words[isOn ? 0 : 1])
      line.fit((words.map(\.width).max() ?? 0) + 1)
    }
    line.append(glyphs: isOn ? glyphs.on : glyphs.off, style)
    line.mark(.value(row, name: control.name, .flag(!isOn)))
    return line
  }

  static func number(_ value: TableValue) -> Double? {
    let number: Double?
    switch value {
    case .integer(let integer): number = Double(integer)
    case .number(let value): number = value
    case .text(let text), .choice(let text): number = Double(text)
    case .null, .flag, .date, .choices: number = nil
    }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  private func slider(
    _ control: RowControl, _ range: ClosedRange<Double>, _ step: Double?, width: Int
  ) -> TextLine {
    let held = Self.held(control, range)
    let text = Self.text(held)
    let hasText = width >= 10 + text.count
    let track = max(hasText ? width - text.count - 1 : width, 2)
    // A slider without a number has no knob.
    let knob = held.map { Int((range.share(of: $0) * Double(track - 1)).rounded()) } ?? -1
    var line = TextLine()
    for column in 0..<track {
      let glyph = column == knob ? glyphs.knob : column < knob ? glyphs.filled : glyphs.track
      line.append(glyphs: glyph, TextStyle(column <= knob ? .accent : .secondary))
      let there = range.value(at: Double(column) / Double(track - 1), step: step)
      line.mark(.value(row, name: control.name, .number(there)), column..<column + 1)
    }
    if hasText {
      line.append(spaces: 1)
      line.append(glyphs: text, TextStyle(.secondary))
    }
    return line
  }

  /// Returns the number at which the knob of a slider stands, or nil for none.
  private static func held(_ control: RowControl, _ range: ClosedRange<Double>) -> Double? {
    number(control.value).map { min(max($0, range.lowerBound), range.upperBound) }
  }

  private static func text(_ held: Double?) -> String {
    held.map { TextFormat.local($0.roughText) } ?? "–"
  }

  private func stepper(_ control: RowControl) -> TextLine {
    let number = Self.number(control.value)
    func button(_ glyph: String, _ step: Int) -> TextLine {
      guard let next = control.number(movedBy: step), next != number else {
        return TextLine(glyphs: glyph, TextStyle(.secondary, .dim))
      }
      var line = TextLine(glyphs: glyph, TextStyle(.control))
      line.mark(.step(row, name: control.name, step))
      return line
    }
    var line = button(glyphs.minus, -1)
    line.append(spaces: 1)
    line.append(parts.line(number.map { TextFormat.local($0.tidyText) } ?? "–", width: 16))
    line.append(spaces: 1)
    line.append(button(glyphs.plus, 1))
    return line
  }

  // MARK: Choices

  func title(of value: TableValue, in choices: [RowControl.Choice]) -> String {
    value.place(among: choices).map { choices[$0].title } ?? TextFormat.text(of: value)
  }

  private func segments(
    _ control: RowControl, _ choices: [RowControl.Choice], width: Int
  ) -> TextLine {
    let chosen = control.value.place(among: choices)
    var line = TextLine()
    for (index, choice) in choices.enumerated() {
      let isChosen = index == chosen
      let isBeside = isChosen || chosen.map { $0 + 1 } == index
      if index > 0 { line.append(glyphs: glyphs.vertical, TextStyle(isBeside ? .accent : .rule)) }
      let start = line.width
      let style = isChosen ? TextStyle(.accent, .bold) : TextStyle(.control)
      line.append(glyphs: isChosen ? "[" : " ", style)
      line.append(parts.line(choice.title, width: width, style: style))
      line.append(glyphs: isChosen ? "]" : " ", style)
      line.mark(.value(row, name: control.name, .choice(choice.id)), start..<line.width)
    }
    // A menu replaces segments that do not all fit.
    return line.width <= width ? line : menu(control, choices, width: width)
  }

  private func menu(_ control: RowControl, _ choices: [RowControl.Choice], width: Int) -> TextLine {
    var line = parts.line(
      title(of: control.value, in: choices), width: width - 2, style: TextStyle(.control))
    line.append(spaces: 1)
    line.append(glyphs: glyphs.menu, TextStyle(.control))
    line.mark(.control(row, name: control.name))
    return line
  }
}
