import Foundation
import TableScreen
import TableScreenData
import TableScreenTesting
import TestSupport
import Testing

/// What is wrong with a table in data is said when it is read, and not again, or first, when it is shown.
@MainActor @Suite struct SaidBeforeShownTests {
  private nonisolated static let tables: [(kind: String, json: String)] = [
    ("duplicateSection", #"[{"id": "s", "cells": []}, {"id": "s", "cells": [{"title": "x"}]}]"#),
    (
      "duplicateSection",
      #"{"sections": [{"id": 1, "cells": [{"title": "x"}]}, {"id": 1, "cells": []}, {"id": 1, "cells": []}]}"#
    ),
    (
      "duplicateSection",
      #"[{"cells": [{"title": "x", "children": {"expanded": true, "sections": [{"id": "s", "cells": []}, {"id": "s", "cells": []}]}}]}]"#
    ),
    ("duplicateID", #"[{"cells": [{"id": "a", "title": "x"}, {"id": "a", "title": "y"}]}]"#),
    ("unknownControl", #"[{"cells": [{"title": "x", "controls": {"a": "edit"}}]}]"#),
  ]

  @Test(arguments: tables.indices) func `it is said once`(place: Int) async throws {
    let (kind, json) = Self.tables[place]
    let data = TableData(.json(Data(json.utf8)), names: TableDataNames(actions: ["edit"]))
    #expect(data.mistakes.map(\.kind) == [kind])
    let reports = try await TableDiagnostics.collect {
      let screen = ShowingScreen(data.sections)
      let table = try await HeadlessHost.show(screen)
      #expect(table.titles.first == "x")
      _ = table.frame()
      table.close()
    }
    #expect(reports.map(\.kind) == (kind == "unknownControl" ? [kind] : []))
  }

  private final class StarsCell: TableRowCell {}

  /// Rows whose class, or that of what stands at their end, may name the control as it likes.
  @Test(arguments: [
    #"{"controls": {"value": "edit"}}"#, #"{"controls": {"accessory": "edit"}}"#,
    #"{"cellClass": "stars", "controls": {"stars": "edit"}}"#,
    #"{"accessory": {"view": "stars"}, "controls": {"stars": "edit"}}"#,
  ])
  func `controls that a row can have are no mistakes`(row: String) {
    let names = TableDataNames(cells: .standard + ["stars": StarsCell.self], actions: ["edit"])
    for json in [
      #"[{"cells": [\#(row)]}]"#, #"[{"cells": [{"title": "x"}], "defaults": \#(row)}]"#,
      #"[{"cells": [{"controls": {"stars": "edit"}}], "defaults": {"cellClass": "stars"}}]"#,
      #"[{"cells": [{"cellClass": "stars"}], "defaults": {"controls": {"stars": "edit"}}}]"#,
      #"[{"cells": [{"controls": {"stars": "edit"}}], "defaults": {"accessory": {"view": "stars"}}}]"#,
    ] {
      let data = TableData(.json(Data(json.utf8)), names: names)
      #expect(data.mistakes.map(\.description) == [], "\(json)")
    }
  }

  @Test func `what a control character shows as is said`() {
    let tab = TableData(.json(Data("[{\"cells\": [{\"title\": \"a\tb\"}]}]".utf8)))
    #expect(tab.mistakes.first?.why == "it is kept; a blank shows in its place")
    let bell = TableData(.json(Data("[{\"cells\": [{\"title\": \"a\u{7}b\"}]}]".utf8)))
    #expect(bell.mistakes.first?.why == "it is kept; a mark shows in its place")
  }

  private final class ShowingScreen: TableScreen {
    let sections: [Section]
    init(_ sections: [Section]) {
      self.sections = sections
      super.init()
    }
    override class var actions: Actions { ["edit": .perform(ShowingScreen.edit)] }
    override var tableData: [Section] { sections }
    func edit() {}
  }
}
