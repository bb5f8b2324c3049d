/// A file of events, one a line.
package struct EventScript: Hashable, Sendable {
  /// An event and the number of its line, from 1.
  package struct Step: Hashable, Sendable {
    package let line: Int
    package let event: ScriptEvent
  }

  /// The events, in order.
  package let steps: [Step]

  /// Reads a file of events.
  ///
  /// - Throws: ``ScriptError`` at the first line that is no event, nor blank, nor a comment.
  package init(_ text: String) throws(ScriptError) {
    var steps: [Step] = []
    // Some editors begin a file with a sign of its encoding.
    let sign = text.unicodeScalars.first == "\u{FEFF}" ? 1 : 0
    let text = String(text.unicodeScalars.dropFirst(sign))
    let lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
    for (index, line) in lines.enumerated() {
      do {
        if let event = try ScriptEvent(line: line) {
          steps.append(Step(line: index + 1, event: event))
        }
      } catch {
        throw ScriptError(line: index + 1, what: error.what)
      }
    }
    self.steps = steps
  }
}
