#if GTK
import CGTK
import TableScreen
import TestSupport
import Testing

@testable import TableScreenGTK

private final class Piece: Identifiable, Equatable {
  let id: Int
  var name = ""
  var note = 0
  init(_ id: Int) { self.id = id }
  static func == (one: Piece, other: Piece) -> Bool { one === other }
}

/// Pieces with fields, of which some hang below a row.
private class PiecesScreen: TableScreen {
  var pieces = (1...5).map { Piece($0) }
  let relatives = [Piece(101), Piece(102)]
  var did: [String] = []
  private let name: String

  required init(_ name: String) {
    self.name = name
    super.init()
  }

  override class var settings: Settings { [.searchable()] }
  override var title: String { name }
  override var tableData: [Section] {
    [
      Section("Names", items: pieces, id: \.id) { [weak self] in self?.cell($0) ?? [:] },
      Section("Family") {
        [
          .id: "family", .title: "Family",
          .children: .cells(relatives.map { cell($0) }, expanded: true),
        ]
      },
    ]
  }

  private func cell(_ piece: Piece) -> Cell {
    [
      .id: .key(piece.id), .title: "Piece \(piece.id)", .subtitle: "\(piece.note)",
      .bind: .to(piece, \.name), .arguments: .values(["key": piece.id]),
      .deleteAction: .run { [weak self] _ in self?.did.append("delete \(piece.id)") },
    ]
  }

  var all: [Piece] { pieces + relatives }
}

private final class DraftsScreen: PiecesScreen {
  override class var settings: Settings { [.searchable(), .drafts] }
}

/// What a person types stands where they began to type it, or nowhere if that has gone, whatever the app does meanwhile.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct TypedTextLaw {
  @Test func `what is typed stands where it was begun`() async throws {
    let first = Seed.value
    for seed in first..<first + UInt64(Effort.rounds(20)) {
      let program = TypingProgram(seed)
      let fault = await program.run()
      program.window.close()
      if let fault {
        Issue.record("seed \(seed): \(fault)\n\(program.steps.joined(separator: "\n"))")
        return
      }
    }
  }
}

/// A random run of what a person types, and of what an app does meanwhile.
@MainActor private final class TypingProgram {
  private var random: SplitMix64
  private let screen: PiecesScreen
  let window: OwnWindow
  private var pieces: [Piece]
  private var letters: [Character] = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
  /// Where each letter may stand, and whether it must.
  private var typed: [Character: (places: Set<Int>, isKept: Bool)] = [:]
  private(set) var steps: [String] = []

  init(_ seed: UInt64) {
    random = SplitMix64(seed: seed)
    screen = random.once(in: 2) ? PiecesScreen("Pieces \(seed)") : DraftsScreen("Drafts \(seed)")
    pieces = screen.all
    window = OwnWindow([screen])
    letters.shuffle(using: &random)
    steps = ["\(type(of: screen))"]
  }

  func run() async -> String? {
    await window.rest(frames: 20)
    await window.type("", focusing: screen.title)
    while letters.count > 6 {
      await goSomewhere()
      if let fault = await word() { return fault }
      if random.once(in: 3) { happen(typing: nil) }
    }
    for piece in screen.all { screen.unmask(.id(.key(piece.id))) }
    await window.rest()
    return misplaced()
  }

  /// The piece in whose field the person is.
  private var place: Int? {
    guard let root = window.host.window?.root, let focus = Obj(maybe: gtk_root_get_focus(root())),
      focus.isA(gtk_editable_get_type()), let row = RowView.inside(focus)?.id
    else { return nil }
    return screen.model.cell(row)?.arguments["key", as: Int.self]
  }

  private func row(of key: Int) -> NodeID? {
    let layout = screen.layout
    return (0..<layout.sectionCount).lazy.flatMap { section in
      (0..<layout.rowCount(in: section)).compactMap {
        layout.row(at: TablePath(section, $0))?.id
      }
    }.first { screen.model.cell($0)?.arguments["key", as: Int.self] == key }
  }

  private func goSomewhere() async {
    for _ in 0..<6 {
      if place != nil, random.once(in: 2) {
        let key = random.once(in: 2) ? "Tab" : "ISO_Left_Tab"
        steps.append(key)
        await window.press(key == "Tab" ? key : "shift+Tab")
      } else if let piece = screen.all.randomElement(using: &random), let row = row(of: piece.id) {
        steps.append("go to \(piece.id)")
        window.host.page(of: screen).focus(row, control: nil, now: true)
        await window.rest()
      }
      if let place {
        // Who comes to a field by keys has its text selected, and replaces it.
        forget(place)
        return
      }
    }
  }

