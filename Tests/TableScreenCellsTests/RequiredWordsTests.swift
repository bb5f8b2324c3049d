import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// What a person reads of a control that holds nothing, and must.
@MainActor struct RequiredWordsTests {
  private static let choice = "This is needed; choose something"

  private nonisolated static let rows = [
    #""type": "switch""#, #""type": "segments", "options": ["a"]"#,
    #""type": "picker", "options": ["a"]"#, #""type": "multiPicker", "options": ["a"]"#,
    #""type": "color""#,
    #""type": "rating""#, #""type": "stepper""#, #""type": "slider""#, #""type": "text""#,
    #""type": "textArea""#, #""type": "secure""#, #""type": "integer""#, #""type": "number""#,
    #""type": "day""#,
  ]

  @Test(arguments: rows)
  func `something is to be chosen where nothing is typed`(row: String) async throws {
    let screen = TableScreen(
      json: #"{"cells": [{"title": "R", "name": "r", \#(row), "validate": {"required": true}}]}"#,
      cells: .ready)
    let table = try await HeadlessHost.show(screen)
    try? await screen.commitForm()
    let typed = ["text", "textArea", "secure", "integer", "number", "day"]
    let isTyped = typed.contains { row.contains("\"type\": \"\($0)\"") }
    // What cannot be empty says nothing.
    guard let message = table.row("R")?.message else { return }
    #expect(message == (isTyped ? TableWords().required : Self.choice))
  }

  @Test func `a check in code says the same`() async throws {
    final class Choices {
      var agrees = false
      var size = ""
      var name = ""
    }
    final class Form: TableScreen {
      let choices = Choices()
      override var tableCells: [Cell?]? {
        [
          [.title: "Agrees", .bind: .to(choices, \.agrees), .validate: .required()],
          [
            .title: "Size", .bind: .to(choices, \.size), .validate: .required(),
            .cellClass: .of(.picker(["a", "b"])),
          ],
          [.title: "Name", .bind: .to(choices, \.name), .validate: .required()],
        ]
      }
    }
    let screen = Form()
    let table = try await HeadlessHost.show(screen)
    try? await screen.commitForm()
    let words = TableWords()
    #expect(
      ["Agrees", "Size", "Name"].map { table.row($0)?.message } == [
        Self.choice, Self.choice, words.required,
      ])
  }
}
