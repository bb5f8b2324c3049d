import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// A field whose type is not known, but called as secrets are, shows its value to nobody.
@MainActor @Suite struct MistypedSecretTests {
  private func show(_ json: String, _ cells: TableScreen.CellClasses = .ready) async throws
    -> HeadlessHost
  {
    try await HeadlessHost.show(TableScreen(.json(Data(json.utf8)), cells: cells))
  }

  @Test(arguments: [
    #""type": "Secure""#, #""type": "secur""#, #""type": "password""#, #""type": "Passwort""#,
    #""type": "passwordField""#, #""type": "current-password""#, #""type": "pin""#,
    #""type": "PIN""#, #""type": "secret""#, #""type": "hidden""#, #""typ": "secure""#,
    #""Type": "secure""#, #""cellClass": "Secure""#, #""cellClas": "password""#,
    #""type": "password", "secret": false"#,
  ])
  func `its value is hidden, and no mistake quotes it`(_ type: String) async throws {
    for json in [
      #"[{"cells": [{"title": "Key", "name": "key", \#(type), "value": "hunter2"}]}]"#,
      #"[{"defaults": {\#(type)}, "cells": [{"title": "Key", "name": "key", "value": "hunter2"}]}]"#,
    ] {
      let data = TableData(json: json, names: TableDataNames(cells: .ready))
      #expect(!data.mistakes.isEmpty)
      for mistake in data.mistakes { #expect(!"\(mistake)".contains("hunter2")) }
      #expect(data.secretFields == ["key"], "\(json)")
      let table = try await show(json)
      #expect(table.titles == ["Key"])
      #expect(!table.frame(columns: 40, rows: 9).contains("hunter2"), "\(json)")
    }
  }

  @Test func `where the app has no class of secrets the type hides all the same`() async throws {
    let table = try await show(
      #"[{"cells": [{"title": "Key", "name": "key", "type": "secure", "value": "hunter2"}]}]"#,
      .standard)
    #expect(!table.frame(columns: 40, rows: 9).contains("hunter2"))
  }

  @Test(arguments: [
    #""type": "txt""#, #""type": "Text""#, #""type": "spinner""#, #""type": "email""#,
    #""typ": "text""#, #""type": "strng""#, #""type": "text""#, #""tite": "secure""#,
  ])
  func `any other type shows what it did`(_ type: String) async throws {
    let table = try await show(
      #"[{"cells": [{"title": "Key", "name": "key", \#(type), "value": "plain"}]}]"#)
    #expect(table.frame(columns: 40, rows: 9).contains("plain"))
  }
}
