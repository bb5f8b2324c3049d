// swift-format-ignore-file
// The examples of “Testing”, word for word.
import Foundation
import TableScreen
import TestSupport
import Testing
import TableScreenTesting

final class InboxScreen: TableScreen {
  let library = Library()
  override class var settings: Settings { [.title("Inbox"), .searchable(), .refreshable(), .indexable()] }

  override var tableData: [Section] { [
    Section("Letters", items: library.songs) { letter in
      [
        .title: letter.title, .action: .perform(InboxScreen.read, letter),
        .deleteAction: .perform(InboxScreen.remove, letter),
        .menu: .actions([TableRowAction("Play", .perform(InboxScreen.play, letter))]),
      ]
    },
  ] }

  override func onRefresh() async throws { library.songs.removeAll() }
  func read(_ letter: Song) { open(LetterScreen(letter), as: .modal) { [weak self] (title: String) in self?.rename(letter, title) } }
  func remove(_ letter: Song) throws {
    if letter.id == 1 { throw InboxError.locked }
    library.songs.removeAll { $0.id == letter.id }
  }
  func play(_ letter: Song) { show(notice: "Playing \(letter.title)") }
  private func rename(_ letter: Song, _ title: String) {
    guard let index = library.songs.firstIndex(where: { $0.id == letter.id }) else { return }
    library.songs[index].title = title
  }
}

enum InboxError: LocalizedError {
  case locked
  var errorDescription: String? { "This letter is locked" }
}

final class LetterScreen: TableScreen {
  let letter: Song
  init(_ letter: Song) {
    self.letter = letter
    super.init()
  }

  override var title: String { letter.title }
  override var tableData: [Section] { [Section { [.title: "Rename", .action: .perform(LetterScreen.rename)] }] }
  func rename() { close(returning: letter.title.uppercased()) }
}

final class WrongScreen: TableScreen {
  override var tableData: [Section] { [Section("Wrong") { [.title: "Row", .action: "edit"] }] }
}

final class VersesScreen: TableScreen {
  var verses = ["Verse", "Chorus"]
  override var tableData: [Section] { [
    Section(cells: verses.map { [.title: $0, .deleteAction: .perform(VersesScreen.remove, $0)] })
  ] }
  func remove(_ verse: String) async -> Deletion {
    let isSure = await withCheckedContinuation { answer in
      open(SureScreen(verse) { answer.resume(returning: $0) }, as: .modal)
    }
    guard isSure else { return .keep }
    verses.removeAll { $0 == verse }
    return .done
  }
}

final class SureScreen: TableScreen {
  let verse: String
  private let answered: (Bool) -> Void
  private var isSure = false
  init(_ verse: String, answered: @escaping (Bool) -> Void) {
    self.verse = verse
    self.answered = answered
    super.init()
  }

  override var title: String { "Delete \(verse)?" }
  override var tableData: [Section] { [Section {
    [.title: "Delete", .action: .perform(SureScreen.answer, true)]
    [.title: "Keep", .action: .perform(SureScreen.answer, false)]
  }] }
  func answer(_ isSure: Bool) {
    self.isSure = isSure
    close()
  }
  override func onDismiss() { answered(isSure) }
}

@MainActor struct TestingExamples {
  @Test func `an action that waits for an answer gets it`() async throws {
    let table = try await HeadlessHost.show(VersesScreen())
    try await table.delete("Verse")
    #expect(table.chrome.title == "Delete Verse?")
    try await table.tap("Keep")
    #expect(table.titles == ["Verse", "Chorus"])
    try await table.delete("Verse")
    try await table.tap("Delete")
    #expect(table.titles == ["Chorus"])
  }

  @Test func `rows are meant by their titles`() async throws {
    let table = try await HeadlessHost.show(InboxScreen())
    try await table.choose("Play", of: "Ballad")
    #expect(table.chrome.notice?.text == "Playing Ballad")
    try await table.delete("Ballad")
    #expect(table.titles == ["Anthem", "Canon"])
  }

  @Test func `a row says what it has`() async throws {
    let table = try await HeadlessHost.show(InboxScreen())
    let row = try #require(table.row("Ballad"))
    #expect(row.texts.map(\.text.plain) == ["Ballad"])
    #expect(row.tap == .action)
    #expect(row.editing == .delete)
    #expect(row.rowActions[.menu]?.map(\.title) == ["Play"])
    #expect(row.controls.isEmpty)
  }

