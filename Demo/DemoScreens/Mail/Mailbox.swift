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
  @ObservationIgnored let timeZone: TimeZone
  @ObservationIgnored private var nextPage = 0

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

  /// Changes a letter.
  func change(_ letter: Letter, _ edit: (inout Letter) -> Void) {
    guard let index = letters.firstIndex(where: { $0.id == letter.id }) else { return }
    edit(&letters[index])
  }

  /// Takes a letter out, and returns where it stood.
  func remove(_ letter: Letter) -> Int? {
    guard let index = letters.firstIndex(where: { $0.id == letter.id }) else { return nil }
    letters.remove(at: index)
    return index
  }

  func insert(_ letter: Letter, at index: Int) {
    letters.insert(letter, at: min(index, letters.count))
  }

  /// Puts a letter of one's own before all others.
  func send(_ subject: String, to receiver: Correspondent, _ text: String) {
    let id = (letters.map(\.id).max() ?? 0) + 1000
    var letter = Letter(id: id, sender: receiver, subject: "To \(subject)", text: text, date: now)
    (letter.isRead, letter.isArchived) = (true, true)
    letters.insert(letter, at: 0)
  }

  /// Fetches the next older letters, and says whether there are more.
  func fetchOlder() async throws -> Bool {
    try await network.fetch(steps: 6)
    letters += Letter.page(nextPage, before: now)
    nextPage += 1
    return nextPage < Letter.pages
  }

  /// Lets the server find letters, those that were never fetched too.
  func find(_ text: String) async throws -> [Letter] {
    try await network.fetch()
    let known = Set(letters.map(\.id))
    let older = (0..<Letter.pages).flatMap { Letter.page($0, before: now) }
    return (letters + older.filter { !known.contains($0.id) }).filter { letter in
      [letter.sender.name, letter.subject, letter.text].contains {
        $0.localizedStandardContains(text)
      }
    }
  }

  /// What a person calls the day of a letter, as “Today”.
  func day(of letter: Letter) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
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
    style.timeZone = timeZone
    style.locale = Words.current.locale
    return date.formatted(style)
  }
}
