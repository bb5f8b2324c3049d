import Foundation
import TableScreen

/// One country: what the system knows of it, with pictures of every kind.
final class CountryScreen: TableScreen {
  private let country: Country

  init(_ country: Country) {
    self.country = country
    super.init()
  }

  override class var settings: Settings { [.style(.grouped)] }

  override var restorationName: String? {
    super.restorationName ?? "country:\(country.id)"
  }

  override var title: String { country.name }

  override var titleView: RowElement? { .row(.text(country.flag), .text(country.name)) }

  override var tableData: [Section] {
    [
      Section {
        fact("Name", country.name, TableImage(.named("flag"), size: 24))
        fact("Language", country.language, TableImage(.named("speech"), radius: 12, size: 24))
        fact("Currency", country.currencyName, TableImage(.named("coin"), radius: 12, size: 24))
        fact(
          "Measures", country.isMetric ? "Meters" : "Feet and miles",
          TableImage(.data(tile.png), radius: 4, size: 24))
      }
    ]
  }

  private func fact(_ title: String, _ value: String?, _ image: TableImage) -> Cell? {
    value.map { [.title: title, .subtitle: $0, .style: .value1, .image: image] }
  }

  /// A tile in a color of its own.
  private var tile: TilePicture {
    let shade = country.id.utf8.reduce(UInt8(0)) { $0 &* 31 &+ $1 }
    return TilePicture(red: shade, green: 255 - shade, blue: shade &* 7)
  }
}

/// Some countries, compared.
final class ComparisonScreen: TableScreen {
  private let countries: [Country]

  init(_ countries: [Country]) {
    self.countries = countries
    super.init()
  }

  override class var settings: Settings { [.title("Compared"), .style(.grouped)] }

  override var tableData: [Section] {
    [
      section("Language") { $0.language },
      section("Currency") { $0.currencyName },
      section("Measures") { $0.isMetric ? "Meters" : "Feet and miles" },
    ]
  }

  private func section(_ title: String, _ value: (Country) -> String?) -> Section {
    Section(title, cells: countries.map { .fact("\($0.flag)  \($0.name)", value($0) ?? "none") })
  }
}
