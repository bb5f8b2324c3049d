#if GTK
import Foundation
import TestSupport
import Testing

@testable import TableScreenGTK

/// A text from outside is a text in a real window, too: never markup, never a link, never a complaint of GTK.
@Suite(.serialized, .enabled(if: Desktop.isAvailable)) struct AttackTests {
  @Test func `texts that try to be more are read out as they stand, wherever they stand`()
    async throws
  {
    // All that stands on the screen at once, and then what comes and goes.
    let labels = Attacks.all.flatMap { attack in
      let text = attack.text
      return [
        "'list item' \(literal("\(text), \(text)"))",
        "'list item' \(literal("Header \(text)"))",
        "label \(literal(text))", "'push button' \(literal("Button \(text)"))",
      ]
    }
    let steps = Attacks.all.filter { Self.pressed.contains($0.name) }.map { attack in
      let text = attack.text
      return """
        focus \(literal(text))
        key shift+F10
        literal "push button" \(literal("Menu \(text)"))
        key Escape
        focused \(literal(text)) "list item"
        key Return
        literal label \(literal("Said \(text)"))
        """
    }
    #expect(steps.count == Self.pressed.count)
    let bar = """
      title \(literal(Self.title))
      literal "push button" \(literal("Bar \(Self.title)"))
      literal "push button" \(literal("Tool \(Self.title)"))
      """
    // That an address can be opened at all shows that none was before.
    let link = """
      opened
      focus "Site"
      key Return
      opened "https://example.org/"
      """
    try await Desktop.drive(
      ["open", "table.json"],
      ([bar, "literal " + labels.joined(separator: " ")] + steps + [link]).joined(
        separator: "\n"),
      files: ["table.json": try table()])
  }

  /// The attacks of which menus and toasts are opened.
  private static let pressed = ["changes colors", "is markup", "is endless"]
  private static let title = Attacks.all.first { $0.name == "is markup" }?.text ?? ""

  /// A word of a step that is what GTK is to show of a text.
  private func literal(_ text: String) -> String {
    "'" + ShownText(text).text.replacing("'", with: "'\"'\"'") + "'"
  }

  /// A section for each attack, with the text in every place that a driver can read.
  private func table() throws -> Data {
    let sections = Attacks.all.map { attack -> [String: Any] in
      let text = attack.text
      let cell: [String: Any] = [
        "title": text, "subtitle": text, "action": "say", "arguments": ["text": "Said \(text)"],
        "accessory": ["view": "button", "value": "Button \(text)", "action": "say"],
        "menu": [["title": "Menu \(text)", "action": "say"]],
      ]
      return ["title": "Header \(text)", "cells": [cell]]
    }
    let site = ["title": [["text": "Site", "link": "https://example.org/"]]]
    return try JSONSerialization.data(withJSONObject: [
      "title": Self.title,
      "barButtons": [
        "trailing": [["title": "Bar \(Self.title)", "action": "say"]],
        "toolbar": [["title": "Tool \(Self.title)", "action": "say"]],
      ],
      "sections": sections + [["title": "End", "cells": [site]]],
    ])
  }
}
#endif
