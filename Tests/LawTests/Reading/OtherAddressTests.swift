import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import TestSupport
import Testing

/// What an address answers that is the screen's no more, or to a question that was asked before the app showed data of
/// its own, is not what the screen says.
@MainActor @Suite struct OtherAddressTests {
  /// A server whose first addresses answer when they are let.
  private final class Server: TableDataLoader, Sendable {
    @MainActor private(set) var asked: [String] = []
    @MainActor private(set) var cancelled: [String] = []
    let latch: Latch
    init(_ latch: Latch) { self.latch = latch }

    @MainActor private func hold(_ name: String) async throws {
      asked.append(name)
      switch name {
      case "slow", "bad", "same": await latch.wait()
      case "never":
        do { try await Task.sleep(for: .seconds(3_600)) } catch {
          cancelled.append(name)
          throw error
        }
      default: break
      }
    }

    func answer(
      from url: URL, unless tag: String?, limits: TableDataLimits
    ) async throws -> TableDataAnswer {
      let name = url.lastPathComponent
      try await hold(name)
      switch name {
      case "bad": throw TableDownloadError.status(404)
      case "same": return .unchanged
      case "broken": return .data(Data("{".utf8), tag: nil)
      default: return .data(Data(#"{"cells": [{"title": "from \#(name)"}]}"#.utf8), tag: nil)
      }
    }
  }

  private func url(_ name: String) throws -> URL {
    try #require(URL(string: "http://127.0.0.1/\(name)"))
  }

  @Test(arguments: ["slow", "bad", "same", "never"])
  func `an address that is set during the first load is the one that shows`(first: String)
    async throws
  {
    let server = Server(Latch())
    let screen = TableScreen(url: try url(first))
    screen.dataLoader = server
    let table = HeadlessHost.start([screen])
    try await until { server.asked == [first] }
    #expect(table.chrome.waiting != nil)
    screen.dataURL = try url("good")
    server.latch.open()
    try await table.settle()
    #expect(server.asked == [first, "good"])
    #expect(table.titles == ["from good"])
    #expect(table.chrome.failure == nil && table.chrome.waiting == nil)
  }

  @Test func `an address that is set for another and back again is asked`() async throws {
    let server = Server(Latch())
    let screen = TableScreen(url: try url("slow"))
    screen.dataLoader = server
    let table = HeadlessHost.start([screen])
    try await until { server.asked == ["slow"] }
    screen.dataURL = try url("good")
    screen.dataURL = try url("slow")
    server.latch.open()
    try await table.settle()
    #expect(table.titles == ["from slow"] && table.chrome.failure == nil)
  }

  @Test func `a first load that a person cancels asks for nothing else`() async throws {
    let server = Server(Latch())
    let screen = TableScreen(url: try url("never"))
    screen.dataLoader = server
    let table = HeadlessHost.start([screen])
    try await until { server.asked == ["never"] }
    try await table.send(.cancelWaiting)
    #expect(server.asked == ["never"] && server.cancelled == ["never"])
    #expect(table.titles == [] && table.chrome.failure != nil)
    screen.dataURL = try url("good")
    try await table.retry()
    #expect(table.titles == ["from good"])
  }

  @Test func `an address that is set during a refresh shows with it`() async throws {
    let server = Server(Latch())
    let screen = TableScreen(url: try url("one"))
    screen.dataLoader = server
    let table = try await HeadlessHost.show(screen)
    screen.dataURL = try url("slow")
    try await table.waiting(atMost: .zero) { try await table.refresh() }
    try await until { server.asked.last == "slow" }
    screen.dataURL = try url("two")
    #expect(table.titles == ["from one"])
    server.latch.open()
    try await table.settle()
    #expect(table.titles == ["from two"] && server.asked == ["one", "slow", "two"])
  }

  // MARK: Data of the app's own

  /// A server of one version, whose second answer comes when it is let.
  private final class Versions: TableDataLoader, Sendable {
    @MainActor private(set) var tags: [String?] = []
    let latch: Latch
    init(_ latch: Latch) { self.latch = latch }

    @MainActor private func hold(_ tag: String?) async {
      tags.append(tag)
      if tags.count == 2 { await latch.wait() }
    }

    func answer(
      from url: URL, unless tag: String?, limits: TableDataLimits
    ) async throws -> TableDataAnswer {
      await hold(tag)
      if tag == "v1" { return .unchanged }
      return .data(Data(#"{"cells": [{"title": "Server"}]}"#.utf8), tag: "v1")
    }
  }

  @Test func `a refresh under which the app shows data of its own asks for the whole table`()
    async throws
  {
    let server = Versions(Latch())
    let screen = TableScreen(url: try url("table"))
    screen.dataLoader = server
    let table = try await HeadlessHost.show(screen)
    try await table.waiting(atMost: .zero) { try await table.refresh() }
    try await until { server.tags.count == 2 }
    screen.show(.json(Data(#"{"cells": [{"title": "Own"}]}"#.utf8)))
    #expect(table.titles == ["Own"])
    server.latch.open()
    try await table.settle()
    #expect(table.titles == ["Server"])
    #expect(server.tags == [nil, "v1", nil])
  }

  // MARK: Values that are secret

  @Test(arguments: [
    #"[CELL]"#, #"{"cells": [CELL]}"#, #"{"sections": [{"cells": [CELL]}]}"#,
    #"{"sections": [{"defaults": {"secret": false}, "cells": [CELL]}]}"#,
    #"{"sections": [{"cells": [{"title": "x", "children": {"sections": [{"cells": [CELL]}]}}]}]}"#,
  ])
  func `no mistake quotes a value below a secret section`(children: String) {
    for cell in [
      #"{"name": "pin", "type": "picker", "options": ["a"], "value": "topsecret"}"#,
      #"{"name": "pin", "type": "integer", "value": "topsecret"}"#,
    ] {
      let below = children.replacing("CELL", with: cell)
      let data = TableData(
        json:
          #"[{"defaults": {"secret": true}, "cells": [{"title": "A", "children": \#(below)}]}]"#,
        names: TableScreen.dataNames)
      #expect(!data.mistakes.isEmpty)
      #expect(!data.mistakes.contains { "\($0)".contains("topsecret") }, "\(data.mistakes)")
    }
    let open = children.replacing(
      "CELL", with: #"{"name": "pin", "type": "integer", "value": "quoted"}"#)
    let data = TableData(
      json: #"[{"cells": [{"title": "A", "children": \#(open)}]}]"#, names: TableScreen.dataNames)
    #expect(data.mistakes.contains { "\($0)".contains("quoted") })
  }
}
