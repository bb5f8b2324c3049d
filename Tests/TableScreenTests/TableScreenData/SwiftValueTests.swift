import Foundation
import TableScreen
import TableScreenData
import Testing

/// Values of Swift in a dictionary mean what they do elsewhere, or are reported.
@MainActor @Suite struct SwiftValueTests {
  private let cells: [[String: Any]] = [["title": "A"]]

  @Test func `names are taken as the values that have them`() {
    let id = UUID()
    let data = TableData(
      .dictionary([
        "settings": [
          "style": TableStyle.grouped, "selectable": TableSelection.multiple,
          "emptyPolicy": TableEmptyPolicy.hide,
        ] as [String: Any],
        "sections": [
          [
            "id": id, "title": "S", "emptyPolicy": TableEmptyPolicy.keep,
            "cells": [["title": "A", "image": Self.image] as [String: Any]],
          ] as [String: Any]
        ],
      ]))
    #expect(data.mistakes == [])
    #expect(data.sections.first?.id == TableCell.ID(id))
    #expect(data.sections.first?.emptyPolicy == .keep)
    let text = data.json().text
    for part in [
      #""style": "grouped""#, #""selectable": "multiple""#, #""emptyPolicy": "hide""#,
      #""contentMode": "aspectFill""#,
    ] {
      #expect(text.contains(part), "\(text)")
    }
  }

  private static let image: [String: Any] = [
    "name": "star", "contentMode": TableImage.ContentMode.aspectFill,
  ]

  private func mistakes(_ section: [String: Any], _ table: [String: Any] = [:]) -> [String] {
    let whole = ["cells": cells].merging(section) { $1 }
    let data = TableData(.dictionary(["sections": [whole]].merging(table) { $1 }))
    return data.mistakes.map { "\($0.path): \($0.kind)" }
  }

  @Test func `what means nothing in its place is reported`() throws {
    let address = try #require(URL(string: "https://example.org"))
    #expect(mistakes([:]) == [])
    #expect(mistakes(["title": address]) == ["sections[0].title: wrongKind"])
    #expect(mistakes(["id": address]) == ["sections[0].id: wrongKind"])
    #expect(mistakes(["masked": address]) == ["sections[0].masked: wrongKind"])
    #expect(mistakes(["cells": Set([1, 2])]) == ["sections[0].cells: wrongKind"])
    #expect(mistakes(["tag": ["a", address] as [Any]]) == ["sections[0].tag[1]: wrongKind"])
    #expect(
      mistakes(["emptyPolicy": TableStyle.grouped]) == ["sections[0].emptyPolicy: unknownName"])
    #expect(mistakes([:], ["settings": address]) == ["settings: wrongKind"])
    #expect(
      mistakes([:], ["settings": ["rowHeight": Decimal(30)]]) == ["settings.rowHeight: wrongKind"])
    #expect(
      mistakes([:], ["settings": ["rowHeight": TableRowHeight.fixed(30)]])
        == ["settings.rowHeight: wrongKind"])
    #expect(mistakes([:], ["barButtons": Set(["a"])]) == ["barButtons: wrongKind"])
    #expect(
      mistakes(["cells": [["title": "A", "secret": address]]]) == [
        "sections[0].cells[0].secret: wrongKind"
      ])
  }

  @Test func `cells, sections, actions, arguments and properties stay as they are`() throws {
    let address = try #require(URL(string: "https://example.org"))
    let cell: TableCell = [.title: "B"]
    let row: [String: Any] = [
      "title": "A", "id": UUID(), "action": TableAction.named("buy"),
      "arguments": ["style": TableStyle.grouped, "address": address] as [String: Any],
      "properties": ["style": TableStyle.grouped, "address": address] as [String: Any],
    ]
    #expect(mistakes(["cells": [row, cell] as [Any], "defaults": cell]) == [])
    let data = TableData(.dictionary(["sections": [TableSection("S", cells: [cell])]]))
    #expect(data.mistakes == [] && data.sections.first?.title == "S")
  }
}