  @Test func `an error is shown, and the row stays`() async throws {
    let table = try await HeadlessHost.show(InboxScreen())
    try await table.delete("Anthem")
    #expect(table.chrome.notice?.isError == true)
    #expect(table.chrome.notice?.text == "This letter is locked")
    #expect(table.titles.contains("Anthem"))
  }

  @Test func `a modal screen returns a value`() async throws {
    let table = try await HeadlessHost.show(InboxScreen())
    try await table.tap("Canon")
    #expect(table.chrome.title == "Canon")
    #expect(table.chrome.isModal)
    try await table.tap("Rename")
    #expect(table.titles == ["Anthem", "Ballad", "CANON"])
  }

  @Test func `what is wrong with a call says what would be right`() async throws {
    let table = try await HeadlessHost.show(InboxScreen())
    let error = await #expect(throws: HeadlessError.self) { try await table.tap("Balad") }
    #expect(error == .notOnScreen("Balad", nearest: "Ballad"))
  }

  @Test func `mistakes in the app's code are collected`() async throws {
    let found = try await TableDiagnostics.collect { _ = try await HeadlessHost.show(WrongScreen()) }
    #expect(found.count == 1)
    #expect(found[0].place.key == "action")
  }

  private static let recording = """
    {"recording":1,"program":"inbox","screens":["InboxScreen"],"host":"terminal","capabilities":0,\
    "started":"2026-01-01T12:00:00Z","timeZone":"GMT","locale":"en_US","columns":60,"rows":7,"seed":1,\
    "secrets":"left out"}
    {"at":1,"do":"delete","rows":[{"owner":"","steps":[{"place":1,"row":"#2","section":"'Letters"}]}],\
    "titles":["Ballad"]}

    """

  @Test func `a recording is played, and becomes a test`() async throws {
    let folder = try TemporaryFolder()
    let file = URL(filePath: try folder.write(Self.recording, to: "inbox.jsonl"))
    let table = try await HeadlessHost.play(file, on: InboxScreen())
    #expect(table.titles == ["Anthem", "Canon"])
    let recording = try TableRecording(contentsOf: file)
    let test = recording.swiftTest(showing: "[InboxScreen()]")
    #expect(test.contains("try await table.delete(\"Ballad\")"))
  }

  /// What is said of a recording in which another row stood.
  static func mismatch() async throws -> String {
    let recording = try TableRecording(Data(Self.recording.utf8))
    let table = try await HeadlessHost.play(recording, onTabs: [InboxScreen()])
    let lines = table.frame(columns: 60, rows: 7).replacing("Canon", with: "Chant").split(separator: "\n")
    let pairs = lines.enumerated().map { "\"0\($0)\":\"\($1)\"" }.joined(separator: ",")
    let frame = "{\"at\":2,\"frame\":{\(pairs)},\"height\":7}\n"
    let other = try TableRecording(Data((Self.recording.trimmingCharacters(in: .newlines) + "\n" + frame).utf8))
    do {
      _ = try await HeadlessHost.play(other, onTabs: [InboxScreen()])
      return ""
    } catch { return "\(error)" }
  }

  static func frame() async throws -> String {
    let table = try await HeadlessHost.show(InboxScreen())
    return table.frame(columns: 60, rows: 7)
  }

  @Test func `a test goes on while work is running`() async throws {
    let table = try await HeadlessHost.show(InboxScreen())
    try await table.waiting(atMost: .zero) { try await table.refresh() }
    #expect(table.chrome.refresh?.isRefreshing == true)
  }

  @Test func `another row of a title is named by its identity`() async throws {
    let table = try await HeadlessHost.show(InboxScreen())
    let row = try #require(table.layout.row(at: TablePath(0, 1)))
    try await table.send(.rowAction(row.id, .menu, 0))
    #expect(table.chrome.notice?.text == "Playing Ballad")
  }

  @Test func `a frame is what a terminal shows`() async throws {
    let table = try await HeadlessHost.show(InboxScreen())
    let frame = table.frame(columns: 60, rows: 7)
    #expect(frame.contains("Ballad"))
  }

  @Test func `time stands still where a test says so`() async throws {
    let screen = InboxScreen()
    screen.tableClock = TableClock(timeZone: .gmt) { Date(timeIntervalSince1970: 52_320) }
    let table = try await HeadlessHost.show(screen)
    try await table.refresh()
    #expect(table.chrome.refresh?.time?.contains("32") == true)
  }
}
