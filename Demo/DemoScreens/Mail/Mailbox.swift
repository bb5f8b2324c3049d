import Foundation
import Observation
import TableScreen

/// All letters that were fetched, and the server that has the others.
@Observable @MainActor final class Mailbox {
  private(set) var letters: [Letter] {
    didSet { onChange?() }
  }
  /// Runs when there are other letters, or one is another.
  @ObservationIgnored var onChange: (() -> Void)?
  var labels = ["Friends", "Work", "Machines"]
  let network: DemoNetwork
  @ObservationIgnored let now: Date
  @ObservationIgnored private let timeZone: TimeZone?
  @ObservationIgnored private var nextPage = 0
  // The server still has these: neither a page nor a search brings them back.
  @ObservationIgnored private var removed: Set<Letter.ID> = []

  init(_ setup: DemoSetup) {
    network = DemoNetwork(setup)
    now = setup.now()
    timeZone = setup.timeZone
    letters = Letter.latest(before: now)
  }

  var inbox: [Letter] { letters.filter { !$0.isArchived } }
  var archive: [Letter] { letters.filter { $0.isArchived } }
  var unreadCount: Int { inbox.count { !$0.isRead } }

  /// Returns a letter as it is now.
  func current(_ letter: Letter) -> Letter { letters.first { $0.id == letter.id } ?? letter }

  /// Changes a letter; one that only the server had is kept with the others from then on.
  func change(_ letter: Letter, _ edit: (inout Letter) -> Void) {
    if let index = letters.firstIndex(where: { $0.id == letter.id }) {
      edit(&letters[index])
    } else if !removed.contains(letter.id) {
      var changed = letter
      edit(&changed)
      if changed != letter { insert(changed) }
    }
  }

  /// Takes a letter out, and says whether it was there, here or on the server.
  func remove(_ letter: Letter) -> Bool {
    letters.removeAll { $0.id == letter.id }
    return removed.insert(letter.id).inserted
  }

  /// Puts a letter in its place, the newest first.
  func insert(_ letter: Letter) {
    removed.remove(letter.id)
    let index = letters.firstIndex { isNewer(letter, $0) }
    letters.insert(letter, at: index ?? letters.count)
  }

  private func isNewer(_ letter: Letter, _ other: Letter) -> Bool {
    (letter.date, letter.id) > (other.date, other.id)
  }

  /// Whether a letter of the server is neither here nor removed.
  private func isNew(_ letter: Letter) -> Bool {
    !removed.contains(letter.id) && !letters.contains { $0.id == letter.id }
  }

  /// Puts a letter of one's own before all others.
  func send(_ subject: String, to receiver: Correspondent, _ text: String) {
    // That of a letter which was removed stays its own: the removal can be taken back.
    let id = ((letters.map(\.id) + removed).max() ?? 0) + 1000
    var letter = Letter(id: id, sender: .me, subject: subject, text: text, date: now)
    (letter.isRead, letter.isArchived, letter.receiver) = (true, true, receiver)
    letters.insert(letter, at: 0)
  }

  /// Fetches the next older letters, and says whether there are more.
  func fetchOlder() async throws -> Bool {
    try await network.fetch(steps: 6)
    letters = (letters + Letter.page(nextPage, before: now).filter(isNew)).sorted(by: isNewer)
    nextPage += 1
    return nextPage < Letter.pages
  }

  /// Lets the server find letters, those that were never fetched too.
  func find(_ text: String) async throws -> [Letter] {
    try await network.fetch()
    let older = (0..<Letter.pages).flatMap { Letter.page($0, before: now) }
    return (letters + older.filter(isNew)).sorted(by: isNewer).filter { letter in
      [letter.title, letter.subject, letter.text].contains {
        $0.localizedStandardContains(text)
      }
    }
  }

  /// What a person calls the day of a letter, as “Today”.
  func day(of letter: Letter) -> String {
    var calendar = Calendar.ofViewer
    if let timeZone { calendar.timeZone = timeZone }
    let days =
      calendar.dateComponents(
        [.day], from: calendar.startOfDay(for: letter.date), to: calendar.startOfDay(for: now)
      ).day ?? 0
    switch days {
    case ...0: return "Today"
    case 1: return "Yesterday"
    case 2...6: return format(letter.date, Date.FormatStyle().weekday(.wide))
    default: return format(letter.date, Date.FormatStyle().month(.wide).year())
    }
  }

  /// When a letter was written, in the language of the framework's words, as “1 Jan 2026 at 09:30”.
  func time(of letter: Letter) -> String {
    format(letter.date, Date.FormatStyle(date: .abbreviated, time: .shortened))
  }

  private func format(_ date: Date, _ style: Date.FormatStyle) -> String {
    var style = style
    style.timeZone = timeZone ?? .ofViewer
    style.locale = TableWords.current.locale
    return date.formatted(style)
  }
}
