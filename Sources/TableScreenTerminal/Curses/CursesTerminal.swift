#if os(macOS) || os(Linux)
import CTerminal
import Foundation

/// A terminal that ncurses draws on and reads from.
///
/// `newterm` is called on duplicates of the descriptors, so that standard input and output stay with the app; unlike
/// `initscr`, it does not end the process if the terminal is unknown.
@MainActor final class CursesTerminal {
  /// The streams, kind and size of a terminal.
  struct Streams {
    /// The kind of terminal, or nil for the one in the environment.
    var type: String?
    var input: Int32 = 0
    var output: Int32 = 1
    /// The number of lines and columns, or nil to ask the terminal.
    var size: (lines: Int, columns: Int)?
  }

  let handle: OpaquePointer
  let colors: CursesColors
  /// True if characters can be sent to it beside ncurses.
  let takesUTF8: Bool
  /// True if it scrolls when something is written into the last column of its last line.
  let scrollsAtEnd: Bool
  private let hasMouse: Bool
  private let hasPaste: Bool
  private var isOpen = true
  private var input: CursesInput
  /// The bytes of an unfinished paste, or nil outside one.
  private var paste: PastedBytes?
  /// The bytes of a paste of which nothing has come for so long that its end seems lost, until the next input; or nil.
  private var stalledPaste: PastedBytes?
  /// The bytes of an unfinished mouse report, or nil outside one.
  private var mouse: MouseBytes?
  /// The decoder of typed characters, which keeps the bytes of an incomplete one.
  private var typed = TypedBytes()

  /// Opens a terminal and prepares it for a full screen.
  init(_ streams: Streams, environment: [String: String] = ProcessInfo.processInfo.environment)
    throws
  {
    let name = streams.type ?? environment["TERM"] ?? ""
    guard !name.isEmpty else { throw TerminalError.unknownTerminal("") }
    // One part of the locale that is not installed, as one brought along by ssh, takes the characters from nobody.
    if setlocale(LC_ALL, "") == nil { setlocale(LC_CTYPE, "") }
    let source = dup(streams.input)
    input = CursesInput(source)
    var error = ct_no_terminal
    guard let handle = ct_curses_open(name, source, dup(streams.output), &error) else {
      throw switch error {
      case ct_unknown_terminal: TerminalError.unknownTerminal(name)
      case ct_simple_terminal: TerminalError.tooSimple(name)
      default: TerminalError.notATerminal
      }
    }
    self.handle = handle
    takesUTF8 = ct_takes_utf8()
    scrollsAtEnd = ct_scrolls_at_end()
    hasMouse = ct_capability("kmous") != nil
    hasPaste = ct_capability("BE") != nil
    // The Linux console reports the mouse only to ncurses, through a daemon of the system.
    let mouse = !hasMouse ? ct_no_mouse : name.hasPrefix("linux") ? ct_system_mouse : ct_own_mouse
    colors = CursesColors(environment: environment)
    ct_curses_set_up(handle, mouse, hasPaste)
    if let size = streams.size { resize(lines: size.lines, columns: size.columns) }
    enableExtras()
  }

  /// The number of lines and columns.
  var size: (lines: Int, columns: Int) {
    (Int(ct_curses_lines(handle)), Int(ct_curses_columns(handle)))
  }

  // MARK: Coming and going

  /// Resizes the screen to the terminal's current number of lines and columns.
  func resizeToTerminal() { ct_curses_resize_to_terminal(handle) }

  func resize(lines: Int, columns: Int) {
    ct_curses_resize(handle, Int32(lines), Int32(columns))
  }

  /// Restores the terminal's original state until ``resume()``.
  func suspend() {
    guard isOpen, !ct_curses_is_suspended(handle) else { return }
    disableExtras()
    ct_curses_suspend(handle)
    clearLastLine()
  }

  /// Clears the line in which the shell goes on, where a terminal has no second screen and so keeps what was drawn.
  private func clearLastLine() {
    guard ct_capability("rmcup") == nil, let clear = ct_capability("el") else { return }
    // Behind a dollar stands how long old terminals took.
    write("\r" + String(cString: clear).prefix { $0 != "$" })
  }

