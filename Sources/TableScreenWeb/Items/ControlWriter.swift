import Foundation
import TableScreen

/// The writer of controls as messages hold them, and the reader of the values that a page gives them.
@MainActor enum ControlWriter {
  /// Returns a control as a list.
  static func json(_ control: RowControl) -> JSON {
    var more = details(of: control)
    if !control.label.isEmpty { more["l"] = .text(control.label.shownLine) }
    if !control.isEnabled { more["d"] = .yes }
    return .list(
      ["k", .text(kind(of: control)), .text(control.name), value(of: control)]
        + (more.isEmpty ? [] : [.object(more)]))
  }

  private static func kind(of control: RowControl) -> String {
    switch control.kind {
    case .toggle: "toggle"
    case .slider: "slider"
    case .stepper: "stepper"
    case .field: "field"
    case .textArea: "area"
    case .segments: "segments"
    case .menu: "menu"
    case .button: "button"
    case .color: "color"
    case .rating: "rating"
    }
  }

  /// Returns the value as the page shows it; a secret one never leaves the server.
  private static func value(of control: RowControl) -> JSON {
    if control.isUnset { return .null }
    return switch control.kind {
    case .toggle: control.value == .flag(true) ? 1 : 0
    case .slider(let range, _): .number(Double(control.value) ?? range.lowerBound)
    case .stepper(let range, _): .number(Double(control.value) ?? range?.lowerBound ?? 0)
    case .field: control.isSecret ? "" : .text(control.editText)
    case .textArea: control.isSecret ? "" : .text(LineEnds.plain(control.editText))
    case .segments, .menu: .integer(control.chosen ?? -1)
    case .button: 0
    case .color: .text(String(control.value) ?? "")
    case .rating: .integer(control.stars?.filled ?? 0)
    }
  }

  private static func details(of control: RowControl) -> [String: JSON] {
    switch control.kind {
    case .toggle: return [:]
    case .slider(let range, let step): return bounds(range, step)
    case .stepper(let range, let step): return bounds(range, step)
    case .field(let placeholder, let kind): return field(control, placeholder, kind)
    case .textArea(let placeholder): return self.placeholder(placeholder)
    case .segments(let choices), .menu(let choices):
      return ["c": .list(choices.map { .text($0.title.shownLine) })]
    case .button(let title): return ["t": .text(title.shownLine)]
    case .color:
      return [
        "c": .list(
          control.choices.map {
            [.text($0.id), .text($0.title.shownLine), .text(shade(of: $0.id))]
          })
      ]
    case .rating(let count): return ["n": .integer(count)]
    }
  }

  private static func bounds(_ range: ClosedRange<Double>?, _ step: Double?) -> [String: JSON] {
    var more: [String: JSON] = [:]
    if let range, range.lowerBound.isFinite { more["lo"] = .number(range.lowerBound) }
    if let range, range.upperBound.isFinite { more["hi"] = .number(range.upperBound) }
    if let step { more["st"] = .number(step) }
    return more
  }

  private static func placeholder(_ text: String) -> [String: JSON] {
    text.isEmpty ? [:] : ["p": .text(text.shownLine)]
  }

  private static func field(
    _ control: RowControl, _ placeholder: String, _ kind: RowControl.FieldKind
  ) -> [String: JSON] {
    var more = self.placeholder(placeholder)
    if kind != .text { more["f"] = .text(kind.rawValue) }
    if control.isFormatted { more["fm"] = .yes }
    if control.isSecret, !control.editText.isEmpty { more["set"] = .yes }
    if control.isRevealed { more["rv"] = .yes }
    guard !control.isFormatted, case .date(let date) = control.value else { return more }
    switch kind {
    case .date: more["iso"] = .text(DateText.text(of: date).replacing(" ", with: "T"))
    case .day: more["iso"] = .text(DateText.text(of: date, .day))
    case .time: more["iso"] = .text(DateText.text(of: date, .time))
    default: break
    }
    return more
  }

  /// Returns the tone in which a page offers a named color.
  private static func shade(of name: String) -> String {
    switch TableColor(name: name) {
    case .red: "#e01b24"
    case .orange: "#ff7800"
    case .yellow: "#e5a50a"
    case .green: "#2ec27e"
    case .teal: "#0ab9b9"
    case .blue: "#3584e4"
    case .purple: "#9141ac"
    case .pink: "#d56199"
    case .gray: "#77767b"
    case .rgb: name
    case .accent, .secondary, nil: "#77767b"
    }
  }

  // MARK: Values from a page

  /// Returns a text that a page sends of a control: an area there knows line feeds alone, and the line ends of the text stay.
  static func typed(_ text: String, in control: RowControl) -> String {
    guard case .textArea = control.kind, !control.isSecret else { return text }
    return LineEnds.restored(text, from: control.editText)
  }

  /// Returns the value that a page gave a control for good.
  ///
  /// - Parameters:
  ///   - given: the value; of a choice its place among those that the page had.
  ///   - control: the control.
  ///   - title: the title of the choice, by which it is found where it stands elsewhere by now; nil for the place alone.
  /// - Returns: the value, or nil where the control's kind takes no such value, or the choice has gone.
  static func value(_ given: JSON, for control: RowControl, _ title: String? = nil) -> TableValue? {
    switch control.kind {
    case .toggle:
      switch given {
      case 0: return .flag(false)
      case 1: return .flag(true)
      default: return nil
      }
    case .slider(let range, _):
      return given.number.map { .number(min(max($0, range.lowerBound), range.upperBound)) }
    case .stepper(let range, _):
      return given.number.map { number in
        .number(range.map { min(max(number, $0.lowerBound), $0.upperBound) } ?? number)
      }
    case .field, .textArea: return given.text.map { control.entered(typed($0, in: control)) }
    case .segments(let choices), .menu(let choices):
      let place = given.integer.flatMap {
        WebHost.place(of: title, at: $0, among: choices.map(\.title))
      }
      return place.map { .choice(choices[$0].id) }
    case .button: return given == .null ? .null : nil
    case .color:
      return given.text.map { TableColor(name: $0) == nil ? control.entered($0) : .choice($0) }
    case .rating(let count):
      return given.number.map { .number(min(max($0.rounded(), 0), Double(max(count, 0)))) }
    }
  }
}

extension JSON {
  /// Returns the value of the control of that name in an item or an element, or nil.
  func value(ofControl name: String) -> JSON? {
    switch self {
    case .list(let parts):
      if parts.count >= 4, parts[0] == "k" { return parts[2] == .text(name) ? parts[3] : nil }
      guard case .text(let kind) = parts.first, kind == "h" || kind == "v" else { return nil }
      return parts.firstNonNil { $0.value(ofControl: name) }
    case .object(let keys):
      return keys["b"]?.value(ofControl: name) ?? keys["a"]?.value(ofControl: name)
    default: return nil
    }
  }

  /// Returns the value with another value in the control of that name, as a page shows it that a person has changed.
  func setting(_ value: JSON, ofControl name: String) -> JSON {
    switch self {
    case .list(var parts):
      if parts.count >= 4, parts[0] == "k", parts[2] == .text(name) {
        parts[3] = value
        return .list(parts)
      }
      if case .text(let kind) = parts.first, kind == "h" || kind == "v" {
        return .list(parts.map { $0.setting(value, ofControl: name) })
      }
      return self
    case .object(var values):
      for key in ["a", "b"] {
        if let part = values[key] { values[key] = part.setting(value, ofControl: name) }
      }
      return .object(values)
    default: return self
    }
  }
}
