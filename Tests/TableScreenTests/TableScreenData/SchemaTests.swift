import TableScreen
import TableScreenCells
import TestSupport
import Testing

@testable import TableScreenData

/// An editor that checks by the schema refuses only what reading refuses, too.
@MainActor @Suite struct SchemaTests {
  private let names = TableDataNames(cells: .standard + .ready)
  private var checker: SchemaChecker { SchemaChecker(TableData.schema(for: names)) }

  /// A table with an object of each kind; the placeholder stands for its keys.
  private static let places: [(object: DataObject, json: String)] = [
    (.table, "{#}"), (.settings, #"{"settings": {#}}"#),
    (.searchable, #"{"settings": {"searchable": {#}}}"#),
    (.refreshable, #"{"settings": {"refreshable": {#}}}"#),
    (.pageable, #"{"settings": {"pageable": {#}}}"#),
    (.longPressable, #"{"settings": {"longPressable": {#}}}"#),
    (.barButtons, #"{"barButtons": {#}}"#),
    (.barButton, #"{"barButtons": {"leading": [{#}]}}"#), (.section, #"{"sections": [{#}]}"#),
    (.sectionView, #"{"sections": [{"cells": [], "headerView": {#}}]}"#),
    (.cell, #"{"cells": [{#}]}"#),
    (.run, #"{"cells": [{"title": [{#}]}]}"#), (.accessory, #"{"cells": [{"accessory": {#}}]}"#),
    (.image, #"{"cells": [{"image": {#}}]}"#), (.namedAction, #"{"cells": [{"action": {#}}]}"#),
    (.confirmation, #"{"cells": [{"action": {"name": "a", "confirm": {#}}}]}"#),
    (.rowAction, #"{"cells": [{"menu": [{#}]}]}"#), (.children, #"{"cells": [{"children": {#}}]}"#),
    (.option, #"{"cells": [{"name": "n", "type": "picker", "options": [{#}]}]}"#),
    (.validation, #"{"cells": [{"name": "n", "validate": {#}}]}"#),
  ]

  /// Returns a table whose object has these keys, beside the required ones, each with its value.
  private func table(_ place: (object: DataObject, json: String), _ values: [(String, String)])
    -> String
  {
    let given = Set(values.map(\.0))
    var all = values
    for key in place.object.required where !given.contains(key.name) {
      all.append((key.name, key.example))
    }
    // An image needs a source, and a button something that shows.
    switch place.object.id {
    case "image":
      all.append(given.contains("name") ? ("url", #""https://example.org""#) : ("name", #""star""#))
    case "bar-button":
      all.append(given.contains("title") ? ("image", #""star""#) : ("title", #""Save""#))
    default: break
    }
    let keys = all.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ")
    return place.json.replacing("#", with: keys)
  }

  @Test func `every kind of object is among the places`() {
    #expect(
      Self.places.map(\.object.id)
        == DataObject.all.map(\.id).sorted { a, b in
          (Self.places.firstIndex { $0.object.id == a } ?? 0)
            < (Self.places.firstIndex { $0.object.id == b } ?? 0)
        })
  }

  @Test func `null counts as nothing at every key, and as a lack at a required one`() {
    let checker = checker
    for place in Self.places {
      for key in place.object.keys {
        let json = table(place, [(key.name, "null")])
        let mistakes = TableData(json: json, names: names).mistakes
        #expect(checker.takes(json) == mistakes.isEmpty, "\(json): \(mistakes)")
        #expect(checker.takes(json) == !key.isRequired, "\(json)")
      }
    }
  }

  @Test func `a key takes its example, and no other key is taken`() {
    let checker = checker
    for place in Self.places {
      for key in place.object.keys {
        #expect(checker.takes(table(place, [(key.name, key.example)])), "\(key.name)")
      }
      #expect(!checker.takes(table(place, [("nokey", "null")])))
    }
  }

  @Test func `what the schema refuses is a mistake`() {
    var random = SplitMix64(seed: Seed.value)
    let checker = checker
    var refused = 0
    for _ in 0..<3_000 {
      guard let place = Self.places.randomElement(using: &random) else { return }
      let keys = place.object.keys.shuffled(using: &random).prefix(
        Int.random(in: 1...3, using: &random))
      let json = table(
        place,
        keys.map { ($0.name, Bool.random(using: &random) ? $0.example : Self.value(&random, 0)) })
      guard !checker.takes(json) else { continue }
      refused += 1
      #expect(!TableData(json: json, names: names).mistakes.isEmpty, "\(json)")
    }
    #expect(refused > 500)
  }

  private static func value(_ random: inout SplitMix64, _ depth: Int) -> String {
    let plain = [
      "null", "true", "false", "0", "1", "-1", "1.5", "100000000", #""""#, #""a""#, #""off""#,
      #""plain""#, #""red""#,
      #""https://example.org""#, #""ftp://x""#, "[]", "{}", "null",
    ]
    switch depth < 2 ? Int.random(in: 0..<5, using: &random) : 4 {
    case 0:
      let items = (0..<Int.random(in: 1...2, using: &random)).map { _ in value(&random, depth + 1) }
      return "[\(items.joined(separator: ", "))]"
    case 1:
      let key =
        ["id", "title", "name", "a", "cells", "view", "text"].randomElement(using: &random) ?? "a"
      return "{\"\(key)\": \(value(&random, depth + 1))}"
    default: return plain.randomElement(using: &random) ?? "null"
    }
  }
}
