import TableScreen
import TableScreenCells
import TableScreenData
import Testing

/// A mistake in data is said once, where it stands, and only where something is wrong.
@MainActor @Suite struct MistakePlaceTests {
  private func said(_ json: String) -> [String] {
    TableData(json: json, names: TableDataNames(cells: .standard + .ready))
      .mistakes.map { "\($0.path) \($0.kind)" }
  }

  private func ofCell(_ cell: String) -> [String] {
    said(#"[{"cells": [\#(cell)]}]"#).map { $0.replacing("[0].cells[0]", with: "") }
  }

  // MARK: Defaults

  @Test func `a mistake in the defaults is said once, there`() {
    let rows = #""cells": [{"name": "a"}, {"name": "b"}, {"name": "c"}]"#
    #expect(
      said(
        #"[{"defaults": {"type": "picker", "options": [{"id": "a", "titel": "x"}]}, \#(rows)}]"#)
        == ["[0].defaults.options[0].titel unknownKey"])
    #expect(
      said(#"[{"defaults": {"type": "text", "value": 5}, \#(rows)}]"#)
        == ["[0].defaults.value wrongKind"])
    #expect(
      said(
        #"[{"defaults": {"type": "slider", "properties": {"minimum": 9, "maximum": 2, "foo": 1}}, \#(rows)}]"#
      ) == ["[0].defaults.properties.minimum emptyRange", "[0].defaults.properties.foo unknownKey"])
    #expect(
      said(#"[{"defaults": {"cellClass": "badge"}, \#(rows)}]"#)
        == ["[0].defaults.cellClass twoClasses"])
  }

  @Test func `many rows with one mistake of the defaults hide no other one`() {
    let rows = (0..<120).map { #"{"name": "n\#($0)"}"# }.joined(separator: ", ")
    let options = #"{"type": "picker", "options": [{"id": "a", "titel": "x"}]}"#
    #expect(
      said(#"[{"defaults": \#(options), "cells": [\#(rows)]}, {"cells": [{"titel": "x"}]}]"#) == [
        "[0].defaults.options[0].titel unknownKey", "[1].cells[0].titel unknownKey",
      ])
  }

  @Test func `a row of another type has neither the properties nor the value of the defaults`() {
    #expect(
      said(
        #"[{"defaults": {"type": "slider", "properties": {"minimum": 0, "maximum": 5}}, "cells": [{"name": "a"}, {"name": "b", "type": "text"}]}]"#
      ) == [])
    #expect(
      said(
        #"[{"defaults": {"value": 5}, "cells": [{"name": "a"}, {"name": "b", "type": "text"}]}]"#)
        == [])
  }

  @Test func `defaults that no row takes repeat nothing`() {
    #expect(
      said(
        #"[{"cells": [{"name": "a"}]}, {"defaults": {"name": "a"}, "cells": [{"name": "b"}]}]"#)
        == [])
    #expect(
      said(#"[{"defaults": {"id": "a"}, "cells": [{"id": "a"}, {"id": "a"}]}]"#)
        == ["[0].cells[1].id duplicateID"])
  }

  // MARK: Nothing, and other names

  @Test(arguments: [
    (#"{"title": "a", "image": {"url": null}}"#, [".image noImageSource"]),
    (
      #"{"type": "slider", "name": "a", "properties": {"minimum": 1, "maximum": null}}"#,
      [".properties.minimum missingPartner"]
    ),
    (#"{"type": "picker", "name": "a", "options": null}"#, [" emptyOptions"]),
    (#"{"type": "picker", "name": "a", "options": [null]}"#, [" emptyOptions"]),
    (
      #"{"id": null, "name": "a"}, {"id": null, "name": "a"}"#, ["[0].cells[1] duplicateField"]
    ),
  ])
  func `null counts as nothing`(cell: String, mistakes: [String]) {
    #expect(ofCell(cell) == mistakes)
  }

  @Test(arguments: [
    (#"{"image": {"nam": "star"}}"#, ".image.nam unknownKey"),
    (#"{"accessory": {"view": "badge", "valu": "3"}}"#, ".accessory.valu unknownKey"),
    (#"{"name": "a", "type": "picker", "option": ["a"]}"#, ".option unknownKey"),
    (#"{"nmae": "a", "type": "text"}"#, ".nmae unknownKey"),
    (#"{"name": true, "type": "text"}"#, ".name wrongKind"),
    (
      #"{"name": "a", "type": "sliderr", "properties": {"minimum": 1, "maximum": 9}, "value": 5}"#,
      ".type unknownName"
    ),
  ])
  func `a misspelled name is one mistake`(cell: String, mistake: String) {
    #expect(ofCell(cell) == [mistake])
  }

  @Test func `a misspelled title of a button is one mistake`() {
    #expect(
      said(#"{"barButtons": {"leading": [{"titel": "a", "action": "x"}]}, "cells": []}"#)
        == ["barButtons.leading[0].titel unknownKey"])
  }

  @Test func `a name that is only a little like another one stands beside the others`() {
    func remedy(_ key: String) -> String? {
      TableData(json: #"[{"cells": [{"\#(key)": "x"}]}]"#).mistakes.first?.remedy
    }
    #expect(remedy("hidden")?.contains("masked") == true)
    #expect(remedy("titel") == "write “title”")
  }

  // MARK: Paths

  @Test func `the path of a mistake in properties is that of the properties`() {
    #expect(
      ofCell(
        #"{"title": "x", "accessory": {"view": "rating", "properties": {"count": 9, "valu": 4}}}"#)
        == [".accessory.properties.valu unknownKey"])
    #expect(
      ofCell(
        #"{"cellClass": "picker", "bind": "o", "properties": {"choices": ["a", {"titel": "x", "id": "q"}]}}"#
      ) == [".properties.choices[1].titel unknownKey"])
    #expect(
      ofCell(#"{"title": "x", "accessory": {"view": "rating", "value": 3}}"#)
        == [".accessory.value uselessValue"])
  }

  @Test func `of two fields of one name that of the row counts, and not that of its children`() {
    #expect(
      ofCell(#"{"title": "p", "name": "a", "children": [{"title": "c", "name": "a"}]}"#)
        == [".children[0] duplicateField"])
  }
}
