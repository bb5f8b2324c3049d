import Foundation
import TableScreenCells
import TableScreenTesting
import Testing

@testable import TableScreen
@testable import TableScreenData

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

  private nonisolated static let ten = #", "properties": {"minimum": 0, "maximum": 10}"#

  @Test(arguments: [
    (#""type": "slider", "value": 99"#, TableValue.number(1)),
    (#""type": "slider", "value": -1"#, .number(0)),
    (#""type": "slider", "value": 50\#(ten)"#, .number(10)),
    (#""type": "stepper", "value": 50.5\#(ten)"#, .number(10)),
    (#""type": "stepper", "value": 50, "properties": {"maximum": 10}"#, .number(10)),
    (#""type": "rating", "value": 30"#, .integer(5)),
    (#""type": "rating", "value": -3"#, .integer(0)),
    (#""type": "rating", "value": 4, "properties": {"count": 3}"#, .integer(3)),
  ]) func `a number that a control cannot show is said, and what shows is what is sent`(
    field: String, value: TableValue
  ) async throws {
    let text = #"[{"cells": [\#n{"name": "a", "title": "A", \#(field)}]}]"#
    let found = Self.read(text)
    #expect(found.map(\.kind) == ["outOfRange"])
    #expect(found.first?.line == 2)
    #expect(found.first?.path == "[0].cells[0].value")
    let screen = TableScreen(json: text, cells: .ready)
    _ = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(screen)
      #expect(table.row("A")?.controls.first?.value == value)
    }
    #expect(screen.formValues["a"] == value)
  }

  @Test(arguments: [
    #""type": "slider", "value": 1"#, #""type": "slider", "value": 10\#(ten)"#,
    #""type": "slider""#, #""type": "slider", "value": null"#, #""type": "number", "value": 1e9"#,
    #""type": "stepper", "value": -50"#, #""type": "rating", "value": 0"#,
    #""type": "rating", "value": 9, "properties": {"count": 9}"#,
  ]) func `a number that it can show is no mistake`(field: String) {
    #expect(Self.read(#"[{"cells": [{"name": "a", \#(field)}]}]"#) == [])
  }

  @Test func `no two kinds have one name`() {
    let names = Self.kinds.map(\.0) + DiagnosticKind.allCases.map(\.rawValue)
    #expect(Set(names).count == names.count)
  }
}
