import Foundation
import Testing

/// Articles that name the test which holds a guarantee name one that is there.
struct NamedTestTests {
  @Test func `each test that an article names is there`() throws {
    var count = 0
    for page in try Repository.pages() {
      // An item of a list names files, and after each some of its tests in curly quotes.
      for item in page.lines.joined(separator: "\n").components(separatedBy: "\n- `Tests/")
        .dropFirst()
      {
        let text = "`Tests/" + (item.components(separatedBy: "\n\n").first ?? item)
        var (path, source) = ("", "")
        for match in text.matches(of: /`(Tests\/[^`]+)`|“([^”]+)”/) {
          if let file = match.output.1 {
            path = String(file)
            source = (try? Repository.text(path)) ?? ""
            #expect(!source.isEmpty, "\(page.path) names \(path)")
          } else if let name = match.output.2 {
            let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(source.contains("`\(words)`"), "\(page.path) names “\(words)” of \(path)")
            count += 1
          }
        }
      }
    }
    #expect(count > 50)
  }
}
