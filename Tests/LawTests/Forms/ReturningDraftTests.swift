import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// What was typed shows wherever its field returns; nothing is written that nobody sees there.
@MainActor @Suite struct ReturningDraftTests {
  enum Place: CaseIterable { case same, otherSection, newSection, below, away }
  enum Kind: CaseIterable { case data, property, items }

  private static let field = #"{"title": "Cups", "name": "cups", "type": "integer", "value": 1}"#

  private static func json(_ place: Place) -> String {
    let sections =
      switch place {
      case .same: #"{"id": "a", "cells": [\#(field)]}, {"id": "b", "cells": [{"title": "x"}]}"#
      case .otherSection:
        #"{"id": "a", "cells": [{"title": "y"}]}, {"id": "b", "cells": [\#(field)]}"#
      case .newSection: #"{"id": "c", "cells": [\#(field)]}"#
      case .below:
        #"{"id": "a", "cells": [{"title": "H", "children": {"expanded": true, "cells": [\#(field)]}}]}"#
      case .away: #"{"id": "a", "cells": [{"title": "y"}]}, {"id": "b", "cells": []}"#
      }
    return #"{"settings": {"drafts": true}, "sections": [\#(sections)]}"#
  }

  private final class Order { var cups = 1 }

  private final class Orders: TableScreen {
    let order = Order()
    var place = Place.same
    let isMade: Bool
    init(isMade: Bool) {
      self.isMade = isMade
      super.init()
    }
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      switch place {
      case .same: [section("a"), Section(id: "b", cells: [[.title: "x"]])]
      case .otherSection: [Section(id: "a", cells: [[.title: "y"]]), section("b")]
      case .newSection: [section("c")]
      case .below:
        [
          Section(
            id: "a", cells: [[.title: "H", .children: .cells([cell("cups")], expanded: true)]])
        ]
      case .away: [Section(id: "a", cells: [[.title: "y"]]), Section(id: "b", cells: [])]
      }
    }
    private func section(_ id: String) -> Section {
      isMade
        ? Section(id, items: ["cups"], id: \.self) { self.cell($0) }
        : Section(id: .init(id), cells: [cell("cups")])
    }
    private func cell(_ id: String) -> Cell {
      [.id: .key(id), .title: "Cups", .bind: .to(order, \.cups)]
    }
  }

  private func screen(_ kind: Kind) -> (TableScreen, show: (Place) -> Void, held: () -> Int?) {
    if kind == .data {
      let screen = TableScreen(json: Self.json(.same), cells: .ready)
      return (
        screen, { screen.show(.json(Data(Self.json($0).utf8)), cells: .ready) },
        { screen.formValues["cups"].flatMap { Int($0) } }
      )
    }
    let screen = Orders(isMade: kind == .items)
    return (
      screen,
      {
        screen.place = $0
        screen.updateTableData()
      }, { screen.order.cups }
    )
  }

  @Test(arguments: Kind.allCases, Place.allCases)
  func `it shows where its field returns`(kind: Kind, place: Place) async throws {
    if place == .away { return }
    for text in ["7", "many"] {
      let (screen, show, held) = screen(kind)
      let table = try await HeadlessHost.show(screen)
      try await table.type(text, into: "Cups")
      show(.away)
      try await table.settle()
      #expect(screen.form.isDirty)
      show(place)
      // What is drawn first may say what is typed into it.
      _ = table.page
      try await table.settle()
      let value: TableValue = text == "7" ? .integer(7) : .text(text)
      #expect(table.row("Cups")?.controls.first?.value == value)
      #expect((table.row("Cups")?.message != nil) == (text == "many"))
      #expect(screen.form.isDirty)
      #expect(screen.form.dirtyRows.count == 1)
      if text == "many" {
        await #expect(throws: TableFormError.self) { try await screen.commitForm() }
        screen.reloadForm()
        #expect(!screen.form.isDirty)
        #expect(table.row("Cups")?.controls.first?.value == .integer(1))
      } else {
        try await screen.commitForm()
        #expect(held() == 7)
        #expect(!screen.form.isDirty)
        #expect(table.row("Cups")?.controls.first?.value == .integer(7))
      }
    }
  }

  @Test(arguments: Place.allCases)
  func `it gives way to a field of that name that says something else`(place: Place) async throws {
    if place == .away { return }
    let (screen, show, _) = screen(.data)
    let table = try await HeadlessHost.show(screen)
    try await table.type("7", into: "Cups")
    show(.away)
    try await table.settle()
    let other = Self.json(place).replacingOccurrences(
      of: #""type": "integer", "value": 1"#, with: #""type": "text", "value": "one""#)
    screen.show(.json(Data(other.utf8)), cells: .ready)
    try await table.settle()
    #expect(table.row("Cups")?.controls.first?.value == .text("one"))
    #expect(!screen.form.isDirty)
    try await screen.commitForm()
    #expect(screen.formValues["cups"] == .text("one"))
  }

  @Test(arguments: Kind.allCases)
  func `it is written while its field is away`(kind: Kind) async throws {
    let (screen, show, held) = screen(kind)
    let table = try await HeadlessHost.show(screen)
    try await table.type("7", into: "Cups")
    show(.away)
    try await table.settle()
    try await screen.commitForm()
    #expect(!screen.form.isDirty)
    show(.otherSection)
    try await table.settle()
    #expect(held() == 7)
    #expect(table.row("Cups")?.controls.first?.value == .integer(7))
  }
}
