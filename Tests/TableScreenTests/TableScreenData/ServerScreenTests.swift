import Foundation
import TableScreen
import TableScreenData
import TableScreenTesting
import TestSupport
import Testing

/// A screen with an address loads its table from a real server, whatever that does.
@MainActor struct ServerScreenTests {
  private static func table(_ titles: String...) -> Data {
    let cells = titles.map { #"{"id": "\#($0)", "title": "\#($0)"}"# }.joined(separator: ", ")
    return Data(#"{"title": "Menu", "sections": [{"title": "All", "cells": [\#(cells)]}]}"#.utf8)
  }

  private func screen(
    _ server: LoopbackServer, _ path: String = "t", limits: TableDataLimits = .init()
  ) throws -> TableScreen {
    TableScreen(url: try server.url(path), limits: limits)
  }

  @Test
  func `a table is loaded, refreshed with what became different, and asked for by its version`()
    async throws
  {
    let server = try LoopbackServer(["t": .version(Self.table("Tea", "Milk"), tag: "\"v1\"")])
    defer { server.close() }
    let screen = try screen(server)
    let table = try await HeadlessHost.show(screen)
    #expect(table.titles == ["Tea", "Milk"] && screen.title == "Menu")
    let shown = table.changes.count
    try await table.refresh()
    #expect(table.changes.count == shown)
    #expect(server.requests == ["t", "t"])
    server.answer("t", .version(Self.table("Tea", "Milk", "Coffee"), tag: "\"v2\""))
    try await table.refresh()
    #expect(table.titles == ["Tea", "Milk", "Coffee"])
    let change = try #require(table.changes.last)
    #expect(
      change.insertedRows.count == 1 && change.deletedRows.isEmpty && change.refreshedRows.isEmpty)
  }

  @Test func `while it comes slowly this is said, and then it shows`() async throws {
    let server = try LoopbackServer(["t": .slow(Self.table("Tea"))])
    defer { server.close() }
    let screen = try screen(server)
    let table = HeadlessHost.start([screen])
    #expect(screen.chrome.waiting == TableWords.current.loading)
    #expect(table.frame(columns: 40, rows: 10).contains(TableWords.current.loading))
    server.goOn()
    try await table.settle()
    #expect(table.titles == ["Tea"] && screen.chrome.waiting == nil)
  }

  @Test func `a server that refuses is said in place of the rows, and tried again`() async throws {
    let server = try LoopbackServer(["t": .status(503)])
    defer { server.close() }
    let table = try await HeadlessHost.show(try screen(server))
    #expect(table.chrome.failure == "The server answered with the status 503")
    server.answer("t", .bytes(Self.table("Tea")))
    try await table.retry()
    #expect(table.titles == ["Tea"] && table.chrome.failure == nil)
  }

  @Test(arguments: [
    LoopbackServer.Answer.status(500), .cut(announced: 1_000, sent: 20),
    .bytes(Data("<html>".utf8)),
    .unannounced(Data(#"{"sections": [{"cells": [{"title": "Tea"}, {"ti"#.utf8)),
    .bytes(Data()), .bytes(Data(repeating: 0xFF, count: 100)),
    .bytes(Data(repeating: UInt8(ascii: " "), count: 20_000)),
  ])
  func `where a refresh goes wrong, the rows stay and it is said`(_ answer: LoopbackServer.Answer)
    async throws
  {
    let server = try LoopbackServer(["t": .bytes(Self.table("Tea", "Milk"))])
    defer { server.close() }
    let screen = try screen(server, limits: .init(bytes: 10_000))
    let table = try await HeadlessHost.show(screen)
    server.answer("t", answer)
    try await table.refresh()
    #expect(table.titles == ["Tea", "Milk"])
    #expect(screen.chrome.notice?.isError == true)
    server.answer("t", .bytes(Self.table("Milk")))
    try await table.refresh()
    #expect(table.titles == ["Milk"])
  }

  @Test(arguments: [
    "42", "null", "\"x\"", #"{"cells": 5}"#, #"{"cells": [{"titel": "x"}]}"#, #"[{"cels": []}]"#,
    #"{"title": 5, "settings": "x", "sections": {"a": 1}}"#,
  ])
  func `what is no table never takes the place of good rows`(_ answer: String) async throws {
    let table = try await refreshed(by: answer)
    #expect(table.titles == ["Tea", "Milk"] && table.chrome.title == "Menu")
    #expect(table.chrome.notice?.isError == true)
  }

  @Test(arguments: ["[]", "{}", #"{"cells": []}"#, #"{"cells": [{}]}"#])
  func `a table that is right and empty takes the place of rows`(_ answer: String) async throws {
    let table = try await refreshed(by: answer)
    #expect(!table.titles.contains("Tea"))
    #expect(table.chrome.notice?.isError != true)
  }

  /// Shows a table of tea and milk, for which the server has another answer by then.
  private func refreshed(by answer: String) async throws -> HeadlessHost {
    let server = try LoopbackServer(["t": .bytes(Self.table("Tea", "Milk"))])
    defer { server.close() }
    let screen = try screen(server)
    let table = try await HeadlessHost.show(screen)
    server.answer("t", .bytes(Data(answer.utf8)))
    try await table.refresh()
    return table
  }

  @Test func `a refresh that succeeds takes back what was said of one before it`() async throws {
    let server = try LoopbackServer(["t": .bytes(Self.table("Tea"))])
    defer { server.close() }
    let screen = try screen(server)
    let table = try await HeadlessHost.show(screen)
    for _ in 0..<2 {
      server.answer("t", .status(500))
      try await table.refresh()
      #expect(screen.chrome.notice?.isError == true)
      server.answer("t", .bytes(Self.table("Tea")))
      try await table.refresh()
      #expect(screen.chrome.notice == nil)
    }
  }

  @Test func `an address is loaded whatever its scheme's case`() async throws {
    let server = try LoopbackServer(["t": .bytes(Self.table("Tea"))])
    defer { server.close() }
    let text = try server.url("t").absoluteString.replacing(
      "http", with: "HTTP", maxReplacements: 1)
    let table = try await HeadlessHost.show(TableScreen(url: try #require(URL(string: text))))
    #expect(table.titles == ["Tea"])
  }

  @Test func `what answers in another language is not said to be nobody`() throws {
    let address = try #require(URL(string: "http://127.0.0.1/t"))
    let error = URLError(.unsupportedURL, userInfo: [NSURLErrorFailingURLErrorKey: address])
    #expect(TableFailure(error) == .badAnswer)
    #expect(TableFailure(URLError(.unsupportedURL)) == .unreachable)
    let folder = try FileHandle(forReadingFrom: FileManager.default.temporaryDirectory)
    let unread = #expect(throws: (any Error).self) { try folder.readToEnd() }
    #expect(unread.flatMap { TableFailure($0) } == .notAFile)
  }

  @Test func `nothing that came is not said to be broken in a line`() async throws {
    let server = try LoopbackServer(["t": .bytes(Data()), "spaces": .bytes(Data(" \n\n ".utf8))])
    defer { server.close() }
    for name in ["t", "spaces"] {
      let table = try await HeadlessHost.show(TableScreen(url: try server.url(name)))
      #expect(table.chrome.failure == TableWords.current.tableEmpty, "\(name)")
    }
  }

  @Test func `a certificate that is not trusted, and a line that broke, are told as what they are`()
  {
    func failure(_ code: Int, _ sentence: String) -> TableFailure? {
      TableFailure(
        NSError(
          domain: NSURLErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: sentence]))
    }
    #expect(failure(-1, "SSL certificate problem: self-signed certificate") == .insecure)
    #expect(failure(-1, "something else") == .badAnswer)
    #expect(TableFailure(URLError(.serverCertificateUntrusted)) == .insecure)
    #expect(TableFailure(URLError(.networkConnectionLost)) == .interrupted)
    #expect(TableFailure(POSIXError(.ECONNRESET)) == .interrupted)
  }

  @Test func `a table without an end is given up as soon as it is too large`() async throws {
    let server = try LoopbackServer(["t": .endless])
    defer { server.close() }
    let table = try await HeadlessHost.show(try screen(server, limits: .init(bytes: 100_000)))
    #expect(table.chrome.failure?.hasPrefix("What came is larger than") == true)
  }

  @Test func `a table that is cut off at first shows the rows that came`() async throws {
    let text = #"{"sections": [{"cells": [{"title": "Tea"}, {"title": "Milk"}, {"ti"#
    let server = try LoopbackServer(["t": .unannounced(Data(text.utf8))])
    defer { server.close() }
    let screen = try screen(server)
    _ = await TableDiagnostics.collect {
      let table = try? await HeadlessHost.show(screen)
      #expect(table?.titles.prefix(2) == ["Tea", "Milk"])
    }
    #expect(screen.chrome.notice?.text == "What came is broken in line 1")
  }

  @Test func `that nothing is newer is no answer where nothing is there`() async throws {
    let server = try LoopbackServer(["t": .status(304)])
    defer { server.close() }
    let table = try await HeadlessHost.show(try screen(server))
    #expect(table.chrome.failure == "The server answered with the status 304")
    server.answer("t", .version(Self.table("Tea"), tag: "\"v1\""))
    try await table.retry()
    #expect(table.titles == ["Tea"] && table.chrome.failure == nil)
    table.screen?.send(.dismissNotice)
    try await table.refresh()
    #expect(table.titles == ["Tea"] && table.chrome.notice?.isError != true)
  }

  @Test func `another address is not asked whether the table of the first is still true`()
    async throws
  {
    let server = try LoopbackServer([
      "a": .version(Self.table("Tea"), tag: "\"v1\""),
      "b": .version(Self.table("Milk"), tag: "\"v1\""),
      "c": .status(304),
    ])
    defer { server.close() }
    let screen = try screen(server, "a")
    let table = try await HeadlessHost.show(screen)
    screen.dataURL = try server.url("b")
    try await table.refresh()
    #expect(table.titles == ["Milk"])
    screen.dataURL = try server.url("c")
    try await table.refresh()
    #expect(table.titles == ["Milk"] && screen.chrome.notice?.isError == true)
  }

  @Test func `characters that cannot be read are said as what they are, and the rows show`()
    async throws
  {
    let text =
      Data("[{\"cells\": [{\"titel\": 1},\n{\"title\": \"T".utf8) + [0xE9] + Data("e\"}]}]".utf8)
    let server = try LoopbackServer(["t": .bytes(text)])
    defer { server.close() }
    let screen = try screen(server)
    let reports = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(screen)
      #expect(table.titles.last == "T\u{FFFD}e")
    }
    #expect(
      screen.chrome.notice?.text == "What came holds characters in line 2 that cannot be read")
    let report = try #require(reports.first { $0.kind == "badBytes" })
    #expect(report.what == "the text holds bytes that are no UTF-8")
    #expect(report.remedy == "save it in UTF-8" && report.place.key?.contains("line 2") == true)
  }

  @Test func `an address of a screen's own, and a loader of its own, are used`() async throws {
    final class OwnScreen: TableScreen {}
    let screen = OwnScreen()
    screen.dataURL = URL(string: "http://127.0.0.1/one")
    screen.dataLoader = Canned()
    let table = try await HeadlessHost.show(screen)
    #expect(table.titles == ["one"])
    screen.dataURL = URL(string: "http://127.0.0.1/two")
    try await table.refresh()
    #expect(table.titles == ["two"])
  }

  @Test func `a loader of its own stays, whatever becomes of the address`() async throws {
    let screen = TableScreen()
    screen.dataLoader = Canned()
    screen.dataURL = URL(string: "http://127.0.0.1/one")
    let table = try await HeadlessHost.show(screen)
    #expect(table.titles == ["one"])
    screen.dataURL = nil
    screen.dataURL = URL(string: "http://127.0.0.1/two")
    try await table.refresh()
    #expect(table.titles == ["two"])
  }
}

/// Says which address it was asked for.
private struct Canned: TableDataLoader {
  func answer(from url: URL, unless tag: String?, limits: TableDataLimits) async throws
    -> TableDataAnswer
  { .data(Data(#"[{"cells": [{"title": "\#(url.lastPathComponent)"}]}]"#.utf8), tag: nil) }
}
