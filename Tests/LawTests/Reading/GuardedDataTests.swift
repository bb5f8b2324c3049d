import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// A mistake in what guards something does not open it: an action asks all the same, and a secret stays one.
@MainActor @Suite struct GuardedDataTests {
  private final class WipeScreen: TableScreen {
    var wiped = 0
    override class var actions: Actions { ["wipe": .perform(WipeScreen.wipe)] }
    override class var cellClasses: CellClasses { .ready }
    func wipe() { wiped += 1 }
  }

  @Test(arguments: [
    (#""confirm": {"qestion": "Delete everything?", "destructive": true}"#, "wipe"),
    (#""confirm": true"#, "wipe"), (#""confirm": {"message": "For good."}"#, "For good."),
    (#""confrim": "Delete everything?""#, "wipe"), (#""confirm": []"#, "wipe"),
  ])
  func `an action whose question cannot be read asks before it runs`(
    confirm: String, question: String
  ) async throws {
    let screen = WipeScreen(
      json: #"{"cells": [{"title": "Go", "action": {"name": "wipe", \#(confirm)}}]}"#)
    #expect(screen.data?.mistakes.count == 1)
    _ = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(screen)
      try await table.tap("Go")
      #expect(table.question?.question == question)
      #expect(screen.wiped == 0)
    }
  }

  @Test(arguments: [#""confirm": null"#, #""config": 1"#, #""arguments": {"a": 1}"#])
  func `an action without a question runs`(other: String) async throws {
    let screen = WipeScreen(
      json: #"{"cells": [{"title": "Go", "action": {"name": "wipe", "other": 1, \#(other)}}]}"#)
    _ = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(screen)
      try await table.tap("Go")
      if !other.contains("config") { #expect(screen.wiped == 1) }
    }
  }

  @Test(arguments: [#""secret": "true""#, #""secret": 1"#, #""secrt": true"#, #""Secret": true"#])
  func `a row that means to be secret is`(secret: String) async throws {
    for json in [
      #"[{"cells": [{"title": "Key", "name": "key", \#(secret), "value": "hunter2"}]}]"#,
      #"[{"defaults": {\#(secret)}, "cells": [{"title": "Key", "name": "key", "value": "hunter2"}]}]"#,
    ] {
      let screen = WipeScreen(json: json)
      #expect(screen.data?.mistakes.count == 1)
      _ = try await TableDiagnostics.collect {
        let table = try await HeadlessHost.show(screen)
        #expect(!table.frame().contains("hunter2"))
      }
    }
  }

  @Test(arguments: [
    #""accessory": {"view": "switch", "value": "hunter2"}"#,
    #""cellClass": "rating", "properties": {"value": "hunter2"}"#,
    #""type": "multiPicker", "name": "a", "options": ["b"], "value": [{"hunter2": 1}, 47.5]"#,
    #""type": "integer", "name": "a", "value": "hunter2""#,
  ])
  func `no mistake in a secret row quotes its values`(row: String) {
    for json in [
      #"[{"cells": [{"title": "t", "secret": true, \#(row)}]}]"#,
      #"[{"cells": [{"title": "t", "secret": "yes", \#(row)}]}]"#,
      #"[{"defaults": {"secret": true}, "cells": [{"title": "t", \#(row)}]}]"#,
    ] {
      let mistakes = TableData(json: json, names: WipeScreen.dataNames).mistakes
      #expect(mistakes.contains { $0.kind == "wrongKind" && !$0.path.hasSuffix("secret") })
      for mistake in mistakes {
        #expect(!"\(mistake)".contains("hunter2") && !"\(mistake)".contains("47"), "\(mistake)")
      }
    }
    let open = TableData(
      json: #"[{"cells": [{"title": "t", \#(row)}]}]"#, names: WipeScreen.dataNames)
    #expect(!open.mistakes.isEmpty)
  }
}
