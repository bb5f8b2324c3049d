import Foundation
import TableScreenCells
import TableScreenTesting
import Testing

@testable import TableScreen
@testable import TableScreenData

/// What is wrong with data is said with line, column, path and the nearest known name, and only it is lost.
@MainActor struct TableMistakeTests {
  /// A cell, what is wrong with it, where, and the name that was meant.
  private static let cases: [(String, path: String, column: Int, what: String, near: String?)] = [
    (#"{"titel": "x"}"#, "titel", 2, "“titel” is no key of a cell", "title"),
    (#"{"title": true}"#, "title", 11, "expected a text, ", nil),
    (#"{"style": "valu1"}"#, "style", 11, "“valu1” is none of the names that stand here", "value1"),
    (
      #"{"height": "5"}"#, "height", 12,
      "“5” is none of the names that stand here", nil
    ),
    (#"{"height": -1}"#, "height", 12, "expected a number from 0.0", nil),
    (#"{"masked": "yes"}"#, "masked", 12, "expected true or false, found the text “yes”", nil),
    (#"{"accessory": "disclosur"}"#, "accessory", 15, "“disclosur” is none", "disclosure"),
    (
      #"{"accessory": {"view": "swich"}}"#, "accessory.view", 24, "“swich” is none of the names",
      "switch"
    ),
    (#"{"accessory": {"value": 1}}"#, "accessory", 15, "an accessory needs the key “view”", nil),
    (
      #"{"accessory": {"view": "switch", "value": 1}}"#, "accessory.value", 43,
      "expected true or false, found the number 1", nil
    ),
    (
      #"{"accessory": {"view": "badge"}}"#, "accessory", 15,
      "an accessory with the view “badge” needs the key “value”", nil
    ),
    (
      #"{"accessory": {"view": "button", "value": null}}"#, "accessory", 15,
      "an accessory with the view “button” needs the key “value”", nil
    ),
    (#"{"action": "edti"}"#, "action", 12, "no action is named “edti”", "edit"),
    (#"{"action": {"nam": "edit"}}"#, "action.nam", 13, "“nam” is no key of an action", "name"),
    (#"{"bind": "ownr"}"#, "bind", 10, "no binding is named “ownr”", "owner"),
    (#"{"cellClass": "starz"}"#, "cellClass", 15, "“starz” is none of the names", "stars"),
    (#"{"image": {"radius": 3}}"#, "image", 11, "the image has no source", nil),
    (#"{"image": {"url": "file:///etc/passwd"}}"#, "image.url", 19, "expected an address", nil),
    (#"{"image": "file:///etc/passwd"}"#, "image", 11, "expected an address", nil),
    (#"{"image": "javascript:alert(1)"}"#, "image", 11, "expected an address", nil),
    (#"{"image": "ftp://x/y.png"}"#, "image", 11, "expected an address", nil),
    (#"{"image": {"data": "?"}}"#, "image.data", 20, "these are no bytes in base 64", nil),
    (
      #"{"subtitle": [{"text": "x", "color": "rot"}]}"#, "subtitle[0].color", 38, "“rot” is no", nil
    ),
    (#"{"subtitle": ["a", 5]}"#, "subtitle[1]", 20, "expected a text, or an object", nil),
    (#"{"tag": ["a", 5]}"#, "tag[1]", 15, "expected a text, found the number 5", nil),
    (#"{"menu": [{"title": "x"}]}"#, "menu[0]", 11, "a row action needs the key “action”", nil),
    (
      #"{"bind": "owner", "validate": {"pattern": "("}}"#, "validate.pattern", 43,
      "“(” is no pattern", nil
    ),
    (#"{"children": [{"titl": 1}]}"#, "children[0].titl", 16, "“titl” is no key", "title"),
    (#"{"indentation": 1.5}"#, "indentation", 17, "expected a whole number from 0 to 100", nil),
    (#"{"type": "tekst", "name": "a"}"#, "type", 10, "“tekst” is none of the names", "text"),
    (#"{"type": "text"}"#, "", 1, "a field needs the key “name”", nil),
    (
      #"{"title": "Owner", "value": "Ada"}"#, "", 1,
      "“value” needs a field with the key “name”", nil
    ),
    (
      #"{"options": ["S", "L"], "value": "L"}"#, "", 1,
      "“value” needs a field with the key “name”", nil
    ),
    (#"{"options": ["S", "L"]}"#, "", 1, "“options” needs a field with the key “name”", nil),
    (
      #"{"validate": {"required": true}}"#, "", 1,
      "“validate” needs a field with the key “name”", nil
    ),
    (#"{"type": "text", "name": ""}"#, "", 1, "a field needs the key “name”", nil),
    (#"{"type": "integer", "name": "a", "value": "x"}"#, "value", 43, "expected a whole", nil),
    (
      #"{"type": "integer", "name": "a", "value": 1.5}"#, "value", 43,
      "expected a whole number, found the number 1.5", nil
    ),
    (
      #"{"type": "integer", "name": "a", "value": 9223372036854775808}"#, "value", 43,
      "expected a whole number from \(Int.min) to \(Int.max), found the number", nil
    ),
    (#""x""#, "", 1, "expected an object with the keys of a cell, found the text “x”", nil),
    (
      #"{"bind": "owner", "validate": {"minimum": 9, "maximum": 2}}"#, "validate.minimum", 43,
      "“minimum” is 9, and “maximum” is 2", nil
    ),
    (
      #"{"bind": "owner", "validate": {"maximumLength": 2, "minimumLength": 3}}"#,
      "validate.minimumLength", 69,
      "“minimumLength” is 3, and “maximumLength” is 2", nil
    ),
    (
      #"{"bind": "owner", "validate": {"required": true, "maximumLength": 0}}"#,
      "validate.maximumLength", 67,
      "“maximumLength” is 0, and “required” is true", nil
    ),
  ]

  @Test func `each mistake is said where it stands, and the row and its neighbors are there`()
    throws
  {
    let names = TableDataNames(
      cells: .standard + ["stars": TableRowCell.self], actions: ["edit"],
      bindings: ["owner": .unknown()])
    for (cell, path, column, what, near) in Self.cases {
      let text = "[{\"cells\": [\n{\"title\": \"before\"},\n\(cell),\n{\"title\": \"behind\"}]}]"
      let data = TableData(json: text, names: names)
      let mistake = data.mistakes.first
      #expect(data.mistakes.count == 1, "\(cell): \(data.mistakes)")
      #expect(mistake?.line == 3, "\(cell)")
      #expect(mistake?.column == column, "\(cell): \(mistake?.column ?? 0)")
      #expect(mistake?.path == "[0].cells[1]" + (path.isEmpty ? "" : ".\(path)"), "\(cell)")
      #expect(mistake?.what.hasPrefix(what) == true, "\(cell): \(mistake?.what ?? "")")
      #expect(mistake?.nearest == near, "\(cell)")
      #expect(mistake?.why.isEmpty == false && mistake?.remedy.isEmpty == false)
      let cells = try #require(data.sections.first).writtenCells()
      #expect(cells.first?.title == "before" && cells.last?.title == "behind")
      #expect(cells.count == (cell.hasPrefix("{") ? 3 : 2))
    }
  }

  @Test func `what a field, a binding or a class of the app may have is no mistake without a name`()
  {
    let names = TableDataNames(
      cells: .standard + ["stars": TableRowCell.self], bindings: ["owner": .unknown()])
    for (cell, defaults) in [
      (#"{"title": "a", "value": null, "options": null, "validate": null}"#, "{}"),
      (#"{"name": "a", "value": "Ada", "validate": {"required": true}}"#, "{}"),
      (#"{"bind": "owner", "value": "Ada", "validate": {"required": true}}"#, "{}"),
      (#"{"cellClass": "stars", "properties": {"value": 3, "options": []}}"#, "{}"),
      (#"{"cellClass": "stars", "validate": {"required": true}}"#, "{}"),
      (#"{"validate": {"required": true}}"#, #"{"bind": "owner"}"#),
      (#"{"validate": {"required": true}}"#, #"{"cellClass": "stars"}"#),
      (#"{"name": "a"}"#, #"{"validate": {"required": true}}"#),
      (#"{"title": "a", "accessory": {"view": "switch", "value": true}}"#, "{}"),
    ] {
      let data = TableData(
        json: #"[{"cells": [\#(cell)], "defaults": \#(defaults)}]"#, names: names)
      #expect(data.mistakes.isEmpty, "\(cell): \(data.mistakes)")
    }
    let lost = TableData(json: #"[{"cells": [{"title": "a"}], "defaults": {"value": 3}}]"#)
    #expect(lost.mistakes.map(\.kind) == ["namelessField"])
  }

  @Test func `where nothing can stand the remedy says so`() throws {
    let data = TableData(
      json: #"[{"cells": [{"cellClass": "loading", "properties": {"x": 1}}]}]"#,
      names: TableDataNames(cells: .ready))
    #expect(data.mistakes.map(\.remedy) == ["leave it out; there are none here"])
  }

  @Test func `names that stand for a sign and for a class are said once`() throws {
    let data = TableData(json: #"[{"cells": [{"accessory": {"view": "x y"}}]}]"#)
    let remedy = try #require(data.mistakes.first?.remedy)
    let names = remedy.replacing("the names are ", with: "").split(separator: ", ")
    #expect(names.contains("badge") && Set(names).count == names.count, "\(remedy)")
  }

  @Test func `limits that leave nothing are left out, in dictionaries as in JSON`() async throws {
    let cell: [String: Any] = [
      "title": "Cups", "name": "cups", "type": "integer",
      "validate": ["minimum": 9, "maximum": 2, "minimumLength": 1],
    ]
    let screen = TableScreen(sections: [["cells": [cell]]])
    let reports = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(screen)
      try await table.type("5", into: "Cups")
      #expect(table.row("Cups")?.message == nil)
    }
    #expect(reports.map(\.kind) == ["emptyRange"])
    #expect(reports.first?.place.key == "[0].cells[0].validate.minimum")
    let data = TableData(
      .propertyList(
        try PropertyListSerialization.data(
          fromPropertyList: ["cells": [cell]], format: .xml, options: 0)))
    #expect(data.mistakes.map(\.kind) == ["emptyRange"])
  }

  @Test func `properties of a cell class may be limits of each other, too`() {
    let least = TableCellProperty("from", .number, "The least.", upTo: "to")
    let range = TableCellProperty("from", .number, "The least.", with: "to", upTo: "to")
    for (property, ends, isMistake) in [
      (least, (1.5, -1.0), true), (range, (1.5, -1.0), true), (least, (1, 1), false),
      (range, (1, 1), true), (least, (1, 2), false), (range, (1, 2), false),
    ] {
      let entry = TableCellEntry(
        TableCellClass(TableRowCell.self),
        properties: [property, TableCellProperty("to", .number, "The greatest.")])
      let text =
        #"[{"cells": [{"cellClass": "own", "properties": {"from": \#(ends.0), "to": \#(ends.1)}}]}]"#
      let data = TableData(
        json: text, names: TableDataNames(cells: TableCellClasses(["own": entry])))
      #expect(data.mistakes.map(\.kind) == (isMistake ? ["emptyRange"] : []), "\(text)")
      #expect(data.mistakes.allSatisfy { $0.path == "[0].cells[0].properties.from" })
    }
  }

  @Test func `a whole number with a point is one, and none that is no number`() {
    let data = TableData(
      json: #"[{"cells": [{"type": "integer", "name": "a", "value": 2.0}]}]"#)
    #expect(data.mistakes == [])
    for (type, value) in [
      ("integer", 2.7), ("integer", 1e300), ("integer", .nan), ("number", .nan),
    ] {
      let cell: [String: Any] = ["type": type, "name": "a", "value": value]
      let data = TableData(.sections([["cells": [cell]]]))
      #expect(data.mistakes.map(\.kind) == ["wrongKind"], "\(type) \(value)")
      #expect(data.mistakes.first?.path == "[0].cells[0].value")
    }
  }

  @Test func `limits that leave one number or one length are no mistake`() {
    for rules in [
      #"{"minimum": 2, "maximum": 2}"#, #"{"minimumLength": 2, "maximumLength": 2}"#,
      #"{"minimum": 2}"#, #"{"maximum": -2}"#, #"{"maximumLength": 0}"#,
    ] {
      let data = TableData(json: #"[{"cells": [{"name": "a", "validate": \#(rules)}]}]"#)
      #expect(data.mistakes == [])
    }
  }

  @Test func `mistakes around the rows are said, too`() {
    func first(_ text: String) -> String {
      TableData(json: text).mistakes.first?.description ?? ""
    }
    #expect(first("5").hasPrefix("1:1: expected a table, found the number 5"))
    #expect(
      first(#"{"title": "x", "sektions": []}"#).hasPrefix("1:16: sektions: “sektions” is no key"))
    #expect(first(#"[{"title": "x"}]"#).hasPrefix("1:2: [0]: a section needs the key “cells”"))
    #expect(first(#"[{"cells": {}}]"#).hasPrefix("1:12: [0].cells: expected a list of objects"))
    #expect(first(#"{"settings": {"styl": "plain"}}"#).hasPrefix("1:15: settings.styl: “styl” is"))
    #expect(first(#"{"settings": {"style": "plan"}}"#).contains("write “plain”"))
    #expect(
      first(#"{"barButtons": {"trailing": [{"system": "ad", "action": "a"}]}}"#)
        .hasPrefix("1:41: barButtons.trailing[0].system: “ad” is none of the names"))
    #expect(
      first(#"{"barButtons": {"leading": [{"action": "a"}]}}"#)
        .hasPrefix("1:29: barButtons.leading[0]: the button shows nothing"))
    let settings = TableData(json: #"{"settings": {"style": "grouped", "x": 1}, "cells": []}"#)
      .settings
    #expect(settings.values.style == .grouped)
  }

  @Test func `rows beyond the limit are left out, and the first of them is named`() {
    let cells = (0..<10).map { #"{"title": "\#($0)"}"# }.joined(separator: ",")
    let data = TableData(
      json: "[{\"cells\": [\(cells)]}, {\"cells\": [\(cells)]}]", limits: .init(nodes: 14))
    #expect(data.sections.map(\.count) == [10, 2])
    #expect(data.mistakes.map(\.path) == ["[1].cells[2]"])
    #expect(
      data.mistakes.first?.what
        == "there are more than 14 sections, rows, lists of children and bar buttons")
  }

  @Test func `limits as large as numbers go leave nothing out`() {
    let limits = TableDataLimits(
      bytes: .max, values: .max, depth: .max, nodes: .max, mistakes: .max)
    let data = TableData(json: #"[{"cells": [{"title": "x"}, {"titel": "y"}]}]"#, limits: limits)
    #expect(data.sections.map(\.count) == [2] && data.mistakes.count == 1)
    let same = TableData(.sections([["cells": [["title": "x"]]]]), limits: limits)
    #expect(same.sections.map(\.count) == [1] && same.mistakes == [])
  }

  @Test func `a mistake shows what was written without what could do harm`() {
    let data = TableData(json: #"[{"cells": [{"\u001b]0;evil\u0007\u202ex": 1}]}]"#)
    let text = data.mistakes.first?.description ?? ""
    #expect(text.contains("evil"))
    #expect(
      !text.unicodeScalars.contains { $0.value < 32 || $0.value == 0x202E || $0.value == 0x7F })
  }
}
