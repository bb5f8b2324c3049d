#if os(macOS) || os(Linux)
import Foundation
import TableScreenTesting
import Testing

/// What comes at once after something that the host did later says nothing of the work of the person's act before.
@MainActor @Suite struct LaterPauseTests {
  private let header =
    #"{"began":0.2,"capabilities":6,"columns":40,"host":"terminal","locale":"en","program":"term","#
    + #""recording":1,"rows":3,"screens":["Form"],"secrets":"left out","seed":1,"#
    + #""started":"2026-11-30T02:14:11Z","timeZone":"Etc/UTC"}"#
  private let rest = #"{"at":5.1,"frame":{"00":"Form"},"height":3}"#

  private func printed(_ lines: [String]) throws -> String {
    let text = ([header] + lines).joined(separator: "\n") + "\n"
    return try TableRecording(Data(text.utf8)).swiftTest(showing: "[]")
  }

  private func view(_ at: Double, _ rest: String) -> String {
    #"{"at":\#(at),"do":"view","to":{"section":0,"row":1},"last":{"section":0,"row":2}\#(rest)}"#
  }

  @Test func `a submit that has ended before the cursor moved is waited for`() throws {
    let test = try printed([
      #"{"at":5,"do":"submit"}"#, view(5.06, #","isAtRest":true"#), rest,
      #"{"at":6,"do":"moved"}"#, #"{"at":6.001,"do":"refresh","isAtOnce":true,"isAtRest":true}"#,
    ])
    #expect(test.contains("    try await table.submit()"), "\(test)")
  }

  @Test func `one that was still running then is waited for as long`() throws {
    let test = try printed([
      #"{"at":5,"do":"submit"}"#, #"{"at":5.3,"do":"moved"}"#,
      #"{"at":5.301,"do":"refresh","isAtOnce":true}"#,
    ])
    #expect(test.contains(".milliseconds(301)) { try await table.submit() }"), "\(test)")
  }

  @Test func `what followed it at once does not wait`() throws {
    let test = try printed([
      #"{"at":5,"do":"submit"}"#, view(5.001, #","isAtOnce":true"#),
      #"{"at":5.002,"do":"refresh","isAtOnce":true}"#,
    ])
    #expect(test.contains(".milliseconds(0)) { try await table.submit() }"), "\(test)")
  }
}
#endif
