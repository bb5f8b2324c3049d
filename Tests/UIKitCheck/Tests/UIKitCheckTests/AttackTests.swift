import Foundation
import Testing

@testable import CheckedHost
@testable import TableScreen
@testable import TableScreenData
@testable import UIKitStandIn

extension UIKitSuite {
  /// A text from outside is a text on a phone, too: it looks as any other in its place, and does nothing.
  @MainActor struct AttackTests {
    @Test(arguments: Attacks.all.map(\.name))
    func `a text shows as a harmless one would in its place, and opens nothing`(
      _ name: String
    ) async throws {
      let text = try #require(Attacks.all.first { $0.name == name }?.text)
      var found: Set<String> = []
      var usual: Set<String> = []
      let reports = try await TableDiagnostics.collect {
        found = try await look(text)
        usual = try await look("Harmless")
      }
      #expect(!reports.isEmpty)
      // The text does stand in rows, the bar and what is said.
      for place in ["label", "voice", "item", "title"] {
        #expect(usual.contains { $0.hasPrefix(place) && $0.contains("•") }, "\(place)")
      }
      #expect(found.subtracting(usual).sorted() == [])
      #expect(usual.subtracting(found).sorted() == [])
    }

    /// All that a phone shows and says where a text stands, with a mark in its place.
    private func look(_ text: String) async throws -> Set<String> {
      let screen = TableScreen(json: try AttackTable.json(text))
      UIApplication.shared.opened = []
      let phone = try await Phone.show(screen)
      var found = Set<String>()
      func note() throws {
        let page = try phone.page
        found.formUnion(
          phone.window.all(UILabel.self).map { "label " + describe($0.attributedText) })
        found.formUnion(
          phone.window.all(UIButton.self).map { "button \($0.configuration?.title ?? "")" })
        found.formUnion(
          phone.window.all(UITextField.self).map {
            "field \($0.text ?? "") \($0.placeholder ?? "")"
          })
        found.formUnion(
          phone.window.voices.map {
            "voice \($0.label) \($0.value ?? "") \($0.actions.joined(separator: ", "))"
          })
        let item = page.navigationItem
        for items in [item.leftBarButtonItems, item.rightBarButtonItems, page.toolbarItems] {
          found.formUnion((items ?? []).map { "item \($0.voice)" })
        }
        found.insert("title \(page.title ?? "")")
      }
      try note()
      let layout = try phone.page.shown
      for section in 0..<layout.sectionCount {
        for row in 0..<layout.rowCount(in: section) {
          let path = IndexPath(row: row, section: section)
          try phone.table.scrollToRow(at: path, at: .top, animated: false)
          try await phone.settle()
          try note()
        }
      }
      screen.show(notice: text)
      try await phone.settle()
      try note()
      screen.show(error: text)
      try await phone.settle()
      try note()
      #expect(UIApplication.shared.opened == [])
      return Set(found.map { $0.replacingOccurrences(of: text, with: "•", options: .literal) })
    }

    /// A text with the looks of its parts.
    private func describe(_ text: NSAttributedString?) -> String {
      guard let text else { return "" }
      var parts: [String] = []
      let whole = NSRange(location: 0, length: text.length)
      text.enumerateAttributes(in: whole) { attributes, range, _ in
        let looks = attributes.map { key, value in
          let isFont = key == .font
          return "\(key.rawValue): \((value as? UIColor)?.name ?? (isFont ? "font" : "\(value)"))"
        }
        parts.append((text.string as NSString).substring(with: range) + " \(looks.sorted())")
      }
      return parts.joined(separator: " | ")
    }
  }
}
