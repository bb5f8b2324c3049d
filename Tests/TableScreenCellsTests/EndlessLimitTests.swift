import Foundation
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

@testable import TableScreen

/// Limits of property lists and dictionaries that are no numbers.
@MainActor @Suite struct EndlessLimitTests {
  private static let names = TableDataNames(cells: .standard + .ready)

  @Test(arguments: ["minimum", "maximum"], [Double.nan, .infinity, -.infinity])
  func `a limit that is no number is said, and left out`(key: String, limit: Double) async throws {
    let cell: [String: Any] = [
      "title": "N", "name": "n", "type": "number", "value": 2, "validate": [key: limit],
    ]
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["cells": [cell]], format: .xml, options: 0)
    let data = TableData(.propertyList(list), names: Self.names)
    #expect(data.mistakes.map(\.kind) == ["wrongKind"], "\(data.mistakes)")
    let screen = TableScreen(propertyList: list, cells: .ready)
    _ = try await HeadlessHost.show(screen)
    try await screen.checkForm()
  }

  @Test(arguments: [Double.nan, .infinity])
  func `so is the end of a slider`(end: Double) {
    let cell: [String: Any] = [
      "title": "N", "name": "n", "type": "slider", "value": 2,
      "properties": ["minimum": 0, "maximum": end],
    ]
    let data = TableData(.dictionary(["cells": [cell]]), names: Self.names)
    #expect(data.mistakes.contains { $0.kind == "wrongKind" }, "\(data.mistakes)")
  }
}
