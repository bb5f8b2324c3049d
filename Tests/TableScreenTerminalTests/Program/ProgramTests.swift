#if os(macOS) || os(Linux)
import Foundation
import TestSupport
import Testing

/// The program as it is built, in a terminal.
@Suite(.serialized) struct ProgramTests {
  private let redraw = "\u{C}"
  private let folder: TemporaryFolder
  private static let sanitizer = ProcessInfo.processInfo.environment["TABLESCREEN_SANITIZER"]

  init() throws { folder = try TemporaryFolder() }

  private func start(
    _ arguments: [String] = [], type: String = "xterm-256color", backtrace: String = "enable=no",
    error: PseudoTerminal.ErrorStream = .terminal, data: String? = nil
  ) throws -> PseudoTerminal {
    try PseudoTerminal.demo(
      arguments, data: data ?? folder.url.path, type: type, backtrace: backtrace, error: error)
  }

  /// Types, and waits until all of the screen was drawn anew and shows something.
  private func expect(
    _ text: String, after typed: String, in terminal: PseudoTerminal,
    _ location: SourceLocation = #_sourceLocation
  ) async throws {
    try await terminal.typeAndWait(typed)
    terminal.type(redraw)
    let isShown = try await terminal.shows { $0.contains(text) }
    #expect(isShown, "\(text) is missing in\n\(terminal.text)", sourceLocation: location)
  }

  private func expectSettings(
    of terminal: PseudoTerminal, _ location: SourceLocation = #_sourceLocation
  ) {
    let (old, new) = (terminal.settings, terminal.settingsNow)
    #expect(old.c_lflag == new.c_lflag, sourceLocation: location)
    #expect(old.c_iflag == new.c_iflag, sourceLocation: location)
    #expect(old.c_oflag == new.c_oflag, sourceLocation: location)
    #expect(old.c_cflag == new.c_cflag, sourceLocation: location)
  }

