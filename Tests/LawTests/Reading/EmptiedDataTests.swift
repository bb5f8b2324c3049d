import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// A table that says that it has no rows has none, and a mistake that costs one value costs no table.
@MainActor @Suite struct EmptiedDataTests {
  @Test(arguments: [
    #"{"settings": {"bogus": 1}, "cells": []}"#, #"[{"cells": [], "foo": 1}]"#,
    #"{"newKey": 1, "cells": []}"#, #"{"newKey": 1, "sections": [{"cells": [null]}]}"#,
    #"{"barButtons": {"leading": [{"title": "a"}]}, "sections": []}"#,
  ])
  func `a table without rows is not broken by a mistake beside them`(json: String) {
    let data = TableData(json: json)
    #expect(!data.mistakes.isEmpty && !data.isBroken)
  }

  @Test(arguments: [
    #"{"celss": [{"title": "a"}], "sections": []}"#, #"{"cells": 5}"#, #"{"cells": [5]}"#,
    #"[{"celss": [{"title": "a"}]}]"#, #"{"cells": [], "sections": [{"title": 5}]}"#,
    "5", "", #"{"cells": []"#,
  ])
  func `a table whose rows are lost is broken`(json: String) {
    #expect(TableData(json: json).isBroken)
  }

  @Test(arguments: [
    #"{"title": "a", "title": "b"}"#, #"{"title": "a\ud83d"}"#, #"{"title": "a", "height": 1e999}"#,
    #"{"title": "a", "height": 044}"#, "{\"title\": \"a\tb\"}",
  ])
  func `a mistake that costs one value breaks no table`(cell: String) {
    let data = TableData(json: #"{"cells": [\#(cell), {"title": "d"}]}"#)
    #expect(data.mistakes.count == 1 && !data.isBroken)
    #expect(data.sections.first?.count == 2)
    #expect(TableData(json: #"{"cells": [\#(cell), {"title": "d"}]"#).isBroken)
  }

  // MARK: On a screen

  private final class Server: TableDataLoader, Sendable {
    @MainActor var text = #"{"cells": [{"title": "a"}, {"title": "b"}]}"#
    func answer(
      from url: URL, unless tag: String?, limits: TableDataLimits
    ) async throws -> TableDataAnswer {
      .data(Data(await text.utf8), tag: nil)
    }
  }

  @Test func `a refresh shows that there are no rows any more`() async throws {
    let server = Server()
    let screen = TableScreen(url: try #require(URL(string: "http://127.0.0.1/t")))
    screen.dataLoader = server
    let table = try await HeadlessHost.show(screen)
    #expect(table.frame().contains("b"))
    server.text = #"{"newKey": 1, "cells": []}"#
    try await screen.loadData()
    #expect(screen.data?.sections.first?.count == 0)
    server.text = #"{"cells": [{"title": "c", "tag": "1", "tag": "2"}]}"#
    try await screen.loadData()
    #expect(screen.data?.sections.first?.count == 1)
    table.close()
  }
}
