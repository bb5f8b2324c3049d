import Foundation
import Testing

/// What the documentation of the cells shows is what the other tests run.
struct DocumentationTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  static let sources = folder.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/TableScreenCells")

  /// A text without what a formatter may change.
  private func plain(_ text: some StringProtocol) -> String {
    String(text.filter { !$0.isWhitespace }).replacing(",]", with: "]").replacing("),]", with: ")]")
  }

  @Test func `every class has an example, and the tests run it word for word`() throws {
    let compiled = plain(
      try String(contentsOf: Self.folder.appending(path: "ExampleScreen.swift"), encoding: .utf8))
    let files = try #require(FileManager.default.enumerator(atPath: Self.sources.path()))
    var classes = 0
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: Self.sources.appending(path: file), encoding: .utf8)
      let declared = text.matches(of: /public final class \w+Cell|open class \w+Cell/).count
      let blocks = text.split(separator: "/// ```swift\n").dropFirst()
        .map { $0.split(separator: "/// ```")[0].replacing("///", with: "") }
      #expect(blocks.count >= declared, "\(file)")
      classes += declared
      for block in blocks {
        // A blank line parts what stands in different places.
        for part in block.split(separator: "\n\n") where !part.allSatisfy(\.isWhitespace) {
          for row in rows(of: part) {
            let isCompiled = compiled.contains(plain(row))
            #expect(isCompiled, "\(file): \(row)")
          }
        }
      }
    }
    #expect(classes >= 23)
  }

  /// The rows of an example, each of which may stand elsewhere; anything else is one piece.
  private func rows(of part: Substring) -> [String] {
    guard part.drop(while: \.isWhitespace).hasPrefix("[") else { return [String(part)] }
    var rows: [String] = []
    for line in part.split(separator: "\n") {
      if line.hasPrefix(" [") { rows.append("") }
      rows[rows.count - 1] += line + "\n"
    }
    return rows
  }
}
