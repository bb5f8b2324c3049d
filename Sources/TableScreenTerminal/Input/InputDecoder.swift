#if os(macOS) || os(Linux)
import CTerminal

/// A decoder of the units that ncurses reads into events.
///
/// A sequence missing from the terminal database arrives as an escape followed by characters. A person cannot type them
/// within one read, so they are decoded together: a known sequence is a key, and an unknown one is dropped, so that its
/// characters are never taken for commands. The same goes for control strings, as a terminal's answers to questions.
///
/// A paste or a control string whose end got lost is ended by ``finish()``, after a time without input.
struct InputDecoder {
  /// A unit of input, as read by ncurses.
  enum Unit: Hashable, Sendable {
    /// A character.
    case character(UInt32)
    /// The code of a key in the terminal database.
    case code(Int32)
    /// A piece of a pasted text.
    case text(String)
    /// A mouse event.
    case mouse(state: UInt, line: Int, column: Int)
  }

  /// The text of an unfinished paste, or nil outside one.
  private var paste: String?
  /// The length of the paste in scalars, kept because counting them takes time proportional to the text.
  private var pasteLength = 0
  /// True within a control string.
  private var isInString = false
  private var isPressed = false
  /// The greatest number of scalars kept of a paste, one more than a field takes, so that a paste
  /// of this length is known to be too long.
  static let longestPaste = 1 << 20

  /// The time without input after which an unfinished paste or control string is taken to have lost its end.
  ///
  /// The time is longer than most pauses of a connection. What comes later is keys, unless ``CursesTerminal`` knows it by its
  /// end or its length for the rest of the paste.
  static let patience = Duration.seconds(2)

  /// True while the end of a paste or of a control string is awaited.
  var isUnfinished: Bool { paste != nil || isInString }

  /// Ends an unfinished paste or control string.
  ///
  /// - Returns: the paste, if there is one.
  mutating func finish() -> [InputEvent] {
    isInString = false
    defer { paste = nil }
    return paste.map { [.paste($0)] } ?? []
  }

  /// Returns the events of the units from one read.
  mutating func decode(_ units: [Unit]) -> [InputEvent] {
    var events: [InputEvent] = []
    var rest = units[...]
    while let unit = rest.popFirst() {
      if isInString {
        if isOfString(unit, &rest) { continue }
        isInString = false
      }
      if case .code(ct_key_paste_begin) = unit {
        paste = ""
        pasteLength = 0
      } else if paste != nil {
        if let text = collect(unit) { events.append(.paste(text)) }
      } else if unit == .character(27), let sequence = Self.takeSequence(&rest) {
        if let key = EscapeSequence.key(of: sequence) { events.append(.key(key)) }
      } else if unit == .character(27), Self.hasString(rest) {
        isInString = true
      } else if unit == .character(27), let key = Self.takeKey(&rest) {
        if let key = Self.combined(key) { events.append(.key(key)) }
      } else if let event = event(of: unit) {
        events.append(event)
      }
    }
    return events
  }

  private mutating func collect(_ unit: Unit) -> String? {
    switch unit {
    case .code(ct_key_paste_end):
      defer { paste = nil }
      return paste
    case .character(let value):
      if let scalar = Unicode.Scalar(value), pasteLength < Self.longestPaste {
        paste?.unicodeScalars.append(scalar)
        pasteLength += 1
      }
    case .text(let text):
      let taken = text.unicodeScalars.prefix(Self.longestPaste - pasteLength)
      paste?.append(String(taken))
      pasteLength += taken.count
    case .code, .mouse: break
    }
    return nil
  }

  /// Removes the characters of a control sequence from the front of `rest`; nil if none begins there.
  private static func takeSequence(_ rest: inout ArraySlice<Unit>) -> [UInt8]? {
    // Some terminals send one more escape for Alt.
    if rest.first == .character(27), hasSequence(rest.dropFirst()) { rest.removeFirst() }
    guard hasSequence(rest), case .character(let first)? = rest.first else { return nil }
    var sequence = [UInt8(first)]
    rest.removeFirst()
    while case .character(let value)? = rest.first, (0x20...0x7E).contains(value) {
      sequence.append(UInt8(value))
      rest.removeFirst()
      if (0x40...0x7E).contains(value) { break }
    }
    return sequence
  }

