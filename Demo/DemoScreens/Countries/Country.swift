import Foundation

/// A country, as far as the system knows it.
struct Country: Identifiable, Hashable, Sendable {
  /// Its two letters, as “FR”.
  let id: String
  let name: String
  let continent: String
  /// The language that most speak there, as “French”.
  let language: String?
  /// The code of the country's currency, such as “EUR”.
  let currency: String?
  /// Whether lengths are measured in meters there.
  let isMetric: Bool

  /// The flag, as text.
  var flag: String {
    String(
      String.UnicodeScalarView(id.unicodeScalars.compactMap { Unicode.Scalar($0.value + 127_397) }))
  }

  /// The name of the currency, such as “Euro”.
  var currencyName: String? {
    currency.flatMap { Self.english.localizedString(forCurrencyCode: $0) }
  }

  static let english = Locale(identifier: "en_GB")
}

extension Country {
  /// All countries that the system knows, by name.
  static let all: [Country] = Locale.Region.isoRegions
    .compactMap(Country.init)
    .sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }

  private init?(_ region: Locale.Region) {
    guard region.identifier.utf8.count == 2, let continent = region.continent,
      let name = Self.english.localizedString(forRegionCode: region.identifier),
      let continentName = Self.english.localizedString(forRegionCode: continent.identifier)
    else { return nil }
    let locale = Locale(identifier: "und_\(region.identifier)")
    let likely = Locale.Language(identifier: "und-\(region.identifier)").maximalIdentifier
    let language = likely.split(separator: "-").first.flatMap {
      Self.english.localizedString(forLanguageCode: String($0))
    }
    self.init(
      id: region.identifier, name: name, continent: continentName, language: language,
      currency: locale.currency?.identifier, isMetric: locale.measurementSystem == .metric)
  }
}

/// The countries of one part of the world.
struct Continent {
  let name: String
  let countries: [Country]

  static let all = Dictionary(grouping: Country.all, by: \.continent)
    .map { Continent(name: $0, countries: $1) }.sorted { $0.name < $1.name }

  /// How many of all countries are here, from 0 to 1.
  var share: Double { Double(countries.count) / Double(max(Country.all.count, 1)) }

  /// What most pay with here, and in how many countries.
  var mostUsedCurrency: (name: String, count: Int)? {
    Dictionary(grouping: countries.compactMap(\.currencyName)) { $0 }
      .map { ($0, $1.count) }.max { ($0.1, $1.0) < ($1.1, $0.0) }
  }

  /// Two letters for the index, as “Eu”.
  var letters: String { String(name.prefix(2)) }
}
