/// One thing that a person does, as a file of events names it.
package enum ScriptEvent: Hashable, Sendable {
  case tap(String)
  case longPress(String)
  case toggle(String)
  case delete(String)
  /// Chooses what a swipe or the row's menu offers.
  case choose(String, of: String)
  /// Taps what stands at the end of the row.
  case details(String)
  case insert(String)
  case select(String)
  case deselect(String)
  case move(String, to: Int)
  case search(String)
  case scope(String)
  case endSearch
  case refresh
  /// Asks for the rows beyond the last one.
  case more
  /// Tries again what failed in place of the rows.
  case retry
  case edit(Bool)
  case index(String)
  case expand(String)
  case collapse(String)
  case back
  case tab(String)
  case type(String)
  case undo
  case redo
  /// Prints what is on screen.
  case frame
  /// Prints the titles of the rows on screen, one a line.
  case titles
}

extension ScriptEvent {
  /// How each event is written, in the order in which help lists them.
  package static let forms = [
    "tap \"Title\"", "longpress \"Title\"", "details \"Title\"", "toggle \"Title\"",
    "choose \"Action\" of \"Title\"", "select \"Title\"", "deselect \"Title\"", "delete \"Title\"",
    "insert \"Title\"", "move \"Title\" to 3", "search \"text\"", "scope \"Name\"", "endsearch",
    "refresh", "more", "retry", "edit on|off", "index M", "expand \"Title\"", "collapse \"Title\"",
    "back", "tab \"Title\"", "type \"text\"", "undo", "redo", "frame", "titles",
  ]

  /// The events by name, with how each is written.
  static let formsByName = Dictionary(
    forms.map { (String($0.prefix { $0 != " " }), $0) }, uniquingKeysWith: { first, _ in first })
}
