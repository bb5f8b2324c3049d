#if GTK
import Foundation
import Testing

/// What a person types into a field is what is kept, and nothing else of it changes.
@Suite(.serialized, .enabled(if: Desktop.isAvailable)) struct FieldTests {
  /// Carries out steps on a form of some fields, whose last row sends it and says what it holds.
  private func drive(_ fields: [[String: Any]], _ steps: String) async throws {
    let send: [String: Any] = [
      "title": "Go", "type": "button", "name": "go", "action": "submit",
    ]
    let table: [String: Any] = [
      "title": "Form", "settings": ["drafts": true],
      "cells": [["title": "Top"]] + fields + [send],
    ]
    try await Desktop.drive(
      ["open", "table.json"], steps,
      files: ["table.json": try JSONSerialization.data(withJSONObject: table)])
  }

  @Test func `all digits that are typed into a field for a whole number are kept`() async throws {
    try await drive(
      [["name": "i", "title": "Int", "type": "integer"]],
      """
      focused "Top" "list item"
      key Tab
      focused "Int" "text"
      type 1234567
      text "Int" 1234567
      type x8
      text "Int" 1234567x8
      key BackSpace BackSpace
      text "Int" 1234567
      press "Go"
      see '{"i":1234567}'
      """)
  }

  @Test func `what is typed right after Tab is in the next field`() async throws {
    try await drive(
      ["a", "b", "c"].map { ["name": $0, "title": $0.uppercased(), "type": "text"] },
      """
      focused "Top" "list item"
      key Tab
      focused "A" "text"
      type "one\ttwo\tthree"
      focused "C" "text"
      text "A" one
      text "B" two
      text "C" three
      """)
  }

  @Test func `a rating of more stars than can be told apart is a number in steps`() async throws {
    try await drive(
      [
        [
          "name": "s", "title": "Score", "type": "rating", "value": 50,
          "properties": ["count": 100],
        ]
      ],
      """
      focused "Top" "list item"
      key Tab
      text "Score" "50"
      key Up
      text "Score" "51"
      press "Go"
      see '{"s":51}'
      """)
  }

  @Test func `undoing in a field brings back what was typed, and not what stood there before it`()
    async throws
  {
    try await drive(
      [
        ["name": "n", "title": "Name", "type": "text", "value": "Ada"],
        ["name": "a", "title": "About", "type": "textArea", "value": "One"],
      ],
      """
      focused "Top" "list item"
      key Tab
      focused "Name" "text"
      key ctrl+z End
      type y
      text "Name" "Aday"
      key ctrl+z
      text "Name" "Ada"
      key ctrl+z Tab
      focused "About" "text"
      key ctrl+z ctrl+End
      type x
      text "About" "Onex"
      press "Go"
      see '{"a":"Onex","n":"Ada"}'
      """)
  }

  @Test func `a text that is edited keeps its line ends, its length and what cannot be seen`()
    async throws
  {
    let long = String(repeating: "word ", count: 1_000) + "end"
    try await drive(
      [
        [
          "name": "a", "title": "About", "type": "textArea", "value": "one\ntwo\r\nthree\u{202E}",
        ],
        ["name": "n", "title": "Name", "type": "text", "value": "A\nB\u{1B}C"],
        ["name": "l", "title": "Long", "type": "text", "value": long],
      ],
      """
      focused "Top" "list item"
      key Tab
      focused "About" "text"
      key ctrl+Home
      type x
      text "About" "xone\\ntwo\\nthree"
      key Tab
      focused "Name" "text"
      key End
      type y
      text "Name" "A B\u{FFFD}Cy"
      key Tab
      focused "Long" "text"
      key Home
      type z
      text "Long" "z\(long)"
      press "Go"
      see '{"a":"xone\\ntwo\\r\\nthree*'
      """)
  }

  @Test func `a stepper takes no letters, and shows what it holds`() async throws {
    try await drive(
      [
        [
          "name": "s", "title": "Step", "type": "stepper", "value": 0.75,
          "properties": ["step": 0.1],
        ],
        [
          "name": "t", "title": "Tens", "type": "stepper", "value": 7,
          "properties": ["minimum": 0, "maximum": 50],
        ],
      ],
      """
      focused "Top" "list item"
      text "Step" "0.75"
      key Tab
      focused "Step" "spin button"
      key Up
      text "Step" "0.85"
      key Tab
      focused "Tens" "spin button"
      key ctrl+a
      type many
      key shift+Tab
      focused "Step" "spin button"
      text "Tens" "many"
      see "This is not a number; type one, such as 1.5"
      press "Go"
      focused "Tens" "spin button"
      key ctrl+a
      type 12
      key Tab
      gone "This is not a number; type one, such as 1.5"
      press "Go"
      see '{"s":0.85,"t":12}'
      """)
  }

  @Test func `a stroke begins a search where nothing is typed`() async throws {
    try await Desktop.drive(
      "todo",
      """
      focused "Try the search" "list item"
      key slash
      type milk
      see "2 of 3"
      gone "Open the gallery" "list item"
      """)
  }
}
#endif
