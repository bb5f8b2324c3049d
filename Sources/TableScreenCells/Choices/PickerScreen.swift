import TableScreen

/// A picker's screen of choices, with a check mark on each chosen one.
class PickerScreen: TableScreen {
  private var choices: [RowControl.Choice]
  private let picks: PickerCell.Picks
  private let editor: RowEditor
  private let name: String
  /// True if none of the choices is a choice, too.
  private var offersNone: Bool
  private var chosen: [String]
  /// What was chosen when the screen came, or was changed elsewhere since.
  private var first: [String]

  fileprivate init(_ row: RowContext, of screen: TableScreen) {
    choices = row.properties.choices
    picks = row.properties.text("picks").flatMap(PickerCell.Picks.init(rawValue:)) ?? .single
    chosen = row.chosenIDs
    first = chosen
    editor = RowEditor(row.id, RowControl.boundName, in: screen)
    name = row.cell.title ?? ""
    offersNone = picks == .single && Self.canBeNone(row)
    super.init()
    choosesSecret = row.isSecret
    editor.changed = { [weak self] in self?.follow($0) }
  }

  private static func canBeNone(_ row: RowContext) -> Bool {
    row.cell.binding(of: RowControl.boundName)?.beginsChosen == false && row.nothing == .null
  }

  /// Makes the screen for a row; with more than 12 choices, which do not fit into one view, it is searchable.
  static func make(_ row: RowContext, of screen: TableScreen) -> PickerScreen {
    row.properties.choices.count > 12
      ? LongPickerScreen(row, of: screen) : PickerScreen(row, of: screen)
  }

  override var title: String { name }

  override class var settings: Settings { [.style(.grouped)] }

  override var tableCells: [Cell?]? {
    let none: Cell = [
      .id: .key(NoChoice()), .title: TableWords.current.none,
      .accessory: chosen.isEmpty ? .checkmark : nil, .action: .perform(PickerScreen.takeNone),
    ]
    let marked = Set(chosen)
    return (offersNone ? [none] : [])
      + choices.map { choice in
        [
          .id: .key(choice.id), .title: choice.title, .secret: choosesSecret,
          .accessory: marked.contains(choice.id) ? .checkmark : nil,
          .action: .perform(PickerScreen.take, choice.id),
        ]
      }
  }

  /// The id of the choice of none, which is that of no other.
  private struct NoChoice: Hashable, Sendable {}

  override func onLoad() {
    super.onLoad()
    editor.begin()
    let marked = Set(chosen)
    if let first = choices.first(where: { marked.contains($0.id) }) {
      focus(.id(TableCell.ID(first.id)))
    }
  }

  override func onDismiss() {
    super.onDismiss()
    editor.end()
  }

  /// Updates the screen to the row's current choices and chosen values.
  private func follow(_ row: RowContext) {
    let (choices, chosen) = (row.properties.choices, row.chosenIDs)
    let offersNone = picks == .single && Self.canBeNone(row)
    guard choices != self.choices || chosen != self.chosen || offersNone != self.offersNone else {
      return
    }
    if chosen != self.chosen { first = chosen }
    (self.choices, self.chosen, self.offersNone) = (choices, chosen, offersNone)
    updateTableData()
  }

  private func takeNone() {
    editor.set(.null)
    close()
  }

  private func take(_ id: String) {
    if picks == .single {
      editor.set(.choice(id))
      return close()
    }
    let isNew = !chosen.contains(id)
    let ids = choices.map(\.id)
    // A chosen value that is no choice any more is kept: the person did not unselect it.
    let (known, marked) = (Set(ids), Set(chosen))
    let others = chosen.filter { !known.contains($0) }
    let before = chosen
    chosen = ids.filter { $0 == id ? isNew : marked.contains($0) } + others
    // Who takes a choice back has changed nothing, in whatever order the property holds its values.
    if Set(chosen) == Set(first) { chosen = first }
    if !editor.set(.choices(chosen)) { chosen = before }
    updateTableData()
  }
}

/// A searchable picker screen, for choices that do not fit into one view.
private final class LongPickerScreen: PickerScreen {
  override class var settings: Settings { super.settings + [.searchable()] }
}