  /// What stands in a field may be lost from now on.
  private func forget(_ key: Int) {
    for (letter, typed) in typed where typed.places.contains(key) {
      self.typed[letter]?.isKept = false
    }
  }

  private func word() async -> String? {
    guard let place else { return nil }
    steps.append("type into \(place)")
    var (places, isWhole): (Set<Int>, Bool) = ([place], true)
    // The last letter may still be on its way.
    var last: Character = " "
    for count in 0..<Int.random(in: 1...5, using: &random) {
      if count > 0, random.once(in: 3) {
        switch happen(typing: place) {
        case .nothing: break
        case .interruption:
          isWhole = false
          typed[last]?.isKept = false
        case .focus(let other):
          places.insert(other)
          typed[last]?.isKept = false
          typed[last]?.places.insert(other)
        }
        if random.once(in: 2) { await window.rest(frames: 2) }
      }
      let letter = letters.removeLast()
      steps.append("  \(letter)")
      typed[letter] = (places, isWhole)
      last = letter
      await window.pointer(["type", "--delay", "1", String(letter)])
      if random.once(in: 2) { await window.rest(frames: 1) }
    }
    await window.rest()
    return misplaced()
  }

  private enum Effect {
    case nothing, interruption
    case focus(Int)
  }

  @discardableResult private func happen(typing key: Int?) -> Effect {
    guard let piece = screen.pieces.randomElement(using: &random) else { return .nothing }
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1:
      let new = Piece((pieces.map(\.id).max() ?? 0) + 1)
      pieces.append(new)
      steps.append("  insert \(new.id)")
      screen.pieces.insert(new, at: Int.random(in: 0...screen.pieces.count, using: &random))
    case 2 where screen.pieces.count > 2:
      steps.append("  remove \(piece.id)")
      screen.pieces.removeAll { $0 === piece }
      forget(piece.id)
      screen.updateTableData()
      return piece.id == key ? .interruption : .nothing
    case 3:
      steps.append("  shuffle")
      screen.pieces.shuffle(using: &random)
    case 4:
      steps.append("  change the note of \(piece.id)")
      piece.note += 1
    case 5:
      steps.append("  mask or unmask \(piece.id)")
      screen.setMasked(!screen.isMasked(.id(.key(piece.id))), of: .id(.key(piece.id)))
      return piece.id == key ? .interruption : .nothing
    case 6:
      steps.append("  notice")
      screen.show(notice: "Something happened.")
    case 7:
      guard row(of: piece.id) != nil else { return .nothing }
      steps.append("  focus \(piece.id)")
      forget(piece.id)
      screen.focus(.id(.key(piece.id)))
      return .focus(piece.id)
    default: steps.append("  read again")
    }
    screen.updateTableData()
    return .nothing
  }

  /// What stands where it was not typed, or is lost, or nil.
  private func misplaced() -> String? {
    if !screen.did.isEmpty { return "\(screen.did)" }
    if screen.chrome.search?.phase != .off { return "a search began" }
    let page = window.host.page(of: screen)
    var texts = Dictionary(uniqueKeysWithValues: pieces.map { ($0.id, $0.name) })
    for key in texts.keys {
      guard let row = row(of: key) else { continue }
      // A row out of view has no widgets.
      let entry = page.area.row(row)?.control(nil)?.focusable
      let shown = entry.flatMap { gtk_editable_get_text($0()).map { String(cString: $0) } }
      let content = page.pool.content(of: row, in: screen)
      texts[key, default: ""] += (shown ?? "") + (content?.controls.first?.editText ?? "")
    }
    for (letter, typed) in typed.sorted(by: { $0.key < $1.key }) {
      let found = texts.filter { $0.value.contains(letter) }.map(\.key)
      if let other = found.first(where: { !typed.places.contains($0) }) {
        return "\(letter) was typed into \(typed.places), and stands in \(other)"
      }
      if typed.isKept, found.isEmpty, typed.places.allSatisfy({ row(of: $0) != nil }) {
        return "\(letter) was typed into \(typed.places), and is lost"
      }
    }
    return nil
  }
}
#endif
