import Foundation
import TestSupport
import Testing

@testable import TableScreen
@testable import TableScreenData

/// The text of JSON becomes values that know where they stand; a mistake costs what it stands in, and no more.
struct JSONReaderTests {
  private func read(
    _ text: String, limits: TableDataLimits = .init()
  ) -> (node: DataNode, mistakes: [TableDataMistake]) {
    var reader = JSONReader(Array(text.utf8), limits: limits)
    let node = reader.read()
    return (node, reader.faults.mistakes(in: reader.bytes))
  }

  @Test func `values of every kind are read`() {
    let (node, mistakes) = read(
      #" {"a": [1, -2.5e1, true, false, null], "b": "x\n\u00e9\ud83d\ude00\"", "c": {}} "#)
    #expect(mistakes == [])
    let list = node["a"]?.list ?? []
    #expect(list.map(\.kindName) == ["the number 1", "the number -25.0", "true", "false", "null"])
    #expect(node["b"]?.text == "x\né😀\"")
    #expect(node["c"]?.fields?.isEmpty == true)
  }

  @Test(arguments: [
    ("[1, 2,]", "1:6", "there is a , too many"),
    ("[1 2]", "1:4", "a , is missing before this"),
    ("[1,\n tru]", "2:2", "“tru” is no value"),
    ("[geheim]", "1:2", "this word is no value"),
    ("[“a”]", "1:2", "a text stands in curly quotes"),
    ("{\"a\" 1}", "1:6", "a : is missing behind the key “a”"),
    ("{a: 1}", "1:2", "the key “a” has no quotes"),
    ("{'a': 1}", "1:2", "a text stands in single quotes"),
    ("[\"é\", \"open\n]", "1:7", "the text that begins here is not closed"),
    ("[1, 2", "1:1", "what begins here has no ]"),
    ("{\"a\": 1", "1:1", "what begins here has no }"),
    ("[[1}]", "1:4", "a ] is missing before this }"),
    ("{\"a\": 1, \"a\": 2}", "1:10", "the key “a” stands here twice"),
    ("[01]", "1:2", "JSON writes this number otherwise"),
    ("[1e999]", "1:2", "this is no number that can be held"),
    ("[1] x", "1:5", "there is more behind the end"),
    ("[1, // one\n2]", "1:5", "JSON has no comments"),
    ("[\"\\x\"]", "1:3", "this \\ stands before nothing that it can stand for"),
    ("[\"\\ud800\"]", "1:3", "this is half a character"),
    ("", "1:1", "there is no text"),
    ("{\"a\":}", "1:6", "a value is missing"),
  ])
  func `a mistake is said at its line and column`(_ text: String, _ place: String, _ what: String) {
    let mistake = read(text).mistakes.first
    #expect("\(mistake?.line ?? 0):\(mistake?.column ?? 0)" == place)
    #expect(mistake?.what == what)
    #expect(mistake?.why.isEmpty == false)
    #expect(mistake?.remedy.isEmpty == false)
  }

  @Test func `columns count characters and not bytes, and a mark at the start counts nothing`() {
    #expect(read("\u{FEFF}[\"äöü\", x]").mistakes.first?.column == 9)
  }

  @Test(arguments: [
    #"[{"t": "a"}, {"t": "b", {"t": "c"}]"#,
    #"[{"t": "a"}, {"t": "b"] , {"t": "c"}]"#,
    #"[{"t": "a"} {"t": "b"} {"t": "c"}]"#,
    #"[{"t": "a"}, {"t": "b",, "x"}, {"t": "c"}]"#,
    #"[{"t": "a"}, {"t": "b", "u": [1, 2}, {"t": "c"}]"#,
    #"[{"t": "a"}, {"t": "b", "u": nil}, {"t": "c"}]"#,
    #"[{"t": "a"}, {"t": "b"}}, {"t": "c"}]"#,
    "[{\"t\": \"a\"}, {\"t\": \"b\", \"u\": \"open},\n {\"t\": \"c\"}]",
    #"[{"t": "a"}, {"t": "b", "u": {"v": [[[{}]]]}}, {"t": "c"}"#,
  ])
  func `the rows before and behind a mistake are read`(_ text: String) {
    let (node, _) = read(text)
    let titles = (node.list ?? []).compactMap { $0["t"]?.text }
    #expect(titles == ["a", "b", "c"], "\(text)")
  }

  @Test func `what lies too deep, and what is too much, is left out and said`() {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let (node, mistakes) = read("[\(deep), 7]", limits: .init(depth: 10))
    #expect(node.list?.last?.integer == 7)
    #expect(mistakes.map(\.what) == ["lists and objects stand more than 10 deep in each other"])

    let many = "[" + String(repeating: "1,", count: 1_000) + "1]"
    let some = read(many, limits: .init(values: 10))
    #expect(some.node.list?.compactMap(\.integer).count == 9)
    #expect(some.mistakes.map(\.what) == ["the text has more than 10 values"])

    let large = read(many, limits: .init(bytes: 100))
    #expect(large.node.isNull)
    #expect(large.mistakes.map(\.what) == ["the text has more than 100 bytes"])

    let wrong = read("[" + String(repeating: "x,", count: 1_000) + "1]", limits: .init(mistakes: 5))
    #expect(wrong.mistakes.count == 6)
    #expect(wrong.mistakes.last?.what == "there are 995 more mistakes")
  }

  @Test func `bytes that are no text are said, and the rest is read`() {
    var reader = JSONReader(Array("[\"a".utf8) + [0xFF, 0xC3] + Array("b\", \"c\"]".utf8))
    let node = reader.read()
    #expect(node.list?.last?.text == "c")
    #expect(reader.faults.list.map(\.what) == ["the text holds bytes that are no UTF-8"])
    var wide = JSONReader([0xFF, 0xFE, 0x5B, 0])
    #expect(wide.read().isNull)
    #expect(wide.faults.list.map(\.what) == ["the text is not in UTF-8"])
  }

  @Test func `random texts are read as Foundation reads them, without a mistake`() throws {
    var random = SplitMix64(seed: Seed.value)
    for round in 0..<Effort.rounds(500) {
      let value = Self.value(&random, depth: 4)
      let data = try JSONSerialization.data(
        withJSONObject: ["v": value], options: random.once(in: 2) ? [.prettyPrinted] : [])
      var reader = JSONReader(Array(data))
      let node = reader.read()
      #expect(reader.faults.count == 0, "seed \(Seed.value), round \(round)")
      #expect(
        same(node.fields?.first?.node ?? DataNode(.flag(true)), value),
        "seed \(Seed.value), round \(round)")
    }
  }

