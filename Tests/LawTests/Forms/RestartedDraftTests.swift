import Foundation
import TableScreenCells
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
}
