#if os(macOS) || os(Linux)
import TableScreen
import TestSupport

@testable import TableScreenTerminal
@testable import TableScreenText

/// A random run of what a person types, and of what an app does meanwhile.
@MainActor struct TypingProgram {
  /// Where a person types.
  private enum Place: Hashable, CustomStringConvertible {
    case field(Int)
    case search(Int)
    var description: String {
      switch self {
      case .field(let key): "piece \(key)"
      case .search(let screen): "the search of screen \(screen)"
      }
    }
  }

  private struct Typed {
    var places: Set<Place>
    /// Whether nothing may have taken it away.
    var isKept: Bool
  }

  private var random: SplitMix64
  private let terminal: TestTerminal
  private let root: TypedTextScreen
  private var open: [TypedTextScreen]
  private var pieces: [TypedPiece]
  private var nextPiece = 50
  private var nextScreen = 0
  private var nextCharacter: UInt32 = 0x1200
  private var typed: [Character: Typed] = [:]
  /// Whether a key has just led to where the person is.
  private var hasPressed = false
  private(set) var steps: [String] = []

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    root = random.once(in: 2) ? TypedTextScreen(0) : TypedDraftsScreen(0)
    open = [root]
    pieces = root.all
    terminal = try TestTerminal([root], columns: 60, lines: 18)
    steps = ["\(type(of: root))"]
  }

  func end() { terminal.close() }

  mutating func run() -> String? {
    for _ in 0..<12 {
      goSomewhere()
      if let fault = word() { return fault }
      if random.once(in: 3) { happen() }
    }
    note("show all")
    forget { if case .search = $0 { true } else { false } }
    for screen in open {
      screen.send(.endSearch)
      for piece in screen.all { screen.unmask(.id(.key(piece.id))) }
      if let row = screen.layout.row(at: TablePath(1, 0))?.id {
        screen.send(.setExpanded(row, true))
      }
    }
    return misplaced(atEnd: true)
  }

  // MARK: What the person does

  private var screen: TypedTextScreen? { terminal.host.screen as? TypedTextScreen }

  /// Where the next letter goes by what is in view.
  private var place: Place? {
    guard let screen else { return nil }
    let state = terminal.host.state(of: screen)
    switch state.text.focus {
    case .search: return .search(screen.number)
    case .field(let edit): return key(edit.row, screen).map { .field($0) }
    default:
      guard terminal.host.drawnContext?.isOnField == true, let row = state.text.cursor else {
        return nil
      }
      return key(row, screen).map { .field($0) }
    }
  }

  private func key(_ row: NodeID, _ screen: TypedTextScreen) -> Int? {
    screen.model.cell(row)?.arguments["key", as: Int.self]
  }

  /// Goes to some field, once the person has seen what shows.
  private mutating func goSomewhere() {
    terminal.pass(.seconds(2))
    hasPressed = false
    if case .search? = place, random.once(in: 2) {
      note("end the search")
      forget { if case .search = $0 { true } else { false } }
      terminal.press(.escape)
    }
    for _ in 0..<8 {
      let keys: [Key] = [.up, .down, .tab, .backTab, .enter, .down, .up]
      let key = keys.randomElement(using: &random) ?? .down
      if random.once(in: 4), let piece = screen?.all.randomElement(using: &random),
        terminal.line(of: "Piece \(piece.id) ") != nil
      {
        note("click \(piece.id)")
        terminal.click("Piece \(piece.id) ")
        hasPressed = false
      } else if place == nil, random.once(in: 6) {
        note("/")
        terminal.press(.character("/"))
      } else {
        note("\(key)")
        terminal.press(key)
        hasPressed = true
      }
      dropClosedScreens()
      if place != nil, random.once(in: 2) { return }
    }
  }

  /// Who leaves a screen says whether they want its drafts.
  private mutating func dropClosedScreens() {
    let shown = terminal.host.navigator?.screens ?? []
    for screen in open where !shown.contains(where: { $0 === screen }) {
      note("\(screen.number) is closed")
      forgetDrafts(of: screen)
      open.removeAll { $0 === screen }
    }
  }

  /// Types a word while things happen, and returns what is wrong then.
  private mutating func word() -> String? {
    guard let place else { return nil }
    note("type into \(place)")
    var isWhole = true
    var places: Set<Place> = [place]
    for count in 0..<Int.random(in: 1...6, using: &random) {
      // Before the first letter it counts only in a field to which a key has just led.
      if count > 0 || terminal.host.isTyping && hasPressed, random.once(in: 4) {
        let effect = happen()
        if let other = effect.place { places.insert(other) }
        if effect.isInterruption { isWhole = false }
        if random.once(in: 2) { terminal.host.drawIfNeeded() }
      }
      let isCommand = random.once(in: 4)
      let letter =
        isCommand
        ? Character("deymgqaux".randomElement(using: &random).map(String.init) ?? "d")
        : newCharacter()
      let count = terminal.host.navigator?.screens.count
      let search = screen?.chrome.search?.phase
      let former = screen
      let wasAtRest = former.map { isAtRest($0) } ?? true
      note("  \(letter)")
      if random.once(in: 3) {
        terminal.host.handle(.key(.character(letter)))
      } else {
        terminal.type(String(letter))
      }
      if !isCommand { typed[letter] = Typed(places: places, isKept: isWhole) }
      if let fault = commanded(count: count, phase: search, former: wasAtRest ? former : nil) {
        return "\(letter) \(fault)"
      }
    }
    finishWord()
    return misplaced(atEnd: false)
  }

  private mutating func finishWord() {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: press(.enter)
    case 1: press(.tab)
    case 2: press(.down)
    case 3: press(.up)
    default: break
    }
    terminal.host.drawIfNeeded()
  }

  private mutating func press(_ key: Key) {
    note("\(key)")
    terminal.press(key)
  }

  private mutating func newCharacter() -> Character {
    nextCharacter += 1
    while Unicode.Scalar(nextCharacter)?.properties.isAlphabetic != true { nextCharacter += 1 }
    return Unicode.Scalar(nextCharacter).map { Character($0) } ?? "?"
  }

  /// Letters in some places may be lost from now on.
  private mutating func forget(_ isForgotten: (Place) -> Bool) {
    for (letter, typed) in typed where typed.places.contains(where: isForgotten) {
      self.typed[letter]?.isKept = false
    }
  }

  private mutating func forgetDrafts(of screen: TypedTextScreen) {
    let drafts = screen is TypedDraftsScreen ? screen.all.map(\.id) : []
    forget {
      switch $0 {
      case .search(let number): number == screen.number
      case .field(let key): drafts.contains(key)
      }
    }
  }

  private mutating func note(_ step: String) { steps.append(step) }

  // MARK: What the app does

  private struct Effect {
    var isInterruption = false
    var place: Place?
  }

  @discardableResult private mutating func happen() -> Effect {
    guard let screen else { return Effect() }
    let typedPiece: Int? = if case .field(let key)? = place { key } else { nil }
    switch Int.random(in: 0..<11, using: &random) {
    case 0:
      nextPiece += 1
      let piece = TypedPiece(nextPiece)
      pieces.append(piece)
      note("  insert \(piece.id)")
      screen.pieces.insert(piece, at: Int.random(in: 0...screen.pieces.count, using: &random))
      screen.updateTableData()
    case 1:
      guard let piece = screen.pieces.randomElement(using: &random) else { return Effect() }
      note("  remove \(piece.id)")
      screen.pieces.removeAll { $0 === piece }
      screen.updateTableData()
      forget { $0 == .field(piece.id) }
      return Effect(isInterruption: piece.id == typedPiece)
    case 2:
      note("  shuffle")
      screen.pieces.shuffle(using: &random)
      screen.updateTableData()
    case 3:
      guard let piece = screen.all.randomElement(using: &random) else { return Effect() }
      note("  change the note of \(piece.id)")
      piece.note += 1
      screen.updateTableData()
    case 4:
      note("  read again")
      screen.updateTableData()
    case 5:
      note("  fold or unfold")
      guard let row = screen.layout.row(at: TablePath(1, 0))?.id else { return Effect() }
      let isExpanded = screen.model.isExpanded(row) ?? false
      screen.send(.setExpanded(row, !isExpanded))
      let isWithin = typedPiece.map { key in screen.relatives.contains { $0.id == key } } ?? false
      return Effect(isInterruption: isExpanded && isWithin)
    case 6:
      guard let piece = screen.pieces.randomElement(using: &random) else { return Effect() }
      note("  mask or unmask \(piece.id)")
      if screen.isMasked(.id(.key(piece.id))) {
        screen.unmask(.id(.key(piece.id)))
      } else {
        screen.mask(.id(.key(piece.id)))
      }
      return Effect(isInterruption: piece.id == typedPiece)
    case 7:
      guard open.count < 3 else { return Effect() }
      let isModal = random.once(in: 2)
      nextScreen += 1
      let other = random.once(in: 2) ? TypedTextScreen(nextScreen) : TypedDraftsScreen(nextScreen)
      pieces += other.all
      open.append(other)
      note("  open \(type(of: other)) \(nextScreen)\(isModal ? " as a modal" : "")")
      screen.open(other, as: isModal ? .modal : .push)
      return Effect(isInterruption: true)
    case 8:
      guard open.count > 1, screen !== root else { return Effect() }
      note("  close")
      screen.close()
      forgetDrafts(of: screen)
      return Effect(isInterruption: true)
    case 9:
      guard let piece = screen.all.randomElement(using: &random),
        screen.row(of: piece.id) != nil
      else { return Effect() }
      note("  focus \(piece.id)")
      screen.focus(.id(.key(piece.id)))
      return Effect(isInterruption: true, place: .field(piece.id))
    default:
      note("  notice")
      screen.show(notice: "Something happened.")
    }
    return Effect()
  }

  // MARK: What must hold

  /// Whether no menu, question or page of keys is open on a screen.
  private func isAtRest(_ screen: TypedTextScreen) -> Bool {
    switch terminal.host.state(of: screen).text.focus {
    case .confirmDelete, .menu, .help, .index, .bar: false
    case .rows, .search, .field: true
    }
  }

  /// What a letter did as a command, or nil.
  private func commanded(
    count: Int?, phase: ScreenChrome.Search.Phase?, former: TypedTextScreen?
  ) -> String? {
    if terminal.host.navigator?.screens.count != count { return "opened or closed a screen" }
    if terminal.host.isQuitting { return "quit" }
    if screen === former, (screen?.chrome.search?.phase == .off) != (phase == .off) {
      return "began or ended a search"
    }
    if let screen, screen === former, !isAtRest(screen) { return "was a command" }
    return open.contains { !$0.did.isEmpty } ? "deleted" : nil
  }

  /// The text of a place: what is written, what is a draft, and what stands in the field.
  private func texts(_ place: Place) -> String {
    switch place {
    case .search(let number):
      return open.filter { $0.number == number }.compactMap { $0.chrome.search?.text }.joined()
    case .field(let key):
      var text = pieces.first { $0.id == key }?.name ?? ""
      for screen in open {
        let focus = terminal.host.state(of: screen).text.focus
        if case .field(let edit) = focus, self.key(edit.row, screen) == key {
          text += " " + edit.text
        }
        if let row = screen.row(of: key) {
          let content = terminal.host.content(of: row, on: screen, terminal.host.state(of: screen))
          text += " " + (content?.controls.first?.editText ?? "")
        }
      }
      return text
    }
  }

  private func isSeen(_ place: Place) -> Bool {
    switch place {
    case .search: true
    case .field(let key): open.contains { screen in screen.row(of: key) != nil }
    }
  }

  /// What stands where it was not typed, or is lost, or nil.
  private func misplaced(atEnd: Bool) -> String? {
    let all = pieces.map { Place.field($0.id) } + open.map { .search($0.number) }
    let texts = Dictionary(uniqueKeysWithValues: all.map { ($0, self.texts($0)) })
    for (letter, typed) in typed.sorted(by: { $0.key < $1.key }) {
      let found = texts.filter { $0.value.contains(letter) }.map(\.key)
      for place in found where !typed.places.contains(place) {
        return "\(letter) was typed into \(typed.places), and stands in \(place)"
      }
      let isInView = atEnd || typed.places.contains { isSeen($0) }
      if typed.isKept, isInView, found.isEmpty {
        return "\(letter) was typed into \(typed.places), and is lost"
      }
    }
    return nil
  }
}
#endif
