#if os(macOS) || os(Linux)
import Foundation
import TableScreen

/// Standard output takes no more, as on a full disk or where its reader has gone.
struct OutputError: LocalizedError {
  /// The number of the system's error.
  let code: Int32

  var errorDescription: String? { "cannot write: \(String(cString: strerror(code)))" }
}

/// Prints a text for people.
func put(text: String) throws(OutputError) {
  let code = StandardStream.output.say(text: text)
  if code != 0 { throw OutputError(code: code) }
}

/// Prints a text as it is, for programs.
func put(raw text: String) throws(OutputError) {
  let code = StandardStream.output.print(text)
  if code != 0 { throw OutputError(code: code) }
}

/// Says in words for a person what went wrong; what these do not say is reported, under the number that they name.
@MainActor func words(for error: any Error) -> String {
  var notes = ErrorNotes()
  return notes.text(of: error, in: nil)
}

/// Says on standard error in one line what is wrong, and returns the exit status for it.
func complain(_ line: String) -> Int32 {
  StandardStream.error.say(line)
  return 2
}
#endif
