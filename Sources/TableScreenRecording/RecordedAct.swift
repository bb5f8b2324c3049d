package import TableScreen

/// A line of a recording that says what a person did; each act uses some of the fields.
package struct RecordedAct: Hashable, Sendable, Codable {
  /// The names of acts.
  package enum Name: String, Hashable, Sendable, Codable, CaseIterable {
    case tap, longPress, details, control, typed, untype, submit, expand, delete, choose, insert,
      move
    case beginSearch, search, scope, endSearch, refresh, edit, press, undo, redo, view, more
    case cancel, cancelWaiting, retry, moved, dismissNotice, selectAll
    case back, tab, focus, wide, leave, left, quit, answer, dismissQuestion, file, open
    case timeZone, app, size
  }

  /// What was done.
  package var name: Name
  /// The seconds since the recording began.
  package var time: Double
  /// True if all work had ended when it was done, of which no frame tells: none came before it, or work went on below a modal
  /// as it was drawn.
  package var isAtRest: Bool?
  /// True if nothing could have gone on since the act before: both came in one turn of the main actor, as keys read together.
  package var isAtOnce: Bool?
  /// The time for which the app asked between the line before and this one, in seconds since the recording began.
  package var asked: Double?
  /// The place of the screen among all that are open; nil for the one in view.
  package var screen: Int?
  /// The row.
  package var row: RowName?
  /// The rows, where there are several.
  package var rows: [RowName]?
  /// The title of the row, or of each of the rows, for who reads the recording.
  package var titles: [String]?
  /// The position of the row, where its title does not tell it from others.
  package var path: Place?
  /// The positions of the rows, where there are several, and their titles do not tell them from others.
  package var paths: [Place]?
  /// The name of the control.
  package var control: String?
  /// The new value.
  package var value: SavedValue?
  /// The text that was typed or searched for.
  package var text: String?
  /// True if the value is one that only some hosts let a person give, as a number between the steps of a slider.
  package var isBeyond: Bool?
  /// True if the screen did not offer it when it was done, as a press of a button that was disabled since.
  package var isUnoffered: Bool?
  /// True if it did nothing, since the action that it would have begun was running.
  package var isIgnored: Bool?
  /// True if a secret was typed, which is left out.
  package var isSecret: Bool?
  /// On or off.
  package var isOn: Bool?
  /// The place of a button, tab, scope, answer or row action; the number of the question that a file answers, where another
  /// was asked since.
  package var place: Int?
  /// The edge of a bar button, or the place of a row action.
  package var edge: String?
  /// What is written on the button, tab, scope, answer or row action.
  package var label: String?
  /// True if something else bears the same words.
  package var isOneOfSeveral: Bool?
  /// Where a row was moved to, or the first row in view.
  package var to: Place?
  /// The last row in view.
  package var last: Place?
  /// The width and height of the window in characters.
  package var columns: Int?
  package var lines: Int?
  /// The file that was chosen, the address that was opened, or the name of an event of the app.
  package var what: String?

  /// Creates an act.
  init(_ name: Name, at time: Double = 0) { (self.name, self.time) = (name, time) }

  /// An act of which is only said that a person did something on the screen.
  var asMove: RecordedAct {
    var act = RecordedAct(.moved, at: time)
    (act.screen, act.asked, act.isAtOnce, act.isAtRest) = (screen, asked, isAtOnce, isAtRest)
    return act
  }

  private enum CodingKeys: String, CodingKey {
    case name = "do"
    case time = "at"
    case isAtRest, isAtOnce, asked
    case screen, row, rows, titles, path, paths, control, value, text, isBeyond, isUnoffered,
      isIgnored, isSecret
    case isOn
    case place, edge, label, isOneOfSeveral
    case to, last, columns, lines, what
  }

  /// A position on screen.
  package struct Place: Hashable, Sendable, Codable {
    package var section: Int
    package var row: Int

    init(_ path: TablePath) { (section, row) = (path.section, path.row) }

    /// The position.
    package var path: TablePath { TablePath(section, row) }
  }
}

extension RecordedAct {
  /// The act in a few words, for a person.
  package var words: String {
    let what = ([label, text, what].compactMap { $0 } + (titles ?? [])).map { "“\($0)”" }
    return ([Self.spoken[name] ?? name.rawValue] + what).joined(separator: " ")
  }

  private static let spoken: [Name: String] = [
    .longPress: "long press", .beginSearch: "enter the search", .endSearch: "leave the search",
    .view: "scroll", .more: "load more", .cancelWaiting: "cancel the wait",
    .dismissNotice: "dismiss the notice", .selectAll: "select all", .quit: "close the window",
    .dismissQuestion: "dismiss the question", .typed: "type into", .untype: "cancel typing into",
    .control: "set", .wide: "resize",
    .size: "resize", .left: "leave",
  ]
}
