import Foundation
import TableScreen
import TableScreenData
import TableScreenTesting
import Testing

/// The scope that a person has chosen is the one of its title, wherever it stands by now.
@MainActor @Suite struct MovedScopeTests {
  private final class Mails: TableScreen {
    private(set) var scopes: [String] = []
    private(set) var told: [Int] = []

    override func isInScope(_ cell: Cell, _ scope: Int) -> Bool {
      scope == 0 || cell.subtitle == scopes[scope]
    }
    override func onScopeChanged(_ scope: Int) { told.append(scope) }

    func put(_ scopes: [String], _ kinds: [String] = ["Unread", "Flagged", "Unread"]) {
      self.scopes = scopes
      let list = scopes.map { "\"\($0)\"" }.joined(separator: ",")
      let cells = kinds.enumerated().map { place, kind in
        #"{"title": "m\#(place + 1)", "subtitle": "\#(kind)"}"#
      }
      show(
        .json(
          Data(
            #"""
            {"settings": {"searchable": {"scopes": [\#(list)]}},
             "cells": [\#(cells.joined(separator: ","))]}
            """#.utf8)))
    }
  }

  private func searching() async throws -> (Mails, HeadlessHost) {
    let screen = Mails()
    screen.put(["All", "Unread"])
    let table = try await HeadlessHost.show(screen)
    try await table.selectScope("Unread")
    #expect(table.titles == ["m1", "m3"])
    return (screen, table)
  }

  @Test func `a scope stays chosen where new data puts another one before it`() async throws {
    let (screen, table) = try await searching()
    screen.put(["All", "Flagged", "Unread"])
    try await table.settle()
    #expect(table.titles == ["m1", "m3"])
    #expect(table.chrome.search?.scope == 2 && screen.searchScope == 2)
    #expect(screen.told == [1, 2])
  }

  @Test func `a scope that another one takes the place of gives way to the first`() async throws {
    let (screen, table) = try await searching()
    screen.put(["All", "Flagged"])
    try await table.settle()
    #expect(table.titles == ["m1", "m2", "m3"])
    #expect(table.chrome.search?.scope == 0 && screen.told == [1, 0])
  }

  @Test func `scopes in another language are the same scopes`() async throws {
    let (screen, table) = try await searching()
    screen.put(["Alle", "Ungelesen"], ["Ungelesen", "Markiert", "Ungelesen"])
    try await table.settle()
    #expect(table.titles == ["m1", "m3"])
    #expect(table.chrome.search?.scope == 1 && screen.told == [1])
  }

  @Test func `a scope is found by its title after a restart`() async throws {
    let (screen, table) = try await searching()
    let data = try JSONEncoder().encode(screen.state)
    table.close()
    let again = Mails()
    again.put(["All", "Flagged", "Unread"])
    again.restore(try JSONDecoder().decode(TableState.self, from: data))
    let other = try await HeadlessHost.show(again)
    #expect(other.titles == ["m1", "m3"] && other.chrome.search?.scope == 2)
    other.close()
  }
}
