import Observation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A form has unsaved changes where something was typed that its property did not come to hold, and nowhere else.
@MainActor @Suite struct MetDraftTests {
  protocol Named: AnyObject { var name: String { get set } }
  @Observable final class Seen: Named { var name = "a" }
  final class Unseen: Named { var name = "a" }

  private final class Sheet: TableScreen {
    let seen = (0..<30).map { _ in Seen() }
    let unseen = (0..<30).map { _ in Unseen() }
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section(items: Array(seen.indices), id: \.self) { [seen] place in
          [.id: .key(place), .title: "Row \(place)", .bind: .to(seen[place], \.name)]
        },
        Section(items: Array(unseen.indices), id: \.self) { [unseen] place in
          [.id: .key(30 + place), .title: "Row \(30 + place)", .bind: .to(unseen[place], \.name)]
        },
      ]
    }

    subscript(place: Int) -> any Named { place < 30 ? seen[place] : unseen[place - 30] }
  }

  @Test func `a draft that its property holds by now is none`() async throws {
    for round in 0..<Effort.rounds(8) {
      var random = SplitMix64(seed: Seed.value &+ UInt64(round))
      let sheet = Sheet()
      let table = try await HeadlessHost.show(sheet)
      var drafts: [Int: String] = [:]
      for step in 0..<30 {
        let place = [0, 1, 29, 30, 31, 59].randomElement(using: &random) ?? 0
        let text = ["a", "b", "c"].randomElement(using: &random) ?? ""
        let isTyped = random.once(in: 2)
        if isTyped {
          try await table.type(text, into: "Row \(place)")
          drafts[place] = sheet[place].name == text ? nil : text
        } else {
          sheet[place].name = text
          if place >= 30 { sheet.updateTableData() }
          try await table.settle()
          if drafts[place] == text { drafts[place] = nil }
        }
        let what: Comment =
          "seed \(Seed.value), round \(round), step \(step): \(isTyped ? "typed" : "set") \(text), row \(place)"
        #expect(sheet.form.isDirty == !drafts.isEmpty, what)
        for place in [0, 1, 29, 30, 31, 59] {
          let shown = table.row("Row \(place)")?.controls.first?.value
          #expect(shown == .text(drafts[place] ?? sheet[place].name), what)
        }
      }
    }
  }
}
