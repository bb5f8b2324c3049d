import Testing

@testable import TableScreenWeb

@Suite struct JSONTests {
  @Test func `a value reads as it was written`() {
    let value: JSON = [
      1, "a\"<&\u{1}\n\u{2028}é👍🏽\\", .object(["k": .number(1.5), "n": .null]), [], .number(-2),
    ]
    #expect(JSONReader.value(of: value.encoded)?.encoded == value.encoded)
    #expect(!value.encoded.contains("<"))
  }

  @Test func `numbers that JSON has no sign for are zero`() {
    #expect(
      JSON.list([.number(.nan), .number(.infinity), .number(1e300)]).encoded == "[0,0,1e+300]")
  }

  @Test(arguments: [
    "", "[", "[1,]", "{\"a\"}", "{\"a\":1,\"a\":2}", "nul", "\"\\x\"", "\"\n\"", "01x", "1.", "+1",
    ".5",
    "[1] 2", "\"\\u12\"", "[[[[[[[[[[1]]]]]]]]]]", "1e999", "\u{0}", "--1",
  ])
  func `what is no value is refused`(_ text: String) {
    #expect(JSONReader.value(of: text) == nil)
  }

  @Test func `halves of a character become one, and a half alone the sign for a broken one`() {
    #expect(JSONReader.value(of: #""\ud83d\udc4d\ud83d x""#) == "👍\u{FFFD} x")
  }

  @Test func `changes name the parts that differ, and no more`() {
    let old = JSON.object(["b": ["h", ["t", "Milk"], ["b", "1"]], "s": 1])
    let new = JSON.object(["b": ["h", ["t", "Tea"], ["b", "1"]], "x": 0])
    let changes = old.changes(to: new).map { "\($0.path)=\($0.value.encoded)" }
    #expect(changes == ["b.1.1=\"Tea\"", "s=null", "x=0"])
    #expect(old.changes(to: old).isEmpty)
  }

  @Test func `an element of another kind is another element`() {
    let changes = JSON.list(["h", ["t", "1"]]).changes(to: ["h", ["b", "1"]])
    #expect(changes.map(\.path) == ["1"])
  }
}
