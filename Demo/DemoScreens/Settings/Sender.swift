/// An app that may notify, or may not.
struct Sender: Identifiable, Equatable {
  let name: String
  let todayCount: Int
  var isAllowed: Bool

  var id: String { name }

  static let samples = [
    Sender(name: "Bank", todayCount: 1, isAllowed: true),
    Sender(name: "Calendar", todayCount: 3, isAllowed: true),
    Sender(name: "Games", todayCount: 27, isAllowed: false),
    Sender(name: "Mail", todayCount: 12, isAllowed: true),
    Sender(name: "News", todayCount: 41, isAllowed: false),
  ]

  /// Those that may come first, then by name.
  static func sorted(_ senders: [Sender]) -> [Sender] {
    senders.sorted { ($0.isAllowed ? 0 : 1, $0.name) < ($1.isAllowed ? 0 : 1, $1.name) }
  }
}
