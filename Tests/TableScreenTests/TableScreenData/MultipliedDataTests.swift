import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import TestSupport
import Testing

/// What data says once, and means for many rows, costs no more than its limits allow.
@MainActor struct MultipliedDataTests {
  private func read(
    _ json: String, _ limits: TableDataLimits = .init()
  ) -> (data: TableData, work: (options: Int, guesses: Int, letters: Int)) {
    let meter = ReadingMeter()
    let data = ReadingMeter.$current.withValue(meter) {
      TableData(json: json, names: .init(cells: .standard + .ready), limits: limits)
    }
    let (here, elsewhere) = (meter.onMain, meter.elsewhere)
    return (
      data,
      (
        here.options + elsewhere.options, here.guesses + elsewhere.guesses,
        here.letters + elsewhere.letters
      )
    )
  }

  private func list(_ count: Int, _ item: (Int) -> String) -> String {
    "[" + (0..<count).map(item).joined(separator: ",") + "]"
  }

  // MARK: Children

  /// Counts sections, rows and lists of children, also those that rows share, up to a limit.
  private func count(_ sections: [TableSection], _ nodes: inout Int, upTo limit: Int) throws {
    for section in sections where nodes <= limit {
      nodes += 1
      for cell in try section.writtenCells() where nodes <= limit {
        nodes += 1
        if case .sections(let inner)? = cell.children?.rows {
          try count(inner, &nodes, upTo: limit)
        }
      }
    }
  }

  @Test func `children that rows have from each other's defaults do not multiply`() throws {
    var section = #"{"cells": \#(list(20) { _ in "{}" })}"#
    for _ in 0..<11 {
      section = """
        {"defaults": {"children": {"expanded": true, "sections": [\(section)]}},
         "cells": \(list(20) { #"{"title": "\#($0)"}"# })}
        """
    }
    let limits = TableDataLimits(nodes: 5_000, sections: 500)
    let data = read("[\(section)]", limits).data
    var nodes = 0
    try count(data.sections, &nodes, upTo: limits.nodes)
    #expect(nodes <= limits.nodes && nodes > 20)
    #expect(Set(data.mistakes.map(\.kind)).isSubset(of: ["tooManySections", "tooManyNodes"]))
    #expect(!data.mistakes.isEmpty && !data.isBroken)
  }

