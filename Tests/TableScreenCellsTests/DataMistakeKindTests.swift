import Foundation
import TableScreenCells
import Testing

@testable import TableScreen

/// Each kind of mistake in data is said of the example that the page of diagnostics shows for it.
@MainActor struct DataMistakeKindTests {
  private static let names = TableDataNames(
    cells: .standard + .ready, actions: ["edit"], bindings: ["owner": .unknown()])

  private static func read(
    _ text: String, limits: TableDataLimits = .init()
  ) -> [TableDataMistake] {
    TableData(json: text, names: names, limits: limits).mistakes
  }

  /// The mistakes that no few words of JSON have.
  private static let others: [String: @MainActor () throws -> [TableDataMistake]] = [
    "badBytes": {
      TableData(.json(Data("[{\"title\": \"".utf8) + [0xFF] + Data("\", \"cells\": []}]".utf8)))
        .mistakes
    },
    "notUTF8": { TableData(.json(Data([0xFF, 0xFE, 0x5B, 0]))).mistakes },
    "tooDeep": { read("[[[[]]]]", limits: .init(depth: 3)) },
    "tooLarge": { read("[                     ]", limits: .init(bytes: 10)) },
    "tooManyValues": { read(#"[{"cells": [{}, {}, {}]}]"#, limits: .init(values: 4)) },
    "tooManySections": {
      read(#"[{"cells": []}, {"cells": []}]"#, limits: .init(sections: 1))
    },
    "tooManyNodes": { read(#"[{"cells": [{}, {}, {}]}]"#, limits: .init(nodes: 2)) },
    "moreMistakes": { read("[x, x, x]", limits: .init(mistakes: 2)) },
    "noForm": {
      TableData([TableSection(cells: [[.title: "Run", .action: .run { _ in }]])]).json().leftOut
    },
    "notPropertyList": { TableData(.propertyList(Data("{{{".utf8))).mistakes },
  ]

  private static let kinds =
    JSONMistakeKind.allCases.map { ($0.rawValue, $0.example) }
    + TableMistakeKind.allCases.map { ($0.rawValue, $0.example) }

  @Test func `each is found where it is made`() throws {
    for (kind, example) in Self.kinds {
      let found: [TableDataMistake]
      if let example {
        found = Self.read(example)
        #expect(Self.others[kind] == nil, "\(kind) has an example")
      } else {
        let make = try #require(Self.others[kind], "nobody knows how to make \(kind)")
        found = try make()
      }
      #expect(found.contains { $0.kind == kind }, "\(kind): \(found)")
      if example != nil { #expect(found.first?.kind == kind, "\(kind): \(found)") }
      #expect(found.allSatisfy { !$0.why.isEmpty && !$0.remedy.isEmpty })
    }
  }

  @Test(arguments: [
    (#""type": "slider", "properties": {"minimum": 9, "maximum": 2}"#, "emptyRange"),
    (#""type": "slider", "properties": {"minimum": 2, "maximum": 2}"#, "emptyRange"),
    (#""type": "stepper", "properties": {"minimum": 9, "maximum": 2}"#, "emptyRange"),
    (#""type": "slider", "properties": {"step": 0}"#, "wrongKind"),
    (#""type": "stepper", "properties": {"step": -1}"#, "wrongKind"),
    (#""type": "text", "validate": {"minimumLength": 3, "maximumLength": 2}"#, "emptyRange"),
    (#""type": "text", "validate": {"minimumLength": -1}"#, "wrongKind"),
  ]) func `limits that contradict each other are mistakes`(field: String, kind: String) {
    let found = Self.read(#"[{"cells": [{"name": "a", \#(field)}]}]"#)
    #expect(found.map(\.kind) == [kind])
  }

  @Test func `no two kinds have one name`() {
    let names = Self.kinds.map(\.0) + DiagnosticKind.allCases.map(\.rawValue)
    #expect(Set(names).count == names.count)
  }
}
