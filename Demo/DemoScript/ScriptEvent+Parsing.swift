import TableScreen

extension ScriptEvent {
  /// Reads one line; a blank one, or one that is all comment, is no event.
  package init?(line: some StringProtocol) throws(ScriptMistake) {
    var words = try ScriptToken.tokens(of: line)[...]
    guard let name = words.popFirst() else { return nil }
    guard case .word(let name) = name, let form = Self.formsByName[name] else {
      throw Self.unknown(name.string)
    }
    var arguments = Arguments(words, form: form)
    self = try Self.event(name, &arguments)
    try arguments.end()
  }

  private static func event(
    _ name: String, _ arguments: inout Arguments
  ) throws(ScriptMistake) -> ScriptEvent {
    switch name {
    case "tap": return .tap(try arguments.text())
    case "longpress": return .longPress(try arguments.text())
    case "toggle": return .toggle(try arguments.text())
    case "delete": return .delete(try arguments.text())
    case "details": return .details(try arguments.text())
    case "insert": return .insert(try arguments.text())
    case "select": return .select(try arguments.text())
    case "deselect": return .deselect(try arguments.text())
    case "choose":
      let offer = try arguments.text()
      try arguments.word("of")
      return .choose(offer, of: try arguments.text())
    case "move":
      let title = try arguments.text()
      try arguments.word("to")
      return .move(title, to: try arguments.number())
    case "search": return .search(try arguments.text())
    case "scope": return .scope(try arguments.text())
    case "endsearch": return .endSearch
    case "refresh": return .refresh
    case "more": return .more
    case "retry": return .retry
    case "edit": return .edit(try arguments.word("on", "off") == "on")
    case "index": return .index(try arguments.any())
    case "expand": return .expand(try arguments.text())
    case "collapse": return .collapse(try arguments.text())
    case "back": return .back
    case "tab": return .tab(try arguments.text())
    case "type": return .type(try arguments.text())
    case "undo": return .undo
    case "redo": return .redo
    case "frame": return .frame
    case "titles": return .titles
    default: throw unknown(name)
    }
  }

  private static func unknown(_ name: String) -> ScriptMistake {
    let guess = nearest(name, among: formsByName.keys.sorted())
    return ScriptMistake(
      "unknown event “\(name)”" + (guess.map { " (nearest event: \($0))" } ?? ""))
  }

  /// What follows the name of an event.
  private struct Arguments {
    private var words: ArraySlice<ScriptToken>
    private let form: String

    init(_ words: ArraySlice<ScriptToken>, form: String) {
      self.words = words
      self.form = form
    }

    mutating func text() throws(ScriptMistake) -> String {
      guard case .text(let text)? = words.popFirst() else { throw mistake }
      return text
    }

    mutating func any() throws(ScriptMistake) -> String {
      guard let word = words.popFirst() else { throw mistake }
      return word.string
    }

    @discardableResult
    mutating func word(_ choices: String...) throws(ScriptMistake) -> String {
      guard case .word(let word)? = words.popFirst(), choices.contains(word) else { throw mistake }
      return word
    }

    mutating func number() throws(ScriptMistake) -> Int {
      guard case .word(let word)? = words.popFirst(), let number = Int(word), number >= 0 else {
        throw mistake
      }
      return number
    }

    func end() throws(ScriptMistake) { if !words.isEmpty { throw mistake } }

    private var mistake: ScriptMistake { ScriptMistake("write it as: \(form)") }
  }
}
