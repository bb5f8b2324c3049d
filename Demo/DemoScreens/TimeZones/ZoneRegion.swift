import Foundation

/// The zones of one part of the world.
struct ZoneRegion {
  /// The part of the world, as “Europe”.
  let title: String
  /// Its zones, by name.
  let zones: [Zone]

  /// All zones that the system knows, by region.
  static let all: [ZoneRegion] = {
    let zones = TimeZone.knownTimeZoneIdentifiers.compactMap(Zone.init)
    return Dictionary(grouping: zones, by: \.region)
      .map { ZoneRegion(title: $0, zones: $1.sorted { $0.city < $1.city }) }
      .sorted { $0.title < $1.title }
  }()
}
