import TablePatterns
import TableScreen
import Testing

/// Patterns from data mean all of a text, and never take long.
struct TablePatternTests {
  @Test(arguments: [
    ("abc", "abc", true), ("abc", "ab", false), ("abc", "abcd", false), ("", "", true),
    ("a.c", "axc", true), ("a.c", "a\nc", false), ("a*", "aaaa", true), ("a*", "", true),
    ("a+b?", "aa", true), ("a+b?", "aab", true), ("a+b?", "b", false),
    ("(ab|cd)+", "abcdab", true), ("(ab|cd)+", "abc", false), ("a|b|c", "c", true),
    ("(?:a|bc){2,3}", "abca", true), ("(?:a|bc){2,3}", "a", false), ("a{2}", "aa", true),
    ("a{2,}", "aaaaa", true), ("a{2,}", "a", false), ("a{0}", "", true),
    (#"\d{4}-\d\d"#, "2026-11", true), (#"\d+"#, "12a", false), (#"\D+"#, "ab", true),
    (#"\w+@\w+\.\w+"#, "ada@example.org", true), (#"\s"#, "\t", true), (#"\S+"#, "a b", false),
    ("[a-cx]+", "abxc", true), ("[^0-9]+", "ab1", false), (#"[\d.]+"#, "1.5", true),
    ("[]a]+", "a]", true), ("[a-]+", "-a", true), ("^abc$", "abc", true), (#"\$"#, "$", true),
    ("é+", "éé", true), ("😀.", "😀x", true),
  ])
  func `a text is as the pattern says, or not`(_ pattern: String, _ text: String, _ isTrue: Bool) {
    #expect(TablePattern(pattern)?.matches(text) == isTrue, "\(pattern) on \(text)")
  }

  @Test(arguments: [
    "(", ")", "[", "a**", "*a", "a{", "a{3,2}", "a{2", #"\b"#, "(?=a)", "(?<n>a)", #"\1"#, "[z-a]",
    "a{100000}", "((((((a{20}){20}){20}){20}){20}){20})", String(repeating: "a", count: 2_000),
    String(repeating: "(", count: 900), "\\",
  ])
  func `what is no pattern, or too large a one, is none`(_ pattern: String) {
    #expect(TablePattern(pattern) == nil)
  }

  @Test func `a pattern that holds others for years answers at once`() {
    let text = String(repeating: "a", count: 9_999) + "!"
    for pattern in ["(a+)+", "(a*)*b", "(a|a)*", "(a|aa)+", "(.*a){20}"] {
      #expect(TablePattern(pattern)?.matches(text) == false)
    }
    #expect(TablePattern("a*")?.matches(String(repeating: "a", count: 100_000)) == false)
  }
}
