import Foundation
import TableScreen
import TableScreenData
import TableScreenTesting
import Testing

/// Where other data says otherwise how a screen is searched, what shows is as if it had said so from the beginning.
@MainActor @Suite struct OtherSearchTests {
  private func table(_ settings: String, _ names: [String]) -> TableDataInput {
    let cells = names.map { #"{"title": "\#($0)", "subtitle": "the \#($0.lowercased())"}"# }
    return .json(
      Data(#"{"settings": {\#(settings)}, "cells": [\#(cells.joined(separator: ","))]}"#.utf8))
  }

  private func settled(_ screen: TableScreen) async throws -> HeadlessHost {
    try await HeadlessHost.show(screen)
  }

  @Test func `a search ends with what is not searchable`() async throws {
    let screen = TableScreen(table(#""searchable": true"#, ["Ada", "Bob"]))
    let table = try await settled(screen)
    try await table.search("ada")
    #expect(table.titles == ["Ada"])
    table.forgetChanges()
    screen.show(self.table("", ["Ada", "Bob", "Cy"]))
    try await table.settle()
    #expect(table.titles == ["Ada", "Bob", "Cy"])
    #expect(table.chrome.search == nil)
    #expect(!screen.isSearching)
    #expect(table.changes.count == 1)
    screen.show(self.table(#""searchable": true"#, ["Ada", "Bob"]))
    try await table.settle()
    #expect(table.titles == ["Ada", "Bob"])
    #expect(table.chrome.search?.phase == .off)
  }

  private final class Scoped: TableScreen {
    var scopes: [Int] = []
    override func isInScope(_ cell: Cell, _ scope: Int) -> Bool {
      scope == 0 || cell.title?.hasPrefix("A") == true
    }
    override func onScopeChanged(_ scope: Int) { scopes.append(scope) }
  }

  @Test(arguments: ["", "a"])
  func `a scope that is no more gives way to the first`(text: String) async throws {
    let two = table(#""searchable": {"scopes": ["All", "A"]}"#, ["Ada", "Cara"])
    let screen = Scoped(two)
    let table = try await settled(screen)
    try await table.search(text)
    try await table.selectScope("A")
    #expect(table.titles == ["Ada"])
    screen.show(self.table(#""searchable": {"scopes": ["All"]}"#, ["Ada", "Cara"]))
    try await table.settle()
    #expect(table.titles == ["Ada", "Cara"])
    #expect(table.chrome.search?.scope == 0)
    #expect(table.chrome.search?.text == text)
    #expect(screen.searchScope == 0)
    #expect(screen.scopes == [1, 0])
    #expect(screen.isSearching == !text.isEmpty)
  }

  @Test func `a search looks at subtitles from then on, or no longer`() async throws {
    let (with, without) = (
      table(#""searchable": {"includesSubtitles": true}"#, ["Ada", "Bob"]),
      table(#""searchable": true"#, ["Ada", "Bob"])
    )
    let screen = TableScreen(without)
    let table = try await settled(screen)
    try await table.search("the bob")
    #expect(table.titles == [])
    screen.show(with)
    try await table.settle()
    #expect(table.titles == ["Bob"])
    screen.show(without)
    try await table.settle()
    #expect(table.titles == [])
  }

  // MARK: Ways to search

  private enum Way: CaseIterable { case none, standard, matching, remote }

  private final class Searched: TableScreen {
    static var way = Way.none
    override class var settings: Settings {
      switch way {
      case .none: []
      case .standard: [.searchable()]
      case .matching: [.searchable(matching: Searched.matches)]
      case .remote: [.searchable(debounce: .zero, remotely: Searched.find)]
      }
    }
    func matches(_ cell: Cell, _ text: String) -> Bool { cell.title?.count == 3 }
    func find(_ text: String) async throws -> [Section] { [Section { [.title: "Far \(text)"] }] }
  }

  @Test func `one way to search gives way to another`() async throws {
    let names = ["Ada", "Bob", "Cara"]
    for old in Way.allCases {
      for new in Way.allCases {
        Searched.way = old
        let table = try await settled(Searched(self.table("", names)))
        if old != .none { try await table.search("a") }
        Searched.way = new
        table.screen?.show(self.table("", names + ["Dora"]))
        try await table.settle()
        let fresh = try await settled(Searched(self.table("", names + ["Dora"])))
        if old != .none, new != .none { try await fresh.search("a") }
        #expect(table.titles == fresh.titles, "\(old), \(new)")
        #expect(table.chrome.search == fresh.chrome.search, "\(old), \(new)")
        if new != .none {
          try await table.endSearch()
          #expect(table.titles == names + ["Dora"], "\(old), \(new)")
        }
      }
    }
  }
}
