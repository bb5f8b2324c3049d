import Foundation
public import Observation
public import TableScreen

/// Every character that has a name, found by its name or number as it is typed.
@Observable public final class CharactersScreen: TableScreen {
  private var sections: [CharacterSection] = []

  public override class var settings: Settings {
    [
      .title("Characters"),
      .searchable(placeholder: "Search names and numbers"),
      .indexable(),
      .rowHeight(.fixed(44)),
    ]
  }

  public override var tableHeader: RowElement? {
    .tour(
      "155,000 rows, each made when it comes into view; the search and the index reach all of them."
    )
  }

  public override var tableData: [Section] {
    sections.map { section in
      Section(
        section.title, items: section.characters, searchText: { "\($0.name) \($0.codePoint)" },
        cell: CharactersScreen.row)
    }
  }

  func row(_ character: NamedScalar) -> Cell {
    [
      .title: "\(character.glyph)  \(character.name.capitalized)",
      .subtitle: character.codePoint,
      .style: .value1,
      .accessory: .disclosure,
      .action: .perform(CharactersScreen.show, character),
    ]
  }

  public override func onLoad() {
    wait(for: "Reading the names of all characters…") { [weak self] in
      let sections = await CharacterSection.all
      // What a person has cancelled does not come all the same.
      try Task.checkCancellation()
      self?.sections = sections
    }
  }

  public override var detailPlaceholder: String? { "Choose a character" }

  func show(_ character: NamedScalar) { open(CharacterScreen(character), as: .detail) }
}
