#if os(macOS) || os(Linux)
import DemoScreens
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// The law of screen readers: whatever a row shows beside its controls is said.
@MainActor @Suite struct SpokenRowLaw {
  private func shown(_ row: RowContent) -> [String] {
    let texts = row.elements.compactMap { element in
      switch element {
      case .text(let text): text.text.plain
      case .badge(let text): text
      default: nil
      }
    }
    return (texts + [row.message ?? ""]).filter { !$0.isEmpty }
  }

  private func check(_ row: RowContent, _ name: String) {
    let said = [row.accessibilityLabel, row.accessibilityValue ?? ""].filter { !$0.isEmpty }
    let all = ", " + said.joined(separator: ", ") + ", "
    for text in shown(row) {
      #expect(all.contains(", \(text), "), "\(name): \(text) is not in \(said)")
    }
    #expect(row.accessibilityValue != row.accessibilityLabel, "\(name): \(said) says twice")
  }

  @Test(arguments: Demo.names) func `a row of a demo says what it shows`(name: String) async throws
  {
    let folder = try TemporaryFolder()
    for screen in try #require(Demo.screens(named: name, .sample(in: folder.url))) {
      let table = try await HeadlessHost.show(screen)
      for row in table.page { check(row, name) }
      for title in table.titles.prefix(100) {
        if let row = table.row(title) { check(row, name) }
      }
      table.close()
    }
  }

  @Test func `a picker says what is picked, and a field what is wrong with it`() async throws {
    let folder = try TemporaryFolder()
    let cells = try await HeadlessHost.show(
      #require(Demo.screen(named: "cells", .sample(in: folder.url))))
    #expect(cells.row("Picker")?.accessibilityLabel == "Picker")
    #expect(cells.row("Picker")?.accessibilityValue == "Pear")
    let form = try await HeadlessHost.show(
      #require(Demo.screen(named: "signup", .sample(in: folder.url))))
    let field = try #require(form.page.first { !$0.controls.isEmpty }?.title)
    try await form.type("", into: field)
    for row in form.page { check(row, "signup") }
  }
}
#endif
