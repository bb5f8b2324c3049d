#if os(macOS) || os(Linux)
import CTerminal
import Foundation
import TestSupport

@testable import TableScreenTerminal

/// A terminal whose person types into a pipe.
@MainActor final class TypingPerson {
  let terminal: CursesTerminal
  private var ends: [Int32] = [-1, -1]
  /// A terminal, whose settings tell ncurses that its bytes have eight bits.
  private var output: [Int32] = [-1, -1]
  private var decoder = InputDecoder()

  init(at type: String = "xterm-256color") throws {
    setenv("LC_ALL", BuiltPrograms.locale, 1)
    _ = pipe(&ends)
    var (own, theirs): (Int32, Int32) = (-1, -1)
    _ = openpty(&own, &theirs, nil, nil, nil)
    output = [own, theirs]
    terminal = try CursesTerminal(
      CursesTerminal.Streams(
        type: type, input: ends[0], output: output[1], size: (10, 40)),
      environment: [:])
  }

  func type(_ bytes: [UInt8]) { _ = write(ends[1], bytes, bytes.count) }
  func type(_ text: String) { type(Array(text.utf8)) }

  func read() -> [InputEvent] { decoder.decode(terminal.read()) }

  /// What an unfinished paste has come to, of which nothing more comes.
  func finish() -> [InputEvent] { decoder.finish() }

  func close() {
    terminal.close()
    for descriptor in ends + output { Foundation.close(descriptor) }
  }
}
#endif
