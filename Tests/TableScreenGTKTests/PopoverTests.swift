#if GTK
import Foundation
import Testing

/// What opens above a window, and what happens when it is left for another one.
@Suite(.serialized, .enabled(if: Desktop.isAvailable)) struct PopoverTests {
  private static let form = #"""
    {"cells": [
      {"title": "Since", "name": "since", "type": "date", "value": "2026-02-10T10:00:00Z"},
      {"title": "Until", "name": "until", "type": "text", "value": "then"}
    ]}
    """#

  @Test func `a day is chosen in a calendar, by keys alone, and its time stays`() async throws {
    try await Desktop.drive(
      ["open", "form.json"],
      """
      text "Since" "2026-02-10 10:00"
      press "Choose a day: Since"
      focused "GtkCalendar"
      key Right Page_Down Down
      text "Since" "2026-02-10 10:00"
      key Return
      focused "Since" "text"
      gone "GtkCalendar"
      text "Since" "2026-03-18 10:00"
      key alt+Down
      focused "GtkCalendar"
      key Up Escape
      focused "Since" "text"
      gone "GtkCalendar"
      text "Since" "2026-03-18 10:00"
      key Tab
      focused "Until" "text"
      """, files: ["form.json": Data(Self.form.utf8)])
  }

  @Test func `a color of one's own is typed, and what is none is answered`() async throws {
    try await Desktop.drive(
      "cells",
      """
      focused "Text field" "list item"
      focus "Color"
      see "Color, Teal"
      key Tab
      focused "Color, Teal"
      key space
      see "As #ff8800…"
      key End Return
      focused "Color" "text"
      text "Color" "#"
      type "ff8800"
      key Return
      see "Color, #ff8800"
      focused "Color, #ff8800"
      key space End Return
      text "Color" "#ff8800"
      key BackSpace BackSpace
      type "xy"
      key Return
      see "This is not a color*" "label"
      """)
  }

  @Test
  func
    `screens hear that a person goes to another app and comes back, and what is open is saved`()
    async throws
  {
    try await Desktop.drive(
      "zones",
      """
      focused "Abidjan" "list item"
      gone "Last updated at*"
      away
      written state.json "zones"
      gone "Last updated at*"
      back
      see "Last updated at*"
      """)
  }

  @Test func `in a narrow window the buttons of the bar stand in a menu`() async throws {
    try await Desktop.drive(
      "files",
      """
      see "Show hidden" "push button"
      resize 420 640
      gone "Show hidden" "push button"
      press "Main menu"
      press "Show hidden"
      gone "Show hidden" "push button"
      key F10
      see "Leave hidden out"
      key Escape
      gone "Leave hidden out" "push button"
      resize 920 700
      press "Leave hidden out"
      see "Show hidden" "push button"
      """)
  }
}
#endif