  @Test func `each row that has the children of its section counts them`() {
    let table = """
      [{"defaults": {"children": [{}, {}, {}]}, "cells": \(list(10) { _ in "{}" })}]
      """
    // A section, ten rows, and for each a list of three.
    #expect(read(table, .init(nodes: 51)).data.mistakes == [])
    let over = read(table, .init(nodes: 50)).data
    #expect(over.mistakes.map(\.kind) == ["tooManyNodes"])
    #expect(over.mistakes.first?.path == "[0].defaults.children")
    #expect(over.sections.first?.count == 10)
    #expect(read(table, .init(sections: 11)).data.mistakes == [])
    #expect(
      read(table, .init(sections: 10)).data.mistakes.map(\.kind) == ["tooManySections"])
  }

  @Test func `rows with children of their own count no others`() {
    let rows = list(10) { $0 == 0 ? "{}" : #"{"children": []}"# }
    let table = #"[{"defaults": {"children": [{}, {}, {}]}, "cells": \#(rows)}]"#
    #expect(read(table, .init(nodes: 24)).data.mistakes == [])
  }

  // MARK: Fields

  @Test(arguments: [#""options": OPTIONS"#, #""properties": {"choices": OPTIONS}"#])
  func `the options of a section's fields are read once for all of them`(_ key: String) {
    let options = list(200) { #""o\#($0)""# }
    let keys = key.replacing("OPTIONS", with: options)
    let rows = list(500) { #"{"name": "n\#($0)", "title": "T"}"# }
    let table = #"[{"defaults": {"type": "picker", \#(keys), "value": "o7"}, "cells": \#(rows)}]"#
    let (data, work) = read(table)
    #expect(data.mistakes == [])
    #expect(work.options >= 200 && work.options <= 600)
    let screen = TableScreen(json: table, cells: .ready)
    #expect(screen.formValues.count == 500)
    #expect(screen.formValues["n499"] == .choice("o7"))
    screen.formValues["n499"] = .choice("o199")
    #expect(screen.formValues["n499"] == .choice("o199"))
  }

  @Test func `fields of several types have the options, each with those that it takes`() {
    let rows = list(300) {
      let type = ["picker", "segments", "multiPicker"][$0 % 3]
      return #"{"name": "n\#($0)", "type": "\#(type)"}"#
    }
    let table =
      #"[{"defaults": {"type": "picker", "options": ["a", 2], "value": 2}, "cells": \#(rows)}]"#
    let (data, work) = read(table)
    #expect(data.mistakes == [])
    #expect(work.options <= 2 * 5)
    let values = TableScreen(json: table, cells: .ready).formDictionary
    #expect(values["n0"] as? Int == 2 && values["n297"] as? Int == 2)
    #expect(values["n1"] is NSNull && (values["n2"] as? [String])?.isEmpty == true)
  }

  @Test func `a wrong value of a section's fields is looked for once`() {
    let options = list(300) { #""option \#($0)""# }
    let rows = list(400) { #"{"name": "n\#($0)"}"# }
    let (data, work) = read(
      """
      [{"defaults": {"type": "picker", "options": \(options), "value": "optoin 1"},
        "cells": \(rows)}]
      """)
    #expect(data.mistakes.map(\.kind) == ["unknownOption"])
    #expect(work.guesses <= 2 * 300)
  }

  @Test func `what unlike fields read anew of their section counts as values`() {
    let rows = list(100) { #"{"name": "n\#($0)", "options": ["v1", "v2"]}"# }
    let values = list(1_000) { #""v\#($0 % 2 + 1)""# }
    let table =
      #"[{"defaults": {"type": "multiPicker", "value": \#(values)}, "cells": \#(rows)}]"#
    #expect(read(table).data.mistakes == [])
    let data = read(table, .init(values: 5_000)).data
    #expect(data.mistakes.map(\.kind) == ["tooManyValues"])
    #expect(data.mistakes.first?.path == "[0].defaults")
    #expect(data.sections.first?.count == 100 && !data.isBroken)
  }

  // MARK: Names

  @Test func `long names cost no more than short ones`() {
    var random = SplitMix64(seed: 1)
    func long() -> String {
      String((0..<190).map { _ in "abcd".randomElement(using: &random) ?? "a" })
    }
    let options = list(200) { _ in "\"\(long())\"" }
    let rows = list(100) { #"{"name": "n\#($0)", "value": "\#(long())"}"# }
    let (data, work) = read(
      #"[{"defaults": {"type": "picker", "options": \#(options)}, "cells": \#(rows)}]"#)
    #expect(data.mistakes.count == 100)
    #expect(work.letters > 1_000_000 && work.letters < 3_100_000)
  }

  @Test func `as many misspelled keys as there may be are told within a bound`() {
    let letters = (0x4E00..<0x4E00 + 6_000).compactMap { Unicode.Scalar($0).map(Character.init) }
    let keys = letters.map { #""ty\#($0)le": 1"# }.joined(separator: ",")
    let (data, work) = read(
      #"[{"cells": [{"maskd": true}, {\#(keys)}, {"type": "pasword", "name": "a"}]}]"#)
    #expect(data.mistakes.count == 101)
    #expect(work.letters < 8_200_000)
    #expect(data.secretFields == ["a"])
  }

  @Test func `names of no fields are reported up to a limit`() async {
    let screen = TableScreen(json: #"[{"cells": [{"name": "owner", "type": "text"}]}]"#)
    let reports = await TableDiagnostics.collect {
      screen.formValues = Dictionary(
        uniqueKeysWithValues: (0..<2_000).map { ("owner \($0)", .text("Ada")) })
    }
    #expect(Set(reports.map(\.kind)) == ["unknownField"])
    #expect(reports.count == 101)
  }
}
