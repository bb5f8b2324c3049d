import Foundation
import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// A ready cell class that is mostly text, or that centers what it shows, at the end of a row.
@MainActor @Suite struct EndOfRowTests {
  private final class OneRow: TableScreen {
    var accessory = TableAccessory.badge("")
    override var tableData: [Section] {
      [Section(cells: [[.title: "Visit", .accessory: accessory]])]
    }
  }

  private func end(_ accessory: TableAccessory) async throws -> (RowElement?, frame: String) {
    let screen = OneRow()
    screen.accessory = accessory
    let table = try await HeadlessHost.show(screen)
    defer { table.close() }
    guard case .element(let element)? = table.row("Visit")?.accessory else {
      return (nil, table.frame())
    }
    return (element, table.frame())
  }

  @Test func `it does not repeat the title`() async throws {
    let all: [TableAccessory] = [
      .view(LoadingCell.self), .view(ParagraphCell.self), .view(EmptyCell.self),
      .view(LinkCell.self, properties: ["url": "https://example.org/terms"]),
      .view(EmptyCell.self, properties: ["button": "Write one"]),
    ]
    for accessory in all {
      let (element, frame) = try await end(accessory)
      let texts = try #require(element).flattened.compactMap { part in
        if case .text(let text) = part { text.text.plain } else { nil }
      }
      #expect(!texts.contains("Visit"), "\(texts)")
      #expect(frame.ranges(of: "Visit").count == 1, "\(frame)")
    }
  }

  @Test func `a link shows its host`() async throws {
    let (element, _) = try await end(
      .view(LinkCell.self, properties: ["url": "https://example.org/terms"]))
    guard case .text(let text)? = element else {
      Issue.record("\(String(describing: element))")
      return
    }
    #expect(text.text.plain == "example.org" && text.role == .control)
    #expect(text.text.runs().first?.link?.absoluteString == "https://example.org/terms")
  }

  /// Shows a badge in the middle, as an app may.
  private final class Centered: TableRowCell {
    override func body(for row: RowContext) -> RowElement {
      .row(.spacer, .badge("new"), .spacer)
    }
  }

  @Test func `nothing keeps it from the end`() async throws {
    #expect(try await end(.view(LoadingCell.self)).0 == .spinner)
    #expect(try await end(.view(Centered.self)).0 == .badge("new"))
    let (button, _) = try await end(.view(EmptyCell.self, properties: ["button": "Write one"]))
    guard case .control? = button else {
      Issue.record("\(String(describing: button))")
      return
    }
  }
}
