#if os(macOS) || os(Linux)
import TableScreen
import TestSupport
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

@Suite struct KeyMapTests {
  let map = KeyMap.standard

  /// States of every kind, by a generator that gives the same ones each time.
  static let contexts: [KeyContext] = {
    var generator = SplitMix64(seed: 7)
    var contexts: [KeyContext] = []
    for mode in KeyContext.Mode.allCases {
      for _ in 0..<600 { contexts.append(.random(mode: mode, &generator)) }
    }
    return contexts
  }()

  @Test func `no key is bound twice in one state`() {
    for context in Self.contexts {
      let keys = map.bindings(in: context).flatMap(\.keys)
      let twice = Dictionary(grouping: keys) { $0 }.filter { $1.count > 1 }.keys
      #expect(twice.isEmpty, "\(twice) in \(context)")
    }
  }

  @Test func `a key gives the command that the help names for it`() {
    for context in Self.contexts {
      for binding in map.bindings(in: context) {
        for key in binding.keys where binding.command != .jump {
          #expect(map.command(for: key, in: context) == binding.command, "\(key) in \(context)")
        }
      }
    }
  }

  @Test func `on the row of a field no character is a command`() {
    for context in Self.contexts where context.isOnField || context.isInField {
      for key in Key.letters + [" ", "?", "/", "+", "Q"] {
        #expect(map.command(for: key, in: context) == nil, "\(key) in \(context)")
      }
      #expect(map.command(for: .function(1), in: context) == .help)
      #expect(
        map.command(for: .alt("q"), in: context) == (context.canGoBack ? .back : .quit))
    }
  }

  @Test func `every command can be reached in some state`() {
    let reached = Set(
      Self.contexts.flatMap { context in
        map.bindings(in: context).filter { !$0.keys.isEmpty || $0.isInMenu }.map(\.command)
      })
    #expect(Set(Command.all).subtracting(reached).isEmpty)
    #expect(reached.subtracting(Command.all).isEmpty)
  }

  @Test
  func `in every state there is a way to quit and a key that says what can be done or leaves`() {
    for context in Self.contexts {
      #expect(
        map.command(for: .control("c"), in: context)
          == (context.isQuitHeldUp ? .quitAnyway : .quit))
      let isAway = map.command(for: .escape, in: context) != nil
      #expect(isAway || map.command(for: .function(1), in: context) == .help, "\(context)")
    }
  }

  @Test func `the help says every key that is bound, and no other`() {
    for context in Self.contexts.prefix(2_000) {
      let help = map.help(in: context, words: TerminalWords(), isASCII: true)
      let said = help.flatMap(\.keys)
      let bound = map.bindings(in: context).flatMap { binding in
        binding.range.map { [$0] } ?? binding.keys.map { $0.name(true) }
      }
      #expect(Set(said) == Set(bound))
      #expect(help.allSatisfy { !$0.what.isEmpty })
    }
  }

  @Test(arguments: [KeyContext.Mode.search, .bar])
  func `no key leads to the rows where there are none`(mode: KeyContext.Mode) {
    var context = KeyContext()
    context.mode = mode
    for scopes in [[], ["All", "Some"]] {
      context.scopes = scopes
      let help = map.help(in: context, words: TerminalWords(), isASCII: false)
      #expect(!help.contains { $0.what == "to the rows" })
      #expect(map.command(for: .escape, in: context) != nil)
    }
    context.row = KeyContext.Row()
    let help = map.help(in: context, words: TerminalWords(), isASCII: false)
    #expect(help.contains { $0.what == "to the rows" })
  }

  @Test func `the last line keeps what is most important and the order of the map`() {
    var context = KeyContext()
    context.row = KeyContext.Row(primary: .open)
    context.isSearchable = true
    context.isRefreshable = true
    let help = map.help(in: context, words: TerminalWords(), isASCII: false)
    func line(columns: Int) -> String {
      let line = TextParts(TextOptions()).help(KeyHelp.line(help), columns: columns)
      return line.cells.map(\.text).joined()
    }
    #expect(
      line(columns: 100)
        == "↑↓ move  ⏎ open  m menu  / search  r refresh  ? all keys  q quit")
    #expect(line(columns: 34) == "↑↓ move  ⏎ open  ? all keys")
    #expect(line(columns: 4).isEmpty)
  }

  @Test func `the keys of a plain list are what its help says`() {
    var context = KeyContext()
    context.row = KeyContext.Row(primary: .open)
    let help = map.help(in: context, words: TerminalWords(), isASCII: false)
    #expect(help.first?.text == "↑ k ^P ↓ j ^N")
    #expect(help.first?.what == "move")
  }

  @Test func `an app can say it in another language`() {
    var words = TerminalWords()
    words[.move] = "bewegen"
    var context = KeyContext()
    context.row = KeyContext.Row()
    let help = map.help(in: context, words: words, isASCII: false)
    #expect(help.first?.what == "bewegen")
  }
}

extension KeyContext {
  fileprivate static func random(mode: Mode, _ generator: inout SplitMix64) -> KeyContext {
    func flag() -> Bool { Bool.random(using: &generator) }
    var context = KeyContext()
    context.mode = mode
    if flag() || flag() {
      var row = Row()
      row.primary = Primary.allCases.randomElement(using: &generator).flatMap { flag() ? $0 : nil }
      (row.hasSwitch, row.isAdjustable, row.controlCount) = (flag(), flag(), flag() ? 2 : 0)
      if row.primary == .toggle { row.hasSwitch = true }
      row.isExpanded = flag() ? flag() : nil
      (row.isLongPressable, row.hasDetails, row.isMoveable) = (flag(), flag(), flag())
      (row.canDelete, row.canInsert, row.hasRowActions) = (flag(), flag(), flag())
      row.isBusy = flag()
      context.row = row
    }
    (context.isSearchable, context.isSearching, context.isRefreshable) = (flag(), flag(), flag())
    context.scopes = flag() ? ["All", "Some"] : []
    (context.hasIndex, context.isEditable, context.isEditing) = (flag(), flag(), flag())
    (context.canGoBack, context.isModal, context.hasTabs) = (flag(), flag(), flag())
    context.isQuestion = flag()
    (context.isWaiting, context.hasBar, context.isQuitHeldUp) = (flag(), flag(), flag())
    (context.isForm, context.hasNextField, context.hasTyped) = (flag(), flag(), flag())
    (context.hasNextStop, context.hasPreviousStop, context.hasError) = (flag(), flag(), flag())
    context.canInspect = flag()
    (context.canUndo, context.canRedo, context.canRetry) = (flag(), flag(), flag())
    context.pane = flag() ? Pane.allCases.randomElement(using: &generator) : nil
    context.buttons = (0..<Int.random(in: 0...11, using: &generator)).map { "Button \($0)" }
    return context
  }
}
#endif
