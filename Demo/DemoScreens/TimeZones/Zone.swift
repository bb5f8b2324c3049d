import Foundation

/// A time zone, named by one of its cities.
struct Zone: Identifiable, Equatable, Sendable {
  let id: String
  let timeZone: TimeZone

  init?(_ identifier: String) {
    guard let timeZone = TimeZone(identifier: identifier) else { return nil }
    id = identifier
    self.timeZone = timeZone
  }

  /// The part of the world, as “America”.
  var region: String { id.contains("/") ? String(id.prefix { $0 != "/" }) : "Universal" }

  /// The city, as “Buenos Aires, Argentina”.
  var city: String {
    let places = id.replacing("_", with: " ").split(separator: "/")
    return places.count == 1 ? id : places.dropFirst().reversed().joined(separator: ", ")
  }

  /// The time on a clock there, as “09:05”.
  func time(at date: Date) -> String {
    let day = 86_400
    let second = (Int(date.timeIntervalSince1970.rounded(.down)) + offset(at: date)) % day
    let minutes = (second + day) % day / 60
    return Self.clock(hours: minutes / 60, minutes: minutes % 60)
  }

  /// The day of the week there.
  func day(at date: Date) -> String {
    var style = Date.FormatStyle().weekday(.wide)
    style.timeZone = timeZone
    return date.formatted(style)
  }

  /// How far the clocks there are ahead, as “UTC+05:45”.
  func offsetName(at date: Date) -> String {
    let minutes = abs(offset(at: date)) / 60
    let sign = offset(at: date) < 0 ? "-" : "+"
    return "UTC" + sign + Self.clock(hours: minutes / 60, minutes: minutes % 60)
  }

  private func offset(at date: Date) -> Int { timeZone.secondsFromGMT(for: date) }

  private static func clock(hours: Int, minutes: Int) -> String {
    "\(hours < 10 ? "0" : "")\(hours):\(minutes < 10 ? "0" : "")\(minutes)"
  }
}
