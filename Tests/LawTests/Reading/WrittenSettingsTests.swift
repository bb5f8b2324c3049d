import Foundation
import TableScreen
import TableScreenData
import TableScreenTesting
import Testing

/// Settings that are written as JSON say what the data said: also what it turns off, and what would hold without it.
@MainActor @Suite struct WrittenSettingsTests {
  nonisolated private static let flags = [
    "searchable", "refreshable", "pageable", "indexable", "longPressable", "editable", "drafts",
    "asksBeforeLeaving",
  ]

  nonisolated private static func all(_ isOn: Bool) -> String {
    "{" + flags.map { #""\#($0)": \#(isOn)"# }.joined(separator: ", ") + "}"
  }

  private func settings(_ json: String) throws -> NSDictionary? {
    let table = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    return table?["settings"] as? NSDictionary
  }

  @Test(arguments: [
    all(true), all(false),
    #"{"style": "plain", "selectable": "momentary", "emptyPolicy": "keep", "animations": "automatic"}"#,
    #"{"style": "grouped", "selectable": "multiple", "emptyPolicy": "hide", "animations": "fade"}"#,
    #"{"selectable": "single", "marksSelection": false}"#, #"{"marksSelection": false}"#,
    #"{"selectable": "off"}"#, #"{"searchable": {"placeholder": "Find"}, "refreshable": false}"#,
  ])
  func `settings come back as they were said`(said: String) throws {
    let json = #"{"settings": \#(said), "sections": []}"#
    let data = TableData(json: json)
    let written = data.json()
    #expect(data.mistakes == [] && written.leftOut == [])
    #expect(try settings(written.text) == settings(json))
    #expect(TableData(json: written.text).json().text == written.text)
  }

  @Test func `what is not said is not written`() throws {
    let plain = TableData([TableSection(cells: [[.title: "Soup"]])]).json().text
    #expect(try settings(plain) == nil)
    for flag in Self.flags {
      let json = #"{"settings": {"\#(flag)": false}, "sections": []}"#
      #expect(try settings(TableData(json: json).json().text)?.count == 1)
    }
  }

  private final class SearchedScreen: TableScreen {
    override class var settings: Settings { [.searchable(), .drafts] }
  }

  @Test(arguments: [false, true])
  func `what data turns off stays off once it was written and read`(isWritten: Bool) async throws {
    let json = #"""
      {"settings": {"searchable": false, "drafts": false},
       "sections": [{"cells": [{"title": "a", "name": "a", "type": "text"}]}]}
      """#
    let screen = SearchedScreen()
    screen.show(.json(Data((isWritten ? TableData(json: json).json().text : json).utf8)))
    let table = try await HeadlessHost.show(screen)
    #expect(table.chrome.search == nil)
    try await table.type("x", into: "a")
    #expect(!screen.form.isDirty && screen.formValues["a"] == .text("x"))
  }
}
