import Foundation
import TestSupport
import Testing

/// What the sources may not do in more than one place.
struct PrintingTests {
  /// What writes to a standard stream, or can.
  private var calls: Regex<Substring> {
    /(?:^|[^.\w`])(?:print|debugPrint|dump|puts|fputs|putchar|putc|perror|printf|fprintf|vprintf|fwrite|NSLog)\(|\.standardError|\.standardOutput|(?:^|[^.\w])write\((?:STD\w+|[012]), |Foundation\.write\(|\b(?:stdout|stderr)\b/
  }

  /// Parts of the names above, by which lines without them are passed over: there are tens of thousands.
  private let parts = ["print", "dump", "put", "perror", "write", "NSLog", "standard", "std"]

  /// The way out, and the terminal's own descriptor, which curses writes to as well.
  private let allowed = [
    "Sources/TableCore/Diagnostics/StandardStream.swift",
    "Sources/TableScreenTerminal/Curses/CursesTerminal.swift",
  ]

  @Test func `one file writes to standard streams`() throws {
    let files =
      Repository.files("Sources", "Demo", ending: ".swift")
      + Repository.files("Sources", ending: ".c")
    for path in Effort.some(files) where !allowed.contains(path) {
      for line in try Repository.text(path).split(separator: "\n")
      where parts.contains(where: line.contains) {
        // Neither what a comment says nor what a text quotes.
        let code = line.replacing(/"(?:[^"\\]|\\.)*"/, with: "").prefix { $0 != "/" }
        #expect(code.firstMatch(of: calls) == nil, "\(path): \(line)")
      }
    }
    #expect(try Repository.text(allowed[0]).contains(calls))
  }
}
