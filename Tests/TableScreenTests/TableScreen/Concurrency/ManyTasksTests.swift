import Foundation
import TableScreen
import TableScreenData
import TestSupport
import Testing

/// Updates from many tasks at once never show half a state.
///
/// The tasks step in any order, and give way wherever they can; what must be true is true of each picture.
@MainActor struct ManyTasksTests {
  nonisolated static let tasks = 16
  nonisolated static let steps = 20

  /// Runs steps in many tasks, every other one of them detached, until all are done.
  private func run(_ step: @escaping @Sendable (Int) async throws -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<Self.tasks {
        var random = SplitMix64(seed: Seed.value &+ UInt64(task))
        let amounts = (0..<Self.steps).map { _ in Int.random(in: 0..<100, using: &random) }
        let work: @Sendable () async throws -> Void = {
          for amount in amounts {
            try await step(amount)
            await Task.yield()
          }
        }
        if task.isMultiple(of: 2) {
          group.addTask(operation: work)
        } else {
          group.addTask { try await Task.detached(operation: work).value }
        }
      }
      try await group.waitForAll()
    }
  }

  /// Gives way until what is shown is what the screen says, which takes a few turns of the main actor.
  private func settle(_ host: JudgingHost, on expected: DrawnTable) async {
    for _ in 0..<10_000 where host.drawn != expected { await Task.yield() }
    host.look("at last")
  }

  @Test(arguments: [false, true])
  func `an observed model is shown whole, whoever changes it`(isLazy: Bool) async throws {
    let screen = LedgerScreen(isLazy: isLazy)
    let host = JudgingHost(screen, judge: LedgerRule.judge)
    try await run { amount in
      await screen.ledger.step(amount)
      // Others draw whenever they like, as a terminal does after a key.
      if amount.isMultiple(of: 7) { await host.look("meanwhile") }
      if amount.isMultiple(of: 5) { await screen.updateTableData() }
      if amount.isMultiple(of: 11) { await screen.stepTwice(amount) }
    }
    let expected = JudgingHost(screenAsItIs(screen), judge: LedgerRule.judge).drawn
    await settle(host, on: expected)
    #expect(host.drawn == expected)
    #expect(host.changes > 1)
    host.end()
  }

  @Test(arguments: [false, true])
  func `a model that any thread may change is shown whole`(isLazy: Bool) async throws {
    let ledger = LockedLedger()
    let screen = LedgerScreen(locked: ledger, isLazy: isLazy)
    let host = JudgingHost(screen, judge: LedgerRule.judge)
    try await run { amount in
      ledger.step(amount)
      if amount.isMultiple(of: 7) { await host.look("meanwhile") }
      if amount.isMultiple(of: 5) { await screen.updateTableData() }
    }
    let expected = JudgingHost(screenAsItIs(screen), judge: LedgerRule.judge).drawn
    await settle(host, on: expected)
    #expect(host.drawn == expected)
    #expect(host.changes > 1)
    host.end()
  }

  private func screenAsItIs(_ screen: LedgerScreen) -> TableScreen {
    final class StillScreen: TableScreen {
      var sections: [Section] = []
      override var tableData: [Section] { sections }
    }
    let still = StillScreen()
    still.sections = screen.tableData
    return still
  }

  @Test func `edits of rows that the screen owns are shown whole`() async throws {
    let model = TableModel([
      TableSection("Sides") {
        [.id: "left", .title: "Left", .subtitle: "400"]
        [.id: "right", .title: "Right", .subtitle: "600"]
      },
      TableSection("0 entries", id: "entries", cells: [TableCell]()),
    ])
    let screen = TableScreen(model: model)
    let host = JudgingHost(screen, judge: LedgerRule.judge)
    let mirror = OwnedLedger(model)
    try await run { amount in
      try await mirror.step(amount)
      if amount.isMultiple(of: 7) { await host.look("meanwhile") }
    }
    #expect(host.changes == Self.tasks * Self.steps)
    host.end()
  }

  @Test func `data from many answers at once is shown whole`() async throws {
    @Sendable func text(_ amount: Int) -> String {
      let entries = (0..<amount % 30).map {
        #"{"id": \#($0), "title": "\#($0)", "subtitle": "\#(amount)"}"#
      }
      return #"""
        [{"title": "Sides", "cells": [{"title": "Left", "subtitle": "\#(amount)"},
          {"title": "Right", "subtitle": "\#(LedgerRule.sum - amount)"}]},
         {"title": "\#(entries.count) entries", "id": "entries", "cells": [\#(entries.joined(separator: ","))]}]
        """#
    }
    let screen = TableScreen(json: text(0))
    let host = JudgingHost(screen, judge: LedgerRule.judge)
    try await run { amount in await screen.show(.json(Data(text(amount).utf8))) }
    #expect(host.changes > 1)
    host.end()
  }
}

/// A ledger whose rows are those of a model, changed by edits.
@MainActor private final class OwnedLedger {
  private let model: TableModel
  private var state = LedgerState()

  init(_ model: TableModel) { self.model = model }

  func step(_ amount: Int) throws {
    let old = state.entries
    state.step(amount)
    let new = state
    try model.update {
      try model.editRows("left", merging: [.subtitle: "\(new.left)"])
      let gone = Set(old.map(\.id)).subtracting(new.entries.map(\.id))
      for id in gone { try model.deleteRows(.id(.init(id))) }
      for entry in new.entries where !old.contains(where: { $0.id == entry.id }) {
        let cell: TableCell = [
          .id: entry.id, .title: "Entry \(entry.id)", .subtitle: "\(entry.age)",
        ]
        try model.insertRows([cell], at: .last(in: .section("entries")))
      }
      for entry in new.entries {
        try model.editRows(.id(.init(entry.id)), merging: [.subtitle: "\(entry.age)"])
      }
      try model.editRows("right", merging: [.subtitle: "\(new.right)"])
      try model.editSections(.section("entries")) { $0.title = "\(new.entries.count) entries" }
    }
  }
}
