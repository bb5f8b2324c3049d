#if Postgres
import CPostgres

/// The place of one server, where an address names several, of which one is asked after the other.
struct PostgresPlace: Sendable {
  /// The settings of it alone, by keyword; what all of the servers share is not among them.
  private let parts: [String: String]

  private static let keywords = ["host", "hostaddr", "port"]

  /// Returns the places that the settings of an address name; none where they name no more than one.
  static func all(in settings: [String: String]) -> [PostgresPlace] {
    var lists: [String: [String]] = [:]
    for keyword in keywords {
      let list = (settings[keyword] ?? "").split(separator: ",", omittingEmptySubsequences: false)
      if list.count > 1 { lists[keyword] = list.map(String.init) }
    }
    // libpq takes a port that is left out for the usual one, and for none that is to replace another.
    lists["port"] = lists["port"]?.map { $0.isEmpty ? "5432" : $0 }
    guard let count = (lists["host"] ?? lists["hostaddr"])?.count,
      lists.values.allSatisfy({ $0.count == count && !$0.contains("") })
    else { return [] }
    return (0..<count).map { place in PostgresPlace(parts: lists.mapValues { $0[place] }) }
  }

  /// Returns the settings that name some places, instead of all that the address names.
  static func settings(_ places: some Collection<PostgresPlace>) -> [(String, String)] {
    keywords.compactMap { keyword in
      let list = places.compactMap { $0.parts[keyword] }
      return list.isEmpty ? nil : (keyword, list.joined(separator: ","))
    }
  }

  /// Returns whether a connection is being opened to this place.
  func isAsked(by handle: PostgresHandle) -> Bool {
    let asked = Self.asked(by: handle)
    return (parts["host"] ?? parts["hostaddr"]) == asked.host
      && (parts["port"] ?? asked.port) == asked.port
  }

  /// Returns the place to which a connection is being opened, as libpq names it.
  static func asked(by handle: PostgresHandle) -> (host: String, port: String) {
    func text(_ text: UnsafeMutablePointer<CChar>?) -> String {
      text.map { String(cString: $0) } ?? ""
    }
    return (text(PQhost(handle.pointer)), text(PQport(handle.pointer)))
  }
}
#endif
