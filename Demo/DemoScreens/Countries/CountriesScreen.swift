import Foundation
public import Observation
public import TableScreen

/// The countries of the world: choose some, and compare them.
@Observable public final class CountriesScreen: TableScreen {
  /// The continents that came into view so far.
  private var seen: Set<Int> = []

  public override class var settings: Settings {
    [
      .title("Countries"),
      .searchable(placeholder: "Search countries and languages"),
      .selectable(.multiple),
      .indexable(),
    ]
  }

  public override var tableHeader: RowElement? {
    .tour(
      "Cells, headers and footers of the app’s own, rows to be chosen, and an index of its own.")
  }

  public override var tableData: [Section] {
    Continent.all.map { continent in
      let footer = continent.mostUsedCurrency.map { "Most pay with: \($0.name) (\($0.count))" }
      return Section(
        continent.name, footer: footer, items: continent.countries,
        searchText: { "\($0.name) \($0.language ?? "")" }, cell: CountriesScreen.row
      )
      .header(
        ContinentHeader.self,
        properties: ["count": continent.countries.count, "share": continent.share]
      )
      .footer(ContinentFooter.self)
    }
  }

  func row(_ country: Country) -> Cell {
    [
      .title: country.name,
      .searchText: country.language,
      .cellClass: .of(CountryCell.self),
      .properties: .values(["flag": country.flag, "currency": country.currency ?? "none"]),
      .longPressAction: .perform(CountriesScreen.show, country), .longPressTitle: "Details",
      .menu: .actions([TableRowAction("Details", .perform(CountriesScreen.show, country))]),
    ]
  }

  /// Two letters for each continent: one would not tell them apart.
  public override var tableIndex: [TableIndexEntry]? {
    Continent.all.map { TableIndexEntry($0.letters, section: TableCell.ID($0.name)) }
  }

  public override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
    guard edge == .toolbar else { return [] }
    let count = selectedRows.count
    var compare = BarButton(
      count == 0 ? "Choose countries" : "Compare \(count)",
      action: .perform(CountriesScreen.compare))
    compare.isEnabled = count > 1
    var clear = BarButton("Clear", action: .perform(CountriesScreen.clearSelection))
    clear.isEnabled = count > 0
    var place = BarButton(
      "Seen \(seen.count) of \(Continent.all.count)", action: .run { _ in })
    place.isEnabled = false
    return [compare, clear, place]
  }

  public override func willDisplayHeader(section: Int) { seen.insert(section) }

  public override func onSelectionChanged() { refreshChrome() }

  private var chosen: [Country] {
    let ids = Set(selectedIDs)
    return Country.all.filter { ids.contains(TableCell.ID($0.id)) }
  }

  func compare() { open(ComparisonScreen(chosen)) }
  func show(_ country: Country) { open(CountryScreen(country), as: .detail) }
}
