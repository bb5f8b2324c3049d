#if os(macOS) || os(Linux)
import Foundation
import TableScreenTesting
import Testing

/// A recording that ends in a crash expects its last frame where it stood.
@MainActor @Suite struct CutRecordingTests {
  private let header =
    #"{"began":0.2,"capabilities":6,"columns":40,"host":"terminal","locale":"en","program":"term","#
    + #""recording":1,"rows":3,"screens":["List"],"secrets":"left out","seed":1,"#
    + #""started":"2026-11-30T02:14:11Z","timeZone":"Etc/UTC"}"#

  private func printed(_ lines: [String]) throws -> String {
    let text = ([header] + lines).joined(separator: "\n") + "\n"
    return try TableRecording(Data(text.utf8)).swiftTest(showing: "[]")
  }

  private func search(_ at: Double, _ text: String) -> String {
    #"{"at":\#(at),"do":"search","text":"\#(text)"}"#
  }

  private func frame(_ at: Double, _ text: String) -> String {
    #"{"at":\#(at),"frame":{"00":"\#(text)"},"height":3}"#
  }

  /// The place of a text, which stands in the test once.
  private func place(_ part: String, in test: String) -> String.Index? {
    let places = test.ranges(of: part)
    #expect(places.count == 1, "\(part) in \(test)")
    return places.first?.lowerBound
  }

  @Test func `the text of the frame comes before it, and the one that crashed behind`() throws {
    let test = try printed([
      search(1, "m"), frame(2, "Search m"), search(3, "mi"), search(3.1, "mil"),
    ])
    let first = try #require(place(#"search("m")"#, in: test))
    let expectation = try #require(place("#expect(", in: test))
    let last = try #require(place(#"search("mil")"#, in: test))
    #expect(first < expectation && expectation < last, "\(test)")
    #expect(!test.contains(#"search("mi")"#))
  }

  @Test func `a text that a later frame shows takes the place of the one before`() throws {
    let test = try printed([
      search(1, "m"), frame(2, "Search m"), search(3, "mi"), frame(4, "Search mi"),
    ])
    let last = try #require(place(#"search("mi")"#, in: test))
    let expectation = try #require(place("#expect(", in: test))
    #expect(last < expectation, "\(test)")
    #expect(!test.contains(#"search("m")"#))
  }
}
#endif
