import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// A field that goes to another place with another value, and of which something is remembered, shows the new one at once.
@MainActor @Suite struct MovedFieldTests {
  enum Place: CaseIterable { case below, section, other }
  enum Hand: CaseIterable { case nothing, masked, shown, children, selected }

  @MainActor private final class Held {
    var name = "Ada"
    var isOn = false
  }

  private final class Form: TableScreen {
    let held: Held
    var place: Place
    init(_ held: Held, _ place: Place) {
      (self.held, self.place) = (held, place)
      super.init()
    }
    override class var settings: Settings { [.selectable(.multiple)] }
    override var tableData: [Section] {
      let field: Cell = [
        .id: "name", .title: "Name", .bind: .to(held, \.name),
        .accessory: .switch(held.isOn), .children: .cells([[.title: "Kid"]]),
      ]
      let host: Cell = [
        .id: "host", .title: "Host",
        .children: place == .below ? .cells([field], expanded: true) : nil,
      ]
      return [
        Section("A", cells: place == .section ? [host, field] : [host]),
        Section("B", cells: place == .other ? [field] : []),
      ]
    }
  }

  private func act(_ hand: Hand, _ screen: TableScreen, _ table: HeadlessHost) async throws {
    switch hand {
    case .nothing: break
    case .masked: screen.mask("name")
    case .shown:
      screen.mask("name")
      screen.unmask("name")
    case .children: try await table.expand("Name")
    case .selected: screen.select("name")
    }
    try await table.settle()
  }

  @Test(arguments: Hand.allCases, Place.allCases)
  func `a plain property shows as it is`(hand: Hand, from: Place) async throws {
    for to in Place.allCases {
      let held = Held()
      let screen = Form(held, from)
      let table = try await HeadlessHost.show(screen)
      _ = table.page
      try await act(hand, screen, table)
      (held.name, held.isOn, screen.place) = ("Eva", true, to)
      screen.updateTableData()
      screen.unmask("name")
      try await table.settle()
      #expect(screen.form["name"].value == .text("Eva"), "\(to)")
      let controls = table.row("Name")?.controls.map(\.value)
      #expect(controls == [.text("Eva"), .flag(true)], "\(to)")
    }
  }

  @Test(arguments: Place.allCases, [false, true])
  func `a switch that was used shows what it is said to be`(from: Place, now: Bool) async throws {
    for to in Place.allCases {
      let held = Held()
      let screen = Form(held, from)
      let table = try await HeadlessHost.show(screen)
      let row = try #require(screen.model.resolve("name").first)
      screen.send(.control(row, name: "accessory", value: .flag(true)))
      try await table.settle()
      (held.isOn, screen.place) = (now, to)
      screen.updateTableData()
      try await table.settle()
      guard case .control(let control)? = table.row("Name")?.accessory else {
        Issue.record("There is no switch.")
        return
      }
      #expect(control.value == .flag(now), "\(to)")
    }
  }

  private func json(_ place: Place, _ value: Int) -> String {
    let field = #"{"title": "Cups", "name": "cups", "type": "integer", "value": \#(value)}"#
    func cells(_ isHere: Bool) -> String { isHere ? field : "" }
    return #"""
      {"sections": [
        {"id": "a", "cells": [{"id": "h", "title": "Host", "children": {"expanded": true, "cells": [\#(cells(place == .below))]}}]},
        {"id": "b", "cells": [\#(cells(place == .section))]}, {"id": "c", "cells": [\#(cells(place == .other))]}]}
      """#
  }

  @Test(arguments: [Hand.nothing, .masked, .shown, .selected], Place.allCases)
  func `a field of data shows what the data says`(hand: Hand, from: Place) async throws {
    for to in Place.allCases {
      let screen = TableScreen(json: json(from, 1), cells: .ready)
      let table = try await HeadlessHost.show(screen)
      _ = table.page
      switch hand {
      case .masked: screen.mask("cups")
      case .shown:
        screen.mask("cups")
        screen.unmask("cups")
      default: break
      }
      try await table.settle()
      screen.show(.json(Data(json(to, 2).utf8)), cells: .ready)
      screen.unmask("cups")
      try await table.settle()
      #expect(table.row("Cups")?.controls.first?.value == .integer(2), "\(to)")
      #expect(screen.formValues["cups"] == .integer(2))
    }
  }
}
