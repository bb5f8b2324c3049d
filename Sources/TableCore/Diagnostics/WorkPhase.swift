/// A kind of work that the main actor does for a table, named in reports of slow turns.
package enum WorkPhase: String, CaseIterable, Sendable {
  /// The app's `tableData`, or the sections of a group.
  case reading
  /// The app's closure or method that makes a row.
  case making
  /// Matching new rows with old ones.
  case pairing
  /// Finding the rows that match a search.
  case searching
  /// Making the layout from the tree.
  case flattening
  /// Comparing the layout with the one before.
  case comparing
  /// Showing changes.
  case host
  /// An action or a hook of the app.
  case callback
  /// All other work, such as an asynchronous action or a task of the app.
  case other

  /// The work in words, after “went into”.
  package var words: String {
    switch self {
    case .reading: "reading the table"
    case .making: "making rows"
    case .pairing: "pairing old and new rows"
    case .searching: "searching"
    case .flattening: "laying out rows"
    case .comparing: "comparing layouts"
    case .host: "the host's drawing"
    case .callback: "an action or a hook"
    case .other: "work outside of tables"
    }
  }

  /// The advice on making such work shorter.
  var remedy: String {
    switch self {
    case .reading:
      "let tableData only say what is there already, load it in `wait(for:)`, and give many rows by `items:` or `count:`"
    case .making:
      "let the closure of a row only say what is there already, and keep what takes long in the item"
    case .pairing, .comparing: "give the rows ids, and many rows by `items:`"
    case .searching:
      "give `searchText:` to sections of many rows, and let a matcher look at nothing else"
    case .flattening: "lessen the sections and the lists of children, as by screens of their own"
    case .host: "look at the cell classes and native views of the rows in view"
    case .callback: "make the action `async`, and do what takes long outside of the main actor"
    case .other: "look with a profiler for what runs on the main actor, and do it elsewhere"
    }
  }
}
