import Foundation

/// One letter.
struct Letter: Identifiable, Hashable, Sendable {
  let id: Int
  let sender: Correspondent
  let subject: String
  let text: String
  let date: Date
  var isRead = false
  var isFlagged = false
  var isArchived = false
  /// Who gets it, where one has written it oneself.
  var receiver: Correspondent?

  var isSent: Bool { receiver != nil }
  /// The other one, who wrote the letter or gets it.
  var correspondent: Correspondent { receiver ?? sender }
  /// What stands over it: who wrote it, or to whom.
  var title: String { receiver.map { "To \($0.name)" } ?? sender.name }
}

extension Letter {
  /// The letters of the last days before `now`, the newest first, which has just come: at any hour one is of today.
  static func latest(before now: Date) -> [Letter] {
    let letters: [(Double, Correspondent, String, String)] = [
      (
        0, .ada, "Notes on the engine",
        "The engine might compose elaborate music. See https://analytical.example/notes"
      ),
      (1.2, .nobody, "Build 1842 passed", "All tests passed in 58 seconds."),
      (
        2, .grace, "A moth in relay 70",
        "First actual case of a bug being found. It is taped into the log."
      ),
      (5, .alan, "Can machines think?", "Shall we play the imitation game on Friday?"),
      (
        20, .margaret, "Priority displays",
        "The computer was not broken; it told us what it could not do in time."
      ),
      (23, .nobody, "Build 1841 failed", "One test failed: a leap second was not expected."),
      (26, .barbara, "Substitution", "What holds for the type must hold for its subtypes, too."),
      (
        30, .edsger, "Counting from zero",
        "I enclose eleven hundred words on why the first index is 0."
      ),
      (47, .ada, "Bernoulli numbers", "Variables V1 to V24 are set as in the table."),
      (52, .alan, "On Friday", "Bring the chess set."),
      (60, .grace, "Nanoseconds", "I have cut you a wire of 30 centimeters, so that you see one."),
      (71, .nobody, "Build 1840 passed", "All tests passed in 61 seconds."),
    ]
    return letters.enumerated().map { place, letter in
      var mail = Letter(
        id: place, sender: letter.1, subject: letter.2, text: letter.3,
        date: now.addingTimeInterval(-letter.0 * 3600))
      mail.isRead = place > 4
      mail.isFlagged = place == 4 || place == 7
      return mail
    }
  }

  /// A page of older letters, a day apart each; the archive has ``pages`` of them.
  static func page(_ page: Int, before now: Date) -> [Letter] {
    let subjects = ["Minutes of the meeting", "Travel to the conference", "Proofs", "Reading list"]
    return (0..<12).map { place in
      let number = page * 12 + place
      let sender = Correspondent.all[(number * 5 + page) % Correspondent.all.count]
      return Letter(
        id: 100 + number, sender: sender, subject: "\(subjects[number % 4]) \(40 - number)",
        text: "An older letter, fetched when the end of the list came into view.",
        date: now.addingTimeInterval(-Double(number + 4) * 86_400), isRead: true)
    }
  }

  static let pages = 3
}