  private static func hasSequence(_ rest: ArraySlice<Unit>) -> Bool {
    guard case .character(let first)? = rest.first else { return false }
    return (first == 0x5B || first == 0x4F) && rest.count > 1
  }

  /// Returns whether a control string follows an escape, as a device control string or an operating system command.
  private static func hasString(_ rest: ArraySlice<Unit>) -> Bool {
    guard case .character(let first)? = rest.first,
      case .character(let second)? = rest.dropFirst().first
    else { return false }
    return switch first {
    // A number, or another character that stands before the name of what is controlled.
    case 0x50, 0x5D: (0x20...0x3F).contains(second)
    // A program command of kitty.
    case 0x5F: second == 0x47
    default: false
    }
  }

  /// Returns whether a unit belongs to the control string that is being left out, and removes the rest of its end from the
  /// front of `rest`.
  ///
  /// All keys but those of printable characters end the string, and are heard.
  private mutating func isOfString(_ unit: Unit, _ rest: inout ArraySlice<Unit>) -> Bool {
    guard case .character(let value) = unit else { return false }
    switch value {
    case 0x07: isInString = false
    case 0x1B:
      guard rest.first == .character(0x5C) else { return false }
      rest.removeFirst()
      isInString = false
    default: return value >= 0x20 && value != 0x7F
    }
    return true
  }

  /// Removes the key that was pressed together with Alt, which terminals send as an escape and the key, from the front of
  /// `rest`; nil if there is none, as where Escape was pressed twice.
  private static func takeKey(_ rest: inout ArraySlice<Unit>) -> Key? {
    guard let unit = rest.first, let key = key(of: unit), key != .escape else { return nil }
    rest.removeFirst()
    return key
  }

  /// Returns what a key means together with Alt, or nil if that is nothing.
  private static func combined(_ key: Key) -> Key? {
    switch key {
    case .character(let letter): .alt(letter)
    // As in shells and editors, where it deletes a word.
    case .backspace: .control("w")
    // Taken for an Escape and the key, it would throw away what is typed.
    case .enter, .tab: nil
    default: key
    }
  }

  private mutating func event(of unit: Unit) -> InputEvent? {
    switch unit {
    case .character, .code: Self.key(of: unit).map { .key($0) }
    case .text(let text): .paste(text)
    case .mouse(let state, let line, let column):
      mouse(state).map { .mouse(MouseEvent(kind: $0, line: line, column: column)) }
    }
  }

  private static func key(of unit: Unit) -> Key? {
    switch unit {
    case .character(let value): key(of: value)
    case .code(let code): KeyCodes.key(of: code)
    case .text, .mouse: nil
    }
  }

  private static func key(of value: UInt32) -> Key? {
    switch value {
    case 9: return .tab
    case 10, 13: return .enter
    case 27: return .escape
    case 8, 127: return .backspace
    case 1...26:
      return Unicode.Scalar(value + 96).map { .control(Character($0)) }
    case 0..<32, 0x80..<0xA0: return nil
    default: return Unicode.Scalar(value).map { .character(Character($0)) }
    }
  }

  private mutating func mouse(_ state: UInt) -> MouseEvent.Kind? {
    func has(_ mask: UInt) -> Bool { state & mask != 0 }
    if has(ct_mouse_pressed_1) {
      isPressed = true
      return .press
    }
    if has(ct_mouse_released_1) {
      isPressed = false
      return .release
    }
    if has(ct_mouse_pressed_3) { return .secondaryPress }
    if has(ct_mouse_wheel_up) { return .wheelUp }
    if has(ct_mouse_wheel_down) { return .wheelDown }
    return has(ct_mouse_moved) && isPressed ? .drag : nil
  }
}
#endif
