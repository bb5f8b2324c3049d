#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A recording may be anybody's: what stands in it is never code, and a number in it ends nothing.
@MainActor @Suite struct RecordingOfOthersTests {
  private let header =
    #"{"began":0.4,"capabilities":6,"columns":40,"host":"terminal","locale":"en","program":"demo","#
    + #""recording":1,"rows":11,"screens":["SCREEN"],"secrets":"left out","seed":1,"#
    + #""started":"2026-11-30T02:14:11Z","timeZone":"Etc/UTC"}"#

  private func recording(_ line: String, screen: String = "downloads") throws -> TableRecording {
    try TableRecording(Data("\(header.replacing("SCREEN", with: screen))\n\(line)\n".utf8))
  }

  @Test(arguments: [
    #"{"at":1,"do":"app","label":"resized) }; print(\"pwned\"); //"}"#,
    #"{"at":1,"do":"app","label":"url","what":"x\"))); print(\"pwned\"); //"}"#,
    #"{"at":1,"do":"press","edge":"leading, 0)); print(\"pwned\"); //","place":0}"#,
    #"{"at":1,"do":"press","edge":"leading, 0)); print(\"pwned\"); //","isUnoffered":true}"#,
    #"{"at":1,"do":"choose","edge":"menu, 0)); print(\"pwned\"); //","path":{"section":0,"row":0}}"#,
    #"{"at":1,"do":"app","label":"\u001b[31m"}"#,
  ])
  func `no name of a line is code in the test`(line: String) throws {
    let printed = try recording(line).swiftTest(showing: "[]")
    let isCode = { (line: Substring) in
      let code = line.trimmingPrefix { $0 == " " }
      return !code.hasPrefix("//") && code.replacing(#"\""#, with: "").contains(#"print(""#)
    }
    #expect(!printed.split(separator: "\n").contains(where: isCode), "\(printed)")
    #expect(!printed.contains("\u{1B}"))
  }

  @Test func `an event of the app that there is not is said to be left out`() throws {
    let printed = try recording(#"{"at":1,"do":"app","label":"resize"}"#).swiftTest(showing: "[]")
    #expect(printed.contains("// Left out, as it has no call of its own: app “resize”"))
    let known = try recording(#"{"at":1,"do":"app","label":"resized"}"#).swiftTest(showing: "[]")
    #expect(known.contains("    try await table.tell(.resized)\n"), "\(known)")
  }

  @Test(arguments: ["#>]); print(1); //", "##>>]); print(1); //"])
  func `no name of a screen ends the gap for it`(name: String) throws {
    let printed = try recording("", screen: name).swiftTest()
    #expect(printed.components(separatedBy: "#>").count == 2, "\(printed)")
  }

  @Test(arguments: [
    #"{"at":1,"do":"view","to":{"section":-9223372036854775808,"row":0},"last":{"section":5,"row":1}}"#,
    #"{"at":1,"do":"view","to":{"section":0,"row":0},"last":{"section":5,"row":9223372036854775807}}"#,
    #"{"at":1,"do":"size","columns":1000000000,"lines":24}"#,
    #"{"at":1,"do":"size","columns":80,"lines":-4}"#,
    #"{"at":1,"do":"press","place":-7,"edge":"trailing"}"#,
    #"{"at":1,"do":"refresh","screen":-7}"#,
    #"{"at":1,"do":"tap","path":{"section":0,"row":-1}}"#,
    #"{"at":1,"do":"delete","rows":[],"paths":[{"section":-1,"row":0}]}"#,
  ])
  func `a place or a size that no window has is a mistake of its line`(line: String) throws {
    #expect(
      throws: TableRecordingError.unreadable(
        line: 2, what: "a place or a size is none that a window can have",
        remedy: "places are numbers from 0, and columns and lines from 1 to 1000")
    ) { try recording(line) }
  }
}
#endif
