import Foundation
import Testing

/// Articles that name the test which holds a guarantee name one that is there.
struct NamedTestTests {
  @Test func `each test that an article names is there`() throws {
    var count = 0
    for page in try Repository.pages() {
      // One item of a list names one file, and some of its tests in curly quotes.
      for item in page.lines.joined(separator: " ").components(separatedBy: "- `Tests/").dropFirst()
      {
        let path = "Tests/" + item.prefix { $0 != "`" }
        let source = try? Repository.text(path)
        #expect(source != nil, "\(page.path) names \(path)")
        let rest = item.components(separatedBy: " - ").first ?? item
        for name in rest.matches(of: /“([^”]+)”/) {
          let words = name.output.1.split(separator: " ").joined(separator: " ")
          #expect(
            source?.contains("`\(words)`") == true, "\(page.path) names “\(words)” of \(path)")
          count += 1
        }
      }
    }
    #expect(count > 50)
  }
}
