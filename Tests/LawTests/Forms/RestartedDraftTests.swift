import Foundation
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

@testable import TableScreen

/// What was typed or chosen in a form, by whichever control, is there after the host has started again.
@MainActor @Suite struct RestartedDraftTests {
  private final class Values {
    var text = ""
    var area = ""
    var whole = 1
    var number = 1.0
    var flag = false
    var day = Date(timeIntervalSince1970: 1_770_076_800)
    var color = TableColor.red
    var one = ""
    var place = 0
    var several: [String] = []
    var file = ""
  }

  private final class FormScreen: TableScreen {
    let values = Values()
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section {
          [.title: "text", .id: "text", .bind: .to(values, \.text)]
          [.title: "area", .id: "area", .bind: .to(values, \.area), .cellClass: .of(.textArea(""))]
          [.title: "whole", .id: "whole", .bind: .to(values, \.whole)]
          [.title: "number", .id: "number", .bind: .to(values, \.number)]
          [.title: "flag", .id: "flag", .bind: .to(values, \.flag)]
          [.title: "day", .id: "day", .bind: .to(values, \.day), .cellClass: .of(.date(.day))]
        },
        Section {
          [.title: "color", .id: "color", .bind: .to(values, \.color), .cellClass: .of(.color)]
          [
            .title: "one", .id: "one", .bind: .to(values, \.one),
            .cellClass: .of(.picker(["a", "b"])),
          ]
          [
            .title: "place", .id: "place", .bind: .to(values, \.place),
            .cellClass: .of(.picker(["0", "1"])),
          ]
          [
            .title: "several", .id: "several", .bind: .to(values, \.several),
            .cellClass: .of(.picker(["a", "b"])),
          ]
          [.title: "file", .id: "file", .bind: .to(values, \.file), .cellClass: .of(.file())]
        },
      ]
    }
  }

  private static let chosen: [(String, TableValue)] = [
    ("text", .text("Ada")), ("area", .text("one\ntwo")), ("whole", .integer(5)),
    ("number", .number(2.5)), ("flag", .flag(true)),
    ("day", .date(Date(timeIntervalSince1970: 1_770_163_200))), ("color", .text("blue")),
    ("one", .choice("b")), ("place", .choice("1")), ("several", .choices(["a", "b"])),
    ("file", .text("/tmp/picture.png")),
  ]

  @Test func `each of them is there again`() async throws {
    let screen = FormScreen()
    _ = try await HeadlessHost.show(screen)
    for (id, value) in Self.chosen { screen.form[.id(.key(id))].value = value }
    #expect(screen.form.dirtyRows.count == Self.chosen.count)
    let data = try JSONEncoder().encode(screen.state(withDrafts: true))
    let again = FormScreen()
    again.restore(try JSONDecoder().decode(TableState.self, from: data))
    _ = try await HeadlessHost.show(again)
    for (id, _) in Self.chosen {
      #expect(again.form[.id(.key(id))].value == screen.form[.id(.key(id))].value, "\(id)")
      #expect(again.form[.id(.key(id))].isDirty, "\(id)")
    }
  }

  private static let data = #"""
    [
      {"title": "text", "name": "text", "type": "text", "value": "x"},
      {"title": "own", "id": "row", "name": "own", "type": "text", "value": ""},
      {"title": "area", "name": "area", "type": "textArea", "value": ""},
      {"title": "whole", "name": "whole", "type": "integer", "value": 1},
      {"title": "flag", "name": "flag", "type": "switch", "value": false},
      {"title": "day", "name": "day", "type": "day", "value": "2026-02-03"},
      {"title": "level", "name": "level", "type": "slider", "value": 1, "properties": {"minimum": 0, "maximum": 9}},
      {"title": "one", "name": "one", "type": "picker", "options": ["a", "b"], "value": "a"},
      {"title": "code", "name": "code", "type": "secure", "value": ""},
      {"title": "hidden", "name": "hidden", "type": "text", "value": "", "secret": true},
      {"title": "far", "children": [{"title": "below", "name": "below", "type": "text", "value": ""}]}
    ]
    """#

  private static let typed: [String: TableValue] = [
    "text": .text("Ada"), "own": .text("mine"), "area": .text("one\ntwo"), "whole": .integer(5),
    "flag": .flag(true), "day": .date(Date(timeIntervalSince1970: 1_770_163_200)),
    "level": .number(7), "one": .choice("b"), "below": .text("deep"),
  ]

  @Test(arguments: [false, true], [false, true])
  func `so is what only a table of data holds, even where its rows come late`(
    isLate: Bool, drafts: Bool
  ) async throws {
    func form(_ cells: String) -> TableDataInput {
      .json(Data(#"{"settings": {"drafts": \#(drafts)}, "cells": \#(cells)}"#.utf8))
    }
    let screen = TableScreen(form(Self.data), cells: .ready)
    let table = try await HeadlessHost.show(screen)
    #expect(screen.data?.mistakes == [])
    try await table.expand("far")
    var typed = Self.typed
    typed["code"] = .text("hush")
    typed["hidden"] = .text("hush")
    for (name, value) in typed {
      let id: TableCell.ID = .key(name == "own" ? "row" : name)
      screen.form[.id(id)].value = value
    }
    let data = try JSONEncoder().encode(screen.state(withDrafts: true))
    #expect(!String(decoding: data, as: UTF8.self).contains("hush"))
    let again = TableScreen(form(isLate ? "[]" : Self.data), cells: .ready)
    again.restore(try JSONDecoder().decode(TableState.self, from: data))
    let host = try await HeadlessHost.show(again)
    if isLate {
      again.show(form(Self.data), cells: .ready)
      try await host.settle()
    }
    #expect(again.form.isDirty == drafts)
    if drafts { try await again.commitForm() }
    let values = again.formValues.filter { $0.key != "code" && $0.key != "hidden" }
    #expect(values == Self.typed)
    #expect(again.formValues["hidden"] == .text("") && again.formValues["code"] == .text(""))
  }
}
