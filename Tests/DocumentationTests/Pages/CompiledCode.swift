/// The code that is compiled with the tests and the demo: what an example has to stand in, word for word.
struct CompiledCode {
  private let texts: [String]

  /// What stands in the files whose paths begin so; all that is compiled unless said otherwise.
  init(_ prefixes: [String] = ["Tests/", "Demo/"]) throws {
    texts = try Repository.files("Tests", "Demo", ending: ".swift")
      .filter { path in prefixes.contains { path.hasPrefix($0) } }
      .map { Self.plain(try Repository.text($0)) }
  }

  /// Whether an example stands there.
  func holds(_ example: some StringProtocol) -> Bool {
    let example = Self.plain(example)
    return texts.contains { $0.contains(example) }
  }

  /// The parts of an example that do not stand there.
  ///
  /// Between the parts of an example stands a line of `…`; where it is not found as a whole, an empty line parts it
  /// too. What it imports is left out, and so is `@main`: a bundle of tests has a main of its own.
  func missing(_ example: String) -> [String] {
    let lines = example.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop(while: \.isWhitespace) }
      .filter { !$0.hasPrefix("import ") && !$0.hasPrefix("@testable import ") }
      .map { $0.hasPrefix("@main ") || $0 == "@main" ? $0.dropFirst(5) : $0 }
    return Self.parts(lines) { $0.allSatisfy { $0 == "…" || $0.isWhitespace } && $0.contains("…") }
      .flatMap { part in
        holds(part)
          ? []
          : Self.parts(part.split(separator: "\n", omittingEmptySubsequences: false)) {
            $0.allSatisfy(\.isWhitespace)
          }
      }
      .filter { !holds($0) }
  }

  private static func parts(
    _ lines: [Substring], between isEdge: (Substring) -> Bool
  ) -> [String] {
    lines.split(whereSeparator: isEdge).map { $0.joined(separator: "\n") }
  }

  /// A text without what a formatter may change.
  private static func plain(_ text: some StringProtocol) -> String {
    String(text.filter { !$0.isWhitespace }).replacing(",]", with: "]").replacing(",)", with: ")")
  }
}
