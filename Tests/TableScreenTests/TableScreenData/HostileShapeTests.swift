import Foundation
import TableScreen
import TableScreenData
import TableScreenTesting
import TestSupport
import Testing

/// Whatever shape data has, reading and showing it ends, within its limits.
@MainActor struct HostileShapeTests {
  private static let limits = TableDataLimits(
    bytes: 300_000, values: 20_000, depth: 40, nodes: 1_000, mistakes: 20)

  @Test(arguments: (0..<Effort.rounds(12)).map { Seed.value &+ UInt64($0) })
  func `a table of any shape is read and shown within its limits`(_ seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    var shape = Shape(random: random)
    let data = shape.table()
    random = shape.random
    let meter = ReadingMeter()
    let table = ReadingMeter.$current.withValue(meter) {
      TableData(json: data, limits: Self.limits)
    }
    let start = String(decoding: data.prefix(100), as: UTF8.self)
    let place = "seed \(seed): \(start)"
    #expect(table.mistakes.count <= Self.limits.mistakes + 1, "\(place)")
    #expect(table.mistakes.allSatisfy { $0.description.utf8.count < 20_000 }, "\(place)")
    #expect(nodes(in: table.sections) <= Self.limits.nodes, "\(place)")
    let work = meter.onMain
    #expect(work.bytes <= Self.limits.bytes, "\(place)")
    #expect(work.values <= Self.limits.values * 3, "\(place)")
    #expect(work.guesses <= Self.limits.mistakes * 1_000, "\(place)")
    let reports = try await TableDiagnostics.collect {
      let host = try await HeadlessHost.show(TableScreen(json: data, limits: Self.limits))
      _ = host.frame(columns: 40, rows: 20)
      host.close()
    }
    #expect(reports.allSatisfy { $0.description.utf8.count < 20_000 }, "\(place)")
  }

  private func nodes(in sections: [TableSection]) -> Int {
    sections.reduce(0) { $0 + 1 + $1.count }
  }
}

/// Makes tables of shapes that nobody means.
private struct Shape {
  var random: SplitMix64

  mutating func table() -> Data {
    var bytes = Array("[{\"cells\": [\(cells())]}, \(sections())]".utf8)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: bytes = [0xEF, 0xBB, 0xBF] + bytes
    case 1: bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
    case 2: bytes[Int.random(in: 0..<bytes.count, using: &random)] = 0
    case 3, 4:
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0x80...0xFF, using: &random)
      }
    case 5: bytes = [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF] + bytes
    default: break
    }
    return Data(bytes)
  }

  private mutating func sections() -> String {
    let count = random.once(in: 3) ? 1_500 : 3
    return (0..<count).map { #"{"title": "\#($0)", "id": "\#($0 % 2)", "cells": []}"# }
      .joined(separator: ",")
  }

  private mutating func cells() -> String {
    let count = random.once(in: 4) ? 100 : Int.random(in: 1...12, using: &random)
    return (0..<count).map { _ in cell(depth: count == 100 ? 0 : 3) }.joined(separator: ",")
  }

  private mutating func cell(depth: Int) -> String {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: #"{"title": \#(nested("[", "]"))}"#
    case 1: #"{"children": \#(nested("[{\"children\":", "}]"))}"#
    case 2: #"{"\#(long())": \#(number())}"#
    case 3: #"{"title": "\#(long())", "subtitle": "\#(long())"}"#
    case 4: #"{"height": \#(number()), "indentation": \#(number())}"#
    case 5: #"{"id": "a", "id": "b", "title": 1, "title": "x", "id": "a"}"#
    case 6: "{" + (0..<500).map { "\"k\($0 % 400)\": \(number())" }.joined(separator: ",") + "}"
    case 7:
      #"{"name": "f", "type": "\#(random.once(in: 2) ? "text" : long())", "value": \#(number())}"#
    case 8: #"{"image": {"url": "\#(long())", "data": "\#(long())"}}"#
    case 9: #"{"properties": \#(nested("{\"a\":", "}")), "arguments": {"b": \#(number())}}"#
    case 10: depth > 0 ? #"{"id": "c", "children": [\#(cell(depth: depth - 1))]}"# : "null"
    default: #"{"title": "\u0000\u001b[2J\ud800", "bind": "\#(long())", "action": "\#(long())"}"#
    }
  }

  private mutating func nested(_ start: String, _ end: String) -> String {
    let depth = [2, 38, 41, 500, 1_000].randomElement(using: &random) ?? 2
    return String(repeating: start, count: depth) + "1" + String(repeating: end, count: depth)
  }

  private mutating func long() -> String {
    let parts = ["a", "é", "e\u{301}\u{301}", "👩‍👩‍👧‍👦", "\u{202E}", "\\u0041", "\\n", "<b>", "%n"]
    let count = [1, 50, 1_000].randomElement(using: &random) ?? 1
    return String(repeating: parts.randomElement(using: &random) ?? "a", count: count)
  }

  private mutating func number() -> String {
    let numbers = [
      "1e999", "-1e999", "9223372036854775808", "-9223372036854775809", "1e-999", "0.1e", "--1",
      "-0", "1" + String(repeating: "0", count: 2_000), "0." + String(repeating: "1", count: 900),
      "NaN", "Infinity", "\"1\"", "null", "true", "1e18", "9007199254740993",
    ]
    return numbers.randomElement(using: &random) ?? "0"
  }
}