  /// Sets the terminal up again after ``suspend()``, and marks the whole screen for redrawing.
  func resume() {
    guard isOpen else { return }
    // The state of the terminal is unknown, so `endwin` comes first, which makes ncurses set everything up again.
    if !ct_curses_is_suspended(handle) { ct_curses_suspend(handle) }
    ct_redraw(handle)
    ct_refresh(handle)
    resizeToTerminal()
    enableExtras()
  }

  /// Restores the terminal's original state and frees ncurses' data.
  func close() {
    guard isOpen else { return }
    suspend()
    isOpen = false
    input.endReplay()
    ct_curses_close(handle)
  }

  /// Sounds the bell.
  func bell() { ct_curses_bell() }

  private func enableExtras() {
    // Enables reports of presses and releases (1000), of motion while pressed (1002), and decimal reports (1006).
    if hasMouse { write("\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h") }
    if hasPaste { write("\u{1B}[?2004h") }
  }

  private func disableExtras() {
    if hasMouse { write("\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l") }
    if hasPaste { write("\u{1B}[?2004l") }
  }

  private func write(_ sequence: String) {
    sequence.withCString { ct_curses_send(handle, $0, strlen($0)) }
  }

  // MARK: Reading

  /// Reads the available input; empty if there is none.
  func read() -> [InputDecoder.Unit] {
    var units: [InputDecoder.Unit] = []
    // Each call is bounded, so that a flood of input cannot keep the screen from being drawn.
    while units.count < 4_096 || input.isReplaying {
      if paste != nil || stalledPaste != nil {
        guard let piece = input.piece() else { return units }
        takePasted(piece, &units)
        continue
      }
      // Reads single bytes, because ncurses would drop the bytes of an incomplete character.
      let code = ct_read_key(handle)
      if let byte = UInt8(exactly: code) {
        if isOfMouse(byte, &units) { continue }
        if let character = typed.take(byte) { units.append(.character(character)) }
        continue
      }
      switch code {
      case ct_key_none:
        guard input.endReplay() else { return units }
        continue
      case ct_key_resize: continue
      case ct_key_mouse:
        var (state, line, column): (UInt, Int32, Int32) = (0, 0, 0)
        guard ct_take_mouse(&state, &line, &column) else { break }
        units.append(.mouse(state: state, line: Int(line), column: Int(column)))
      case ct_key_mouse_numbers: mouse = MouseBytes(.numbers)
      case ct_key_mouse_bytes: mouse = MouseBytes(.bytes)
      default:
        mouse = nil
        // A paste is read in pieces: ncurses reads byte by byte, which takes seconds for a megabyte of text.
        if code == ct_key_paste_begin { paste = PastedBytes(limit: InputDecoder.longestPaste) }
        units.append(.code(code))
      }
      // A key ends an incomplete character.
      typed = TypedBytes()
    }
    return units
  }

  /// Handles a byte of a mouse report.
  ///
  /// - Returns: whether the byte belongs to a report.
  private func isOfMouse(_ byte: UInt8, _ units: inout [InputDecoder.Unit]) -> Bool {
    guard let step = mouse?.take(byte) else { return false }
    if step == .more { return true }
    mouse = nil
    guard case .end(let unit) = step else { return false }
    if let unit { units.append(unit) }
    return true
  }

  /// Ends an unfinished paste whose end got lost: what follows is typed, if it is not the rest of the paste after all.
  func endPaste() {
    stalledPaste = paste
    paste = nil
  }

  private func takePasted(_ piece: [UInt8], _ units: inout [InputDecoder.Unit]) {
    if var late = stalledPaste {
      stalledPaste = nil
      guard let taken = late.takeLate(piece) else { return input.replay(piece) }
      // Of a paste that has stalled within its end, no text is left.
      if taken.text.isEmpty, let behind = taken.behind { return input.replay(behind) }
      paste = late
      units.append(.code(ct_key_paste_begin))
      return addPasted(taken, &units)
    }
    if let taken = paste?.take(piece) { addPasted(taken, &units) }
  }

  private func addPasted(
    _ taken: (text: String, behind: [UInt8]?), _ units: inout [InputDecoder.Unit]
  ) {
    let (text, behind) = taken
    if !text.isEmpty { units.append(.text(text)) }
    guard let behind else { return }
    paste = nil
    units.append(.code(ct_key_paste_end))
    input.replay(behind)
  }
}
#endif
