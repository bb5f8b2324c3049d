import TestSupport
import Testing

@testable import TableCore

/// Drafts beside a plain dictionary of what was typed: after any edits they say the same.
@MainActor struct DraftsTests {
  nonisolated static let seeds = (1...20).map { UInt64($0) }

  @Test(arguments: seeds) func `drafts are what was typed last and not dropped`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    var drafts = Drafts()
    var typed: [NodeID: [String: Draft]] = [:]
    var messages: [NodeID: Set<String>] = [:]
    for step in 0..<Effort.rounds(2_000) {
      let row = NodeID(UInt64.random(in: 1...6, using: &random))
      let name = ["count", "name", Drafts.wholeRow].randomElement(using: &random) ?? ""
      switch Int.random(in: 0...6, using: &random) {
      case 0, 1:
        let draft = Draft(typed: Int.random(in: 0...9, using: &random))
        drafts[row, name] = draft
        typed[row, default: [:]][name] = draft
      case 2:
        drafts[message: row, name] = FieldMessage(text: "wrong", held: [:])
        messages[row, default: []].insert(name)
      case 3:
        drafts.drop(row, name)
        typed[row]?[name] = nil
        messages[row]?.remove(name)
      case 4:
        drafts.drop(row)
        (typed[row], messages[row]) = (nil, nil)
      case 5:
        drafts[message: row, name] = nil
        messages[row]?.remove(name)
      default:
        drafts.takeUp(row)
      }
      typed = typed.filter { !$0.value.isEmpty }
      messages = messages.filter { !$0.value.isEmpty }
      let place: Comment = "seed \(seed), step \(step)"
      #expect(drafts.typed == typed, place)
      #expect(drafts.messages.mapValues { Set($0.keys) } == messages, place)
      #expect(drafts.isEmpty == typed.isEmpty, place)
      #expect(drafts.contains(row) == (typed[row] != nil), place)
    }
  }

  @Test func `a row that a commit has left is part of the form again once it is taken up`() {
    var drafts = Drafts()
    let row = NodeID(1)
    drafts[row, "count"] = Draft(typed: 1).left(true)
    #expect(drafts.isLeft(row))
    drafts.takeUp(row)
    #expect(!drafts.isLeft(row))
    #expect(drafts[row, "count"] == Draft(typed: 1))
  }

  @Test func `rows are forgotten with what was typed into them, and wait while a table is closed`()
  {
    var drafts = Drafts()
    let (kept, written) = (NodeID(1), NodeID(2))
    for row in [kept, written] {
      drafts[row, "count"] = Draft(typed: 1)
      drafts.note(DraftRow(cell: [.title: "a row"], groups: [], order: [0]), as: row)
    }
    drafts.drop(written)
    drafts.forgetWritten()
    #expect(drafts.row(kept) != nil)
    #expect(drafts.row(written) == nil)
    drafts.rest(of: nil)
    #expect(drafts.knowsNoRow)
    drafts.wake()
    #expect(drafts.row(kept)?.cell.title == "a row")
  }

  @Test func `a row does not rest that may hold on to what is gone`() {
    var drafts = Drafts()
    drafts[NodeID(1), "count"] = Draft(typed: 1)
    do {
      let group = TableGroup()
      drafts.note(DraftRow(cell: [.title: "a row"], groups: [group], order: [0]), as: NodeID(1))
      drafts.rest(of: nil)
    }
    drafts.wake()
    #expect(drafts.row(NodeID(1)) == nil)
  }
}

extension Draft {
  fileprivate init(typed number: Int) {
    self.init(
      value: .integer(number), isFit: true, binding: .init(object: nil, path: \Typed.count),
      origin: nil)
  }
}

private final class Typed {
  var count = 0
}
