import Foundation

extension Date {
  /// Reads a moment as ISO 8601 writes it, such as `2026-11-21T18:30:00Z`; nil for one that does not exist.
  ///
  /// Foundation alone takes the 29th of February of any year, and 25:00, for a later moment.
  package init?(moment text: String) {
    guard let date = try? Date(text, strategy: .iso8601) else { return nil }
    let numbers = text.utf8.split { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) }
      .compactMap { Int(String(Substring($0))) }
    guard numbers.count >= 6, numbers[3] < 24, numbers[4] < 60, numbers[5] < 60 else { return nil }
    let day = DateComponents(year: numbers[0], month: numbers[1], day: numbers[2])
    guard day.isValidDate(in: Calendar(identifier: .gregorian)) else { return nil }
    self = date
  }
}
