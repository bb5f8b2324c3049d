#if os(macOS) || os(Linux)
/// The table of all key bindings, from which the last line and the overlay of all keys are made.
struct KeyMap: Sendable {
  /// The bindings, in the order in which the help shows them.
  let bindings: [KeyBinding]
  private let bindingsByKey: [Key: [KeyBinding]]

  init(bindings: [KeyBinding]) {
    self.bindings = bindings
    let pairs = bindings.flatMap { binding in binding.keys.map { ($0, binding) } }
    bindingsByKey = Dictionary(grouping: pairs) { $0.0 }.mapValues { $0.map(\.1) }
  }

  /// The standard bindings.
  static let standard = KeyMap(
    bindings: moving + acting + leaving + typing + asking + browsing + everywhere)

  /// Returns the bindings that apply in a state, each with only the keys that apply.
  ///
  /// On the row of a field, characters are text, so commands keep only their other keys, or else
  /// get Alt with their character.
  func bindings(in context: KeyContext) -> [KeyBinding] {
    let bound = bindings.filter { $0.isEnabled(context) }
    if context.isOnField { return bound.map { $0.command == .type ? $0 : $0.besideField } }
    guard context.isInField || context.mode == .search else { return bound }
    let behind = context.behindField
    let others = bindings.filter { $0.isEnabled(behind) && !$0.isEnabled(context) }
    return bound + others.compactMap { context.isInField ? $0.behindField : $0.behindSearch }
  }

  /// Returns the name of the first key of a command.
  func name(of command: Command) -> String {
    bindings.first { $0.command == command && !$0.keys.isEmpty }?.keys[0].name(true) ?? ""
  }

  /// Returns the command of a key in a state, or nil.
  func command(for key: Key, in context: KeyContext) -> Command? {
    if context.isOnField, key.isText {
      if case .character = key { return nil }
      return .type
    }
    if case .alt(let letter) = key {
      // A row without a field understands the keys that are taught on one with a field.
      switch context.mode {
      case _ where context.isOnField || context.isInField:
        return command(for: .character(letter), enabledIn: context.behindField)
      case .rows, .bar: return command(for: .character(letter), enabledIn: context)
      // A terminal says Alt where Escape is followed by a letter at once.
      default: return command(for: .escape, enabledIn: context)
      }
    }
    if let command = command(for: key, enabledIn: context) { return command }
    guard case .function = key, context.isInField || context.mode == .search else { return nil }
    return command(for: key, enabledIn: context.behindField)
  }

  private func command(for key: Key, enabledIn context: KeyContext) -> Command? {
    bindingsByKey[key]?.first { $0.isEnabled(context) }?.command
  }

  /// Returns all entries of the help in a state.
  func help(in context: KeyContext, words: TerminalWords, isASCII: Bool) -> [KeyHelp] {
    help(of: bindings(in: context), in: context, words: words, isASCII: isASCII)
  }

  /// Returns the entries of the page of all keys, for a state in which keys go to the rows.
  ///
  /// If the screen has a field, the page ends with the keys of text fields, which are left as the page opens.
  func page(in context: KeyContext, words: TerminalWords, isASCII: Bool) -> [KeyHelp] {
    let page = help(
      of: bindings(in: context).filter { $0.command != .type }, in: context, words: words,
      isASCII: isASCII)
    guard context.isSearchable || context.isForm || context.row?.primary == .edit else {
      return page
    }
    return page
      + help(
        of: bindings.filter { $0.command == .type && $0.keys == LineEditor.keys }, in: context,
        words: words, isASCII: isASCII)
  }

  private func help(
    of bindings: [KeyBinding], in context: KeyContext, words: TerminalWords, isASCII: Bool
  ) -> [KeyHelp] {
    var help: [KeyHelp] = []
    for binding in bindings where !binding.keys.isEmpty {
      let keys =
        binding.range.map { [$0] } ?? binding.keys.map { words.name(of: $0, isASCII: isASCII) }
      let entry = KeyHelp(
        short: Array(keys.prefix(binding.named)), keys: keys,
        what: binding.help(context, words), place: binding.place)
      // Bindings with the same text, such as the two directions of a movement, are one entry.
      if let last = help.last, last.what == entry.what {
        help[help.count - 1].join(entry)
      } else {
        help.append(entry)
      }
    }
    return help
  }

  /// Returns the entries of a row's menu in a state.
  func menu(in context: KeyContext) -> [KeyBinding] { bindings(in: context).filter(\.isInMenu) }
}
#endif