  @Test func `a text with bytes changed at random is read to its end`() {
    var random = SplitMix64(seed: Seed.value)
    let text = Array(
      #"[{"title": "A", "cells": [{"title": "é", "height": -1.5e2}, null, {"x": [true, {}]}]}]"#
        .utf8)
    for _ in 0..<Effort.rounds(5_000) {
      var bytes = text
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 1...255, using: &random)
        case 1: bytes[index] = Array("{}[]:,\"\\'0tfn/".utf8).randomElement(using: &random) ?? 0
        default: bytes.remove(at: index)
        }
      }
      var reader = JSONReader(bytes)
      _ = reader.read()
      #expect(reader.index == bytes.count || reader.faults.count > 0)
    }
  }

  private static func value(_ random: inout SplitMix64, depth: Int) -> Any {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &random) {
    case 0: return NSNull()
    case 1: return random.once(in: 2)
    case 2: return Int.random(in: -1_000_000...1_000_000, using: &random)
    case 3: return Double(Int.random(in: -999...999, using: &random)) / 8 + 0.0625
    case 4, 5:
      let letters = Array("aé😀\"\\\n\t/ \u{1}{}[]:,")
      return String((0..<5).map { _ in letters.randomElement(using: &random) ?? "a" })
    case 6: return (0..<3).map { _ in value(&random, depth: depth - 1) }
    default:
      return Dictionary(
        uniqueKeysWithValues: (0..<3).map { ("k\($0)", value(&random, depth: depth - 1)) })
    }
  }

  private func same(_ node: DataNode, _ value: Any) -> Bool {
    switch (node.value, value) {
    case (.null, is NSNull): true
    case (.flag(let a), let b as Bool): a == b
    case (.integer(let a), let b as Int): a == b
    case (.number(let a), let b as Double): a == b
    case (.text(let a), let b as String): a == b
    case (.list(let a), let b as [Any]): a.count == b.count && zip(a, b).allSatisfy { same($0, $1) }
    case (.fields(let a), let b as [String: Any]):
      a.count == b.count
        && a.allSatisfy { field in b[field.key].map { same(field.node, $0) } ?? false }
    default: false
    }
  }
}
