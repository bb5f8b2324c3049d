import CNCurses
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

  let window: UnsafeMutablePointer<WINDOW>
  let colors: CursesColors
  private let screen: OpaquePointer
  private let files: [UnsafeMutablePointer<FILE>]
  private let output: Int32
  private let hasMouse: Bool
  /// Whether only ncurses receives mouse events, from a system service: the Linux console itself reports none.
  private let leavesMouse: Bool
  private let hasPaste: Bool
  private var isOpen = true
  private var input: CursesInput
  /// The bytes of an unfinished paste, or nil outside one.
  private var paste: PastedBytes?
  /// The bytes of an unfinished mouse report, or nil outside one.
  private var mouse: MouseBytes?
  /// The character that is typed, of which some bytes may not have come yet.
  private var typed = TypedBytes()

  /// Opens a terminal and prepares it for a full screen.
  init(_ streams: Streams, environment: [String: String] = ProcessInfo.processInfo.environment)
    throws
  {
    let name = streams.type ?? environment["TERM"] ?? ""
    guard !name.isEmpty else { throw TerminalError.unknownTerminal("") }
    setlocale(LC_ALL, "")
    output = dup(streams.output)
    let source = dup(streams.input)
    guard let out = fdopen(output, "w"), let input = fdopen(source, "r") else {
      throw TerminalError.notATerminal
    }
    files = [out, input]
    self.input = CursesInput(source)
    guard let screen = newterm(name, out, input) else {
      files.forEach { fclose($0) }
      throw TerminalError.unknownTerminal(name)
    }
    self.screen = screen
    guard ts_capability("cup") != nil, let window = newwin(0, 0, 0, 0) else {
      endwin()
      delscreen(screen)
      files.forEach { fclose($0) }
      throw TerminalError.tooSimple(name)
    }
    self.window = window
    hasMouse = ts_capability("kmous") != nil
    leavesMouse = name.hasPrefix("linux")
    hasPaste = ts_capability("BE") != nil
    colors = CursesColors(environment: environment)
    setUp()
    if let size = streams.size { resize(lines: size.lines, columns: size.columns) }
    enableExtras()
  }

  private func setUp() {
    raw()
    noecho()
    nonl()
    curs_set(0)
    intrflush(window, false)
    keypad(window, true)
    nodelay(window, true)
    leaveok(window, false)
    set_escdelay(25)
    mouseinterval(0)
    if hasMouse, leavesMouse {
      mousemask(TS_ALL_MOUSE, nil)
    } else if hasMouse {
      define_key("\u{1B}[<", TS_KEY_MOUSE_NUMBERS)
      define_key("\u{1B}[M", TS_KEY_MOUSE_BYTES)
    }
    if hasPaste {
      define_key("\u{1B}[200~", TS_KEY_PASTE_BEGIN)
      define_key("\u{1B}[201~", TS_KEY_PASTE_END)
    }
  }

  /// The number of lines and columns.
  var size: (lines: Int, columns: Int) { (Int(getmaxy(window)), Int(getmaxx(window))) }

  // MARK: Coming and going

  /// Resizes the screen to the terminal's current number of lines and columns.
  func resizeToTerminal() {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else {
      return
    }
    resize(lines: Int(size.ws_row), columns: Int(size.ws_col))
  }

  func resize(lines: Int, columns: Int) {
    resizeterm(Int32(lines), Int32(columns))
    wresize(window, Int32(lines), Int32(columns))
  }

  /// Restores the terminal's original state until ``resume()``.
  func suspend() {
    guard isOpen, !isendwin() else { return }
    disableExtras()
    endwin()
  }

  /// Sets the terminal up again after ``suspend()``, and marks the whole screen for redrawing.
  func resume() {
    guard isOpen else { return }
    // The state of the terminal is unknown, so `endwin` comes first, which makes ncurses set everything up again.
    if !isendwin() { endwin() }
    clearok(window, true)
    wnoutrefresh(window)
    doupdate()
    resizeToTerminal()
    enableExtras()
  }

  /// Restores the terminal's original state and frees ncurses' data.
  func close() {
    guard isOpen else { return }
    suspend()
    isOpen = false
    input.endReplay()
    delwin(window)
    delscreen(screen)
    files.forEach { fclose($0) }
  }

  /// Sounds the bell.
  func bell() { _ = CNCurses.beep() }

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
    fflush(files[0])
    _ = sequence.withCString { Foundation.write(output, $0, strlen($0)) }
  }

  // MARK: Reading

  /// Reads the available input; empty if there is none.
  func read() -> [InputDecoder.Unit] {
    var units: [InputDecoder.Unit] = []
    // Each call is bounded, so that a flood of input cannot keep the screen from being drawn.
    while units.count < 4_096 || input.isReplaying {
      if paste != nil {
        guard let piece = input.piece() else { return units }
        takePasted(piece, &units)
        continue
      }
      // Reads single bytes, because ncurses would drop the bytes of an incomplete character.
      let code = wgetch(window)
      if let byte = UInt8(exactly: code) {
        if isOfMouse(byte, &units) { continue }
        if let character = typed.take(byte) { units.append(.character(character)) }
        continue
      }
      switch code {
      case ERR:
        guard input.endReplay() else { return units }
        continue
      case KEY_RESIZE: continue
      case KEY_MOUSE:
        var event = MEVENT()
        guard getmouse(&event) == OK else { break }
        units.append(.mouse(state: UInt(event.bstate), line: Int(event.y), column: Int(event.x)))
      case TS_KEY_MOUSE_NUMBERS: mouse = MouseBytes(.numbers)
      case TS_KEY_MOUSE_BYTES: mouse = MouseBytes(.bytes)
      default:
        mouse = nil
        // A paste is read in pieces: ncurses reads byte by byte, which takes seconds for a megabyte of text.
        if code == TS_KEY_PASTE_BEGIN { paste = PastedBytes(limit: InputDecoder.longestPaste) }
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

  private func takePasted(_ piece: [UInt8], _ units: inout [InputDecoder.Unit]) {
    guard let (text, behind) = paste?.take(piece) else { return }
    if !text.isEmpty { units.append(.text(text)) }
    guard let behind else { return }
    paste = nil
    units.append(.code(TS_KEY_PASTE_END))
    input.replay(behind)
  }
}
