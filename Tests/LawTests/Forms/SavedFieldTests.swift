import Foundation
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

@testable import TableScreen

/// The values of a form that data describes, which only its table holds, over the end of the program.
@MainActor @Suite struct SavedFieldTests {
  private static func form(drafts: Bool = true) -> TableScreen {
    TableScreen(
      json: #"""
        {"settings": {"drafts": \#(drafts)}, "cells": [
          {"title": "Name", "name": "name", "type": "text"},
          {"title": "Cups", "name": "cups", "type": "stepper", "value": 1},
          {"title": "Password", "name": "password", "type": "text", "secret": true},
          {"title": "Order", "action": "submit"}
        ]}
        """#, cells: .ready)
  }

  private func restarted(_ table: HeadlessHost, _ screen: TableScreen) async throws
    -> HeadlessHost
  {
    let data = try JSONEncoder().encode(table.navigator.state(withDrafts: true))
    let state = try JSONDecoder().decode(TableNavigationState.self, from: data)
    #expect(!String(decoding: data, as: UTF8.self).contains("hidden"))
    table.close()
    return try await HeadlessHost.show(
      screen, restoration: TableRestoration(load: { state }, save: { _ in }) { _ in nil })
  }

  @Test func `what was saved is there, and what was typed over it is not saved`() async throws {
    let first = Self.form()
    let table = try await HeadlessHost.show(first)
    try await table.set(.text("Eve"), of: "Name")
    try await table.set(.number(4), of: "Cups")
    try await table.set(.text("hidden word"), of: "Password")
    try await table.tap("Order")
    #expect(first.formValues["name"] == .text("Eve") && !first.form.isDirty)
    try await table.set(.number(7), of: "Cups")
    let second = Self.form()
    let again = try await restarted(table, second)
    #expect(second.formValues["name"] == .text("Eve"))
    #expect(second.formValues["cups"] == .number(4))
    #expect(second.formValues["password"] == .text(""))
    #expect(second.form.isDirty && again.row("Cups")?.controls.first?.value == .number(7))
    // Once more, with nothing done in between.
    let third = Self.form()
    let last = try await restarted(again, third)
    #expect(third.formValues["name"] == .text("Eve") && third.formValues["cups"] == .number(4))
    #expect(last.row("Name")?.controls.first?.value == .text("Eve"))
    try await last.tap("Order")
    #expect(third.formValues["cups"] == .number(7) && !third.form.isDirty)
    last.close()
  }

  @Test func `a draft that is as the data has it stays over what was saved`() async throws {
    let first = Self.form()
    let table = try await HeadlessHost.show(first)
    try await table.set(.text("Eve"), of: "Name")
    try await table.tap("Order")
    try await table.set(.text(""), of: "Name")
    let second = Self.form()
    let again = try await restarted(table, second)
    #expect(second.formValues["name"] == .text("Eve"))
    #expect(again.row("Name")?.controls.first?.value == .text(""))
    again.close()
  }

  @Test(arguments: [false, true])
  func `a day and a time are kept as those of the person, whoever asks for the state`(
    drafts: Bool
  ) async throws {
    func form() -> TableScreen {
      TableScreen(
        json: #"""
          {"settings": {"drafts": \#(drafts)}, "cells": [
            {"title": "Day", "name": "day", "type": "day", "value": "2026-11-01"},
            {"title": "At", "name": "at", "type": "time", "value": "12:30"},
            {"title": "Order", "action": "submit"}
          ]}
          """#, cells: .ready)
    }
    let zone = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
    let environment = TableEnvironment(timeZone: zone)
    let table = try await TableEnvironment.$current.withValue(environment) {
      let table = try await HeadlessHost.show(form())
      try await table.type("2026-11-25", into: "Day")
      try await table.type("18:00", into: "At")
      try await table.tap("Order")
      return table
    }
    // As a server does it that ends, for all of its windows.
    let state = table.navigator.state(withDrafts: true)
    try await TableEnvironment.$current.withValue(TableEnvironment(timeZone: zone)) {
      let screen = form()
      let again = try await HeadlessHost.show(
        screen, restoration: TableRestoration(load: { state }, save: { _ in }) { _ in nil })
      let json = String(decoding: try screen.formJSON(), as: UTF8.self)
      #expect(json == #"{"at":"18:00","day":"2026-11-25"}"#)
      again.close()
    }
  }
}
