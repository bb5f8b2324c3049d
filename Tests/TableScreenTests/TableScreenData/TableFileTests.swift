import Foundation
import TableScreen
import TableScreenData
import TestSupport
import Testing

/// A table that stands in a file is read outside of the main actor, and what is no file is not waited for.
@MainActor struct TableFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `JSON and property lists are read elsewhere`() async throws {
    let json = try folder.write(#"[{"cells": [{"title": "Milk"}, {"titel": "x"}]}]"#, to: "a.json")
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["cells": [["title": "Tea"]]], format: .binary, options: 0)
    let plist = folder.url.appending(path: "a.plist")
    try list.write(to: plist)
    let meter = ReadingMeter()
    try await ReadingMeter.$current.withValue(meter) {
      let data = try await TableData.read(contentsOf: URL(filePath: json))
      #expect(data.sections.map(\.count) == [2])
      #expect(data.mistakes.map(\.path) == ["[0].cells[1].titel"])
      #expect(try await TableData.read(contentsOf: plist).sections.map(\.count) == [1])
    }
    #expect(meter.onMain.values == 0 && meter.onMain.bytes == 0)
    #expect(meter.elsewhere.values > 0)
  }

  @Test func `what is too large, missing or no file is said, and not waited for`() async throws {
    func failure(_ url: URL, limits: TableDataLimits = .init()) async -> String? {
      do {
        _ = try await TableData.read(contentsOf: url, limits: limits)
        return nil
      } catch { return TableWords().text(of: error) }
    }
    let words = TableWords()
    let file = URL(filePath: try folder.write("[         ]", to: "a.json"))
    let tooLarge = TableDownloadError.tooLarge(limit: 10)
    #expect(await failure(file, limits: .init(bytes: 10)) == words.text(of: tooLarge))
    #expect(await failure(file, limits: .init(bytes: 11)) == nil)
    #expect(await failure(file, limits: .init(bytes: .max)) == nil)
    #expect(await failure(folder.url.appending(path: "b.json")) == words.text(for: .missing))
    let pipe = folder.url.appending(path: "pipe")
    #expect(mkfifo(pipe.path(percentEncoded: false), 0o600) == 0)
    for url in [pipe, folder.url, URL(filePath: "/dev/zero")] {
      #expect(await failure(url) == words.text(for: .notAFile))
    }
  }
}