  @Test func `a person searches, opens, goes back, resizes and quits`() async throws {
    let terminal = try start()
    defer { terminal.close() }
    try await expect("Gallery", after: "", in: terminal)
    #expect(terminal.settingsNow.c_lflag & tcflag_t(ICANON) == 0)
    try await expect("Africa", after: "jj\r", in: terminal)
    try await expect("Paramaribo", after: "/par", in: terminal)
    #expect(!terminal.text.contains("Abidjan"))
    try await expect("‹ Time zones", after: "\r\r", in: terminal)
    try await expect("Paramaribo", after: "q", in: terminal)
    try await expect("Panama", after: "\u{1B}", in: terminal)
    terminal.resize(columns: 40, lines: 10)
    try await expect("▌Paramaribo", after: "", in: terminal)
    #expect(!terminal.text.contains("Merida"))
    // The title of the screen before would say "Gallery" too.
    try await expect("To-dos", after: "\u{1B}", in: terminal)
    terminal.type("q")
    #expect(try await terminal.status() == 0)
    expectSettings(of: terminal)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a signal ends it, and leaves the terminal as it was`(signal: Int32) async throws {
    let terminal = try start()
    defer { terminal.close() }
    try await expect("Gallery", after: "", in: terminal)
    kill(terminal.process, signal)
    #expect(try await terminal.status() == signal)
    expectSettings(of: terminal)
  }

  /// With Swift's own answer, which prints where it crashed and prompts for a key, and without it.
  ///
  /// Not with the thread sanitizer, in which a program now and then hangs that is sent the signal of a crash; and Swift's
  /// answer with none, since it reads the whole stack, which a sanitizer takes for a fault.
  @Test(
    .enabled(if: sanitizer != "thread"),
    arguments: [SIGSEGV, SIGBUS, SIGILL], sanitizer == nil ? ["enable=no", ""] : ["enable=no"])
  func `a crash ends it too, without a key, and leaves the terminal as it was`(
    signal: Int32, backtrace: String
  ) async throws {
    let terminal = try start(backtrace: backtrace)
    defer { terminal.close() }
    try await expect("Gallery", after: "", in: terminal)
    kill(terminal.process, signal)
    let status = try #require(try await terminal.status())
    #expect(status & 0x7F == signal)
    expectSettings(of: terminal)
  }

  @Test(arguments: [PseudoTerminal.ErrorStream.file("/dev/full"), .closed, .unread])
  func `it goes on where standard error takes nothing, and its state cannot be saved`(
    error: PseudoTerminal.ErrorStream
  ) async throws {
    // A folder stands where the file belongs.
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "state.json/in"), withIntermediateDirectories: true)
    let terminal = try start(error: error)
    defer { terminal.close() }
    try await expect("Gallery", after: "", in: terminal)
    terminal.type("q")
    #expect(try await terminal.status() == 0)
    expectSettings(of: terminal)
  }

  @Test func `reports that follow the last frame hold nothing that does more than be read`()
    async throws
  {
    // The state cannot be saved below a file, which is reported with its name.
    let name = "\u{1B}]52;c;ZXZpbA==\u{7}\u{9B}31m\u{202E}\u{200B}"
    _ = try folder.write("", to: name)
    let terminal = try start(data: folder.url.path(percentEncoded: false) + name)
    defer { terminal.close() }
    try await expect("Gallery", after: "", in: terminal)
    terminal.type("q")
    #expect(try await terminal.status() == 0)
    // A terminal hands on what was written to it when it gets round to it.
    let isPrinted = try await terminal.shows { _ in
      String(decoding: terminal.received, as: UTF8.self).contains("remedy:")
    }
    #expect(isPrinted)
    let all = String(decoding: terminal.received, as: UTF8.self)
    let reports = try #require(all.range(of: "TableScreen: "))
    let printed = String(all[reports.lowerBound...]).replacing("\r\n", with: "\n")
    #expect(printed.contains("unsavedState"))
    #expect(Harm.found(in: printed) == [])
  }

  @Test func `stopped it leaves the terminal, and comes back when it is continued`() async throws {
    let terminal = try start()
    defer { terminal.close() }
    try await expect("Gallery", after: "", in: terminal)
    terminal.type("\u{1A}")
    let status = try #require(try await terminal.status())
    #expect(status & 0xFF == 0x7F)
    expectSettings(of: terminal)
    kill(terminal.process, SIGCONT)
    try await expect("Gallery", after: "j", in: terminal)
    terminal.type("q")
    #expect(try await terminal.status() == 0)
    expectSettings(of: terminal)
  }

  @Test func `resized while it is stopped, it comes back in the new size by itself`() async throws {
    let terminal = try start()
    defer { terminal.close() }
    try await expect("Gallery", after: "", in: terminal)
    terminal.type("\u{1A}")
    #expect(try await terminal.status() != nil)
    terminal.resize(columns: 40, lines: 10)
    kill(terminal.process, SIGCONT)
    // The last line names the keys; a larger screen would have none there.
    let isShown = try await terminal.shows {
      $0.split(separator: "\n", omittingEmptySubsequences: false).last?.contains("? all keys")
        == true
    }
    #expect(isShown, "\(terminal.text)")
    terminal.type("q")
    #expect(try await terminal.status() == 0)
  }

  @Test func `it ends with its terminal`() async throws {
    let terminal = try start()
    defer { terminal.close() }
    try await expect("Gallery", after: "", in: terminal)
    terminal.hangUp()
    #expect(try await terminal.status() == 0)
  }

  @Test func `standard input is no file where keys are typed into it`() async throws {
    let terminal = try start(["open", "-"])
    defer { terminal.close() }
    #expect(try await terminal.shows { $0.contains("demo: standard input is the terminal") })
    #expect(try await terminal.status() == 2 << 8)
    expectSettings(of: terminal)
  }

  @Test(arguments: ["nonsense", "dumb", ""])
  func `a terminal that it cannot use is said to be so`(type: String) async throws {
    let terminal = try start(type: type)
    defer { terminal.close() }
    #expect(try await terminal.shows { $0.contains("TERM") })
    #expect(try await terminal.status() == 1 << 8)
    expectSettings(of: terminal)
  }
}
#endif
