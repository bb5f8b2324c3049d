import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// A text without characters is said where it would show nothing, and what stands beside what takes its place, too.
@MainActor @Suite struct EmptyTextTests {
  private func said(_ json: String) -> [String] {
    TableData(json: json, names: TableDataNames(cells: .standard + .ready))
      .mistakes.map { "\($0.path) \($0.kind)" }
  }

  @Test(arguments: [
    (#"{"accessory": {"view": "badge", "value": ""}}"#, "accessory.value"),
    (#"{"action": {"name": "x", "confirm": ""}}"#, "action.confirm"),
    (#"{"action": {"name": "x", "confirm": {"question": ""}}}"#, "action.confirm.question"),
    (#"{"image": ""}"#, "image"), (#"{"image": {"data": ""}}"#, "image.data"),
    (#"{"image": {"name": ""}}"#, "image.name"),
    (#"{"name": "a", "validate": {"pattern": ""}}"#, "validate.pattern"),
    (
      #"{"name": "a", "validate": {"required": true, "message": ""}}"#, "validate.message"
    ),
  ])
  func `an empty text in a row is said`(cell: String, path: String) {
    #expect(said(#"{"cells": [\#(cell)]}"#) == ["cells[0].\(path) wrongKind"])
  }

  @Test func `an empty title of a button is said, and the button left out`() {
    let json = #"{"barButtons": {"trailing": [{"title": "", "action": "x"}]}, "cells": []}"#
    #expect(said(json) == ["barButtons.trailing[0].title wrongKind"])
  }

  @Test func `a check with an empty message says what is wrong`() async throws {
    let screen = TableScreen(
      json:
        #"{"cells": [{"title": "b", "name": "b", "validate": {"required": true, "message": ""}}]}"#)
    let table = try await HeadlessHost.show(screen)
    defer { table.close() }
    await #expect(throws: (any Error).self) { try await screen.commitForm() }
    #expect(table.row("b")?.message?.isEmpty == false)
  }

  @Test(arguments: [
    (#"{"title": "T", "system": "add", "action": "x"}"#, ["system uselessKey"]),
    (#"{"title": "T", "image": "star", "action": "x"}"#, ["image uselessKey"]),
    (#"{"system": "add", "image": "star", "action": "x"}"#, ["image uselessKey"]),
    (#"{"image": "star", "action": "x"}"#, []),
  ])
  func `what has no place in a button is said`(button: String, mistakes: [String]) {
    #expect(
      said(#"{"barButtons": {"leading": [\#(button)]}, "cells": []}"#)
        == mistakes.map { "barButtons.leading[0].\($0)" })
  }

  @Test func `a picture has one source`() {
    #expect(
      said(#"{"cells": [{"image": {"url": "https://example.org/a.png", "name": "star"}}]}"#)
        == ["cells[0].image.name uselessKey"])
  }

  @Test(arguments: ["http://", "https:", "https:///a.png"])
  func `an address of the web names a computer`(address: String) {
    #expect(said(#"{"cells": [{"image": {"url": "\#(address)"}}]}"#).count == 1)
    #expect(said(#"{"cells": [{"title": [{"text": "a", "link": "\#(address)"}]}]}"#).count == 1)
  }

  @Test func `an address of mail or of a telephone says whose it is`() {
    #expect(said(#"{"cells": [{"title": [{"text": "a", "link": "tel:"}]}]}"#).count == 1)
    for address in ["tel:+49123", "mailto:a@example.org", "https://example.org"] {
      #expect(said(#"{"cells": [{"title": [{"text": "a", "link": "\#(address)"}]}]}"#) == [])
    }
  }

  @Test(arguments: [("[[:alpha:]]+", false), ("[a-z&&[^x]]", false), ("[[]+", true), ("[&]", true)])
  func `a class of another dialect is no pattern`(pattern: String, isKnown: Bool) {
    #expect(
      said(#"{"cells": [{"name": "a", "validate": {"pattern": "\#(pattern)"}}]}"#)
        == (isKnown ? [] : ["cells[0].validate.pattern unknownPattern"]))
  }
}
