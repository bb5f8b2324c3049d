/// One thing that a person does, as a file of events names it.
package enum ScriptEvent: Hashable, Sendable {
  case tap(String)
  case longPress(String)
  case toggle(String)
  case delete(String)
  case move(String, to: Int)
  case search(String)
  case endSearch
  case refresh
  case edit(Bool)
  case index(String)
  case expand(String)
  case collapse(String)
  case back
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
    "tap \"Title\"", "longpress \"Title\"", "toggle \"Title\"", "delete \"Title\"",
    "move \"Title\" to 3", "search \"text\"", "endsearch", "refresh", "edit on|off", "index M",
    "expand \"Title\"", "collapse \"Title\"", "back", "type \"text\"", "undo", "redo", "frame",
    "titles",
  ]

  /// The events by name, with how each is written.
  static let formsByName = Dictionary(
    forms.map { (String($0.prefix { $0 != " " }), $0) }, uniquingKeysWith: { first, _ in first })
}
