import TableScreen
import TableScreenData
import TableScreenTesting
import Testing

private final class StoreScreen: TableScreen {
  var items = ["Milk", "Bread", "Tea"]
  var log: [String] = []
  var isOn = false

  override class var actions: Actions {
    ["wipe": .confirm("Wipe all?", .destructive, then: .perform(StoreScreen.wipe))]
  }

  override var tableData: [Section] {
    [
      Section {
        for item in items {
          [
            .title: item, .id: .key(item), .editingStyle: .delete,
            .deleteAction: .confirm(
              "Delete for good?", .destructive, then: .perform(StoreScreen.remove, item)),
            .menu: .actions([
              TableRowAction(
                "Archive…", .confirm("Archive it?", then: .perform(StoreScreen.note, item)))
            ]),
          ]
        }
        [
          .title: "Delete everything…",
          .action: .confirm(
            "Delete everything?", .destructive, message: "Nothing brings it back.",
            then: .perform(StoreScreen.wipe)),
        ]
        [.title: "By name", .action: .named("wipe")]
        [
          .title: "Share",
          .accessory: .switch(
            isOn, changed: .confirm("Share with everybody?", then: .changed(StoreScreen.share))),
        ]
      }
    ]
  }

  override func barButtons(_ edge: TableBarButton.Edge) -> [TableBarButton] {
    edge == .trailing
      ? [
        TableBarButton(
          "Reset",
          action: .confirm("Reset it?", button: "Do reset", then: .perform(StoreScreen.wipe)))
      ] : []
  }

  func remove(_ item: String) { items.removeAll { $0 == item } }
  func note(_ item: String) { log.append(item) }
  func wipe() { log.append("wiped") }
  func share(_ isOn: Bool) async throws {
    self.isOn = isOn
    log.append("shared \(isOn)")
  }
}

/// An action that asks runs once a person has agreed, whatever it belongs to.
@MainActor struct ConfirmationTests {
  private let screen = StoreScreen()

  @Test func `a second tap before the question shows asks nothing twice`() async throws {
    let screen = StoreScreen()
    let table = try await HeadlessHost.show(screen)
    let path = try #require(table.path(of: "Delete everything…"))
    let row = try #require(table.layout.row(at: path)?.id)
    for round in 1...2 {
      screen.send(.tap(row))
      screen.send(.tap(row))
      try await table.settle()
      try await table.answer("Delete everything")
      #expect(table.question == nil && screen.log.count == round)
    }
  }

  @Test func `an action asks in its own words, and runs only for who agrees`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Delete everything…")
    let question = try #require(table.question)
    #expect(question.question == "Delete everything?")
    #expect(question.message == "Nothing brings it back.")
    #expect(question.answers.map(\.title) == ["Delete everything", TableWords.current.cancel])
    #expect(question.answers.map(\.role) == [.destructive, .cancel])
    #expect(screen.log.isEmpty)
    try await table.answer(TableWords.current.cancel)
    #expect(table.visibleScreen === screen)
    #expect(screen.log.isEmpty)
    try await table.tap("Delete everything…")
    // To go back from a question is to cancel.
    try await table.back()
    #expect(screen.log.isEmpty)
    try await table.tap("Delete everything…")
    try await table.tap("Delete everything")
    #expect(screen.log == ["wiped"])
    #expect(table.question == nil)
  }

  @Test func `an action by name, of a menu and of a bar button asks`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.tap("By name")
    try await table.answer("By name")
    try await table.choose("Archive…", of: "Tea")
    try await table.answer("Archive")
    try await table.press("Reset")
    try await table.answer("Do reset")
    #expect(screen.log == ["wiped", "Tea", "wiped"])
  }

  @Test func `rows with one question are asked about once, and stay where it is cancelled`()
    async throws
  {
    let table = try await HeadlessHost.show(screen)
    try await table.delete("Milk", "Tea")
    #expect(table.question?.question == "Delete for good?")
    try await table.answer(TableWords.current.cancel)
    #expect(screen.items == ["Milk", "Bread", "Tea"])
    #expect(table.titles.prefix(3) == ["Milk", "Bread", "Tea"])
    try await table.delete("Milk", "Tea")
    try await table.answer(TableWords.current.delete)
    #expect(table.question == nil)
    #expect(screen.items == ["Bread"])
    #expect(table.titles.first == "Bread")
  }

  @Test func `a control shows its old value again where its question is cancelled`() async throws {
    let table = try await HeadlessHost.show(screen)
    func value() -> TableValue? { table.row("Share")?.controls.first?.value }
    try await table.toggle("Share")
    #expect(table.question != nil)
    try await table.answer(TableWords.current.cancel)
    #expect(value() == .flag(false))
    #expect(screen.log.isEmpty)
    try await table.toggle("Share")
    try await table.answer(TableWords.current.goOn)
    #expect(value() == .flag(true))
    #expect(screen.log == ["shared true"])
  }

  @Test func `an action of data asks`() async throws {
    let table = try await HeadlessHost.show(DataStoreScreen())
    try await table.tap("Wipe")
    #expect(table.question?.message == "For good.")
    try await table.answer("Wipe now")
    #expect((table.visibleScreen as? DataStoreScreen)?.wiped == 1)
    try await table.tap("Plain")
    try await table.answer("Plain")
    #expect((table.visibleScreen as? DataStoreScreen)?.wiped == 2)
  }
}

private final class DataStoreScreen: TableScreen {
  var wiped = 0
  override class var actions: Actions { ["wipe": .perform(DataStoreScreen.wipe)] }
  override init() {
    super.init()
    show(
      .dictionary([
        "cells": [
          [
            "title": "Wipe",
            "action": [
              "name": "wipe",
              "confirm": [
                "question": "Wipe all?", "message": "For good.", "button": "Wipe now",
                "destructive": true,
              ] as [String: Any],
            ] as [String: Any],
          ],
          ["title": "Plain", "action": ["name": "wipe", "confirm": "Wipe?"]],
        ]
      ]))
  }
  func wipe() { wiped += 1 }
}
