import Testing

@testable import TableScreenWeb

@Suite struct JSONTests {
  @Test func `a value reads as it was written`() {
    let value: JSON = [1, "a\"<&\u{1}\n\u{2028}é👍🏽", .object(["k": .number(1.5), "n": .null]), []]
    #expect(JSONReader.value(of: value.encoded) == value)
    #expect(!value.encoded.contains("<"))
  }
}
