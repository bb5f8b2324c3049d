import TableScreen

/// A window as it is kept over the end of the program.
struct WebSavedSession: Codable, Equatable, Sendable {
  /// The digest of the browser, and of the person, that it belongs to.
  var owner: String
  /// The identifier of the person's locale, with its region; in a state of an earlier version that of the language alone.
  var language: String
  /// The time zone of the person; nil means that of the server.
  var timeZone: String?
  /// The address under which it was opened.
  var address: String
  /// The address of what it shows; nil means the one under which it was opened.
  var place: String?
  /// The open screens, with the state of each table; what a person has typed into a secret field is in none.
  var state: TableNavigationState

  /// Returns whether the window belongs to a browser, and to the person who uses it.
  func belongs(to visitor: WebGate.Visitor) -> Bool {
    RandomID.areSame(owner, visitor.digest)
  }
}

extension WebGate.Visitor {
  /// The owner, as it is kept: whoever reads the store cannot come in as this browser.
  var digest: String { SHA256.hexadecimal(of: owner) }
}
