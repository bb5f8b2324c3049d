import Foundation
package import TableCore

/// A value that was typed and is not written yet, or that only the table holds, in a saved state; it is never a secret.
struct SavedDraft: Hashable, Sendable, Codable {
  var row: RowName
  var control: String
  var value: SavedValue
  /// True if the row said what is wrong with the value.
  var isMarked: Bool
  /// True if the value is a text as it was typed, which its property does not take; otherwise it is one as the property has
  /// it, which is not read as a text of the person's language.
  var isTyped: Bool?
  /// True if the table holds the value, in a form that keeps drafts, which lie above it; nil in a state of an earlier version,
  /// too.
  var isHeld: Bool?

  /// What the value is that of: a draft, or what lies below it, of a control in a row.
  struct Place: Hashable {
    let row: RowName
    let control: String
    let isHeld: Bool
  }

  var place: Place { Place(row: row, control: control, isHeld: isHeld == true) }
}

/// A value of a control, as a saved state holds it; other kinds of value are nil.
package struct SavedValue: Hashable, Sendable, Codable {
  private var text: String?
  private var integer: Int?
  private var number: Double?
  private var flag: Bool?
  private var date: Double?
  private var choice: String?
  private var choices: [String]?

  /// Creates the saved form of a value, or nil for a number or moment that is none.
  package init?(_ value: TableValue) {
    switch value {
    case .null: break
    case .text(let text): self.text = text
    case .integer(let integer): self.integer = integer
    case .flag(let flag): self.flag = flag
    case .choice(let choice): self.choice = choice
    case .choices(let choices): self.choices = choices
    case .number(let number):
      guard number.isFinite else { return nil }
      self.number = number
    case .date(let moment):
      date = moment.timeIntervalSinceReferenceDate
      guard date?.isFinite == true else { return nil }
    }
  }

  /// The value.
  package var value: TableValue {
    text.map { .text($0) } ?? integer.map { .integer($0) } ?? number.map { .number($0) }
      ?? flag.map { .flag($0) } ?? date.map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
      ?? choice.map { .choice($0) } ?? choices.map { .choices($0) } ?? .null
  }
}
