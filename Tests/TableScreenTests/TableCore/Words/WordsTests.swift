import Foundation
import TableScreenTesting
import Testing

@testable import TableCore
@testable import TableScreen
@testable import TableScreenText

private final class FieldsScreen: TableScreen {
  override class var settings: Settings { [.title("Fields")] }
  final class Values {
    var count = 3
    var share = 0.5
    var date = Date(timeIntervalSince1970: 0)
    var level: Int?
  }
  let values = Values()
  override var tableData: [Section] {
    [
      Section {
        [.title: "Count", .bind: .to(values, \.count)]
        [.title: "Share", .bind: .to(values, \.share)]
        [.title: "Date", .bind: .to(values, \.date)]
        [.title: "Level", .bind: .to(values, \.level)]
      }
    ]
  }
}

private final class NewsScreen: TableScreen {
  override class var settings: Settings { [.title("News"), .refreshable()] }
  override var tableData: [Section] { [Section { [.title: "one"] }] }
}

private final class OldStyleScreen: TableScreen {
  override class var settings: Settings {
    [.refreshable(updatedFormat: "As of %s", updatedTimeFormat: "HH.mm")]
  }
}

private final class ChoiceScreen: TableScreen {
  override class var settings: Settings { [.title("Choice"), .selectable(.multiple)] }
  override var tableData: [Section] {
    [
      Section {
        [.title: "a"]; [.title: "b"]; [.title: "c"]
      }
    ]
  }
}

/// What the framework says, and how it writes numbers and times.
@MainActor struct WordsTests {
  @Test(arguments: [
    ("en_US", "2:32\u{202F}PM"), ("en_GB", "14:32"), ("de_DE", "14:32"), ("fr_FR", "14:32"),
    ("ru_RU", "14:32"), ("pl_PL", "14:32"), ("ja_JP", "14:32"), ("ar_EG", "٢:٣٢\u{A0}م"),
  ])
  func `the time of a refresh is written as the locale does`(identifier: String, time: String)
    async throws
  {
    let screen = NewsScreen()
    screen.tableClock = TableClock(timeZone: .gmt, locale: Locale(identifier: identifier)) {
      Date(timeIntervalSince1970: 52_320)
    }
    let table = try await HeadlessHost.show(screen)
    try await table.refresh()
    // Which spaces stand in it differs between versions of the data.
    func plain(_ text: String?) -> String {
      String((text ?? "").map { $0.isWhitespace ? " " : $0 })
    }
    #expect(plain(table.chrome.refresh?.time) == plain(time))
    #expect(plain(table.chrome.refresh?.text) == plain("Last updated at \(time)"))
  }

  @Test func `the first line says shortly when the table was refreshed`() async throws {
    let stage = try await TextStage(NewsScreen(), columns: 40, rows: 4)
    #expect(stage.paint().lines[0].hasSuffix("News                ↻"))
    stage.screen.tableClock = TableClock(timeZone: .gmt, locale: Locale(identifier: "de_DE")) {
      Date(timeIntervalSince1970: 52_320)
    }
    try await stage.host.refresh()
    #expect(stage.paint().lines[0] == String(repeating: " ", count: 18) + "News          ↻ 14:32")
    stage.screen.startRefreshing()
    #expect(stage.paint().lines[0].hasSuffix("⠋ Refreshing…"))
  }

  @Test func `an app's own words and pattern for the time stand`() async throws {
    let screen = OldStyleScreen()
    screen.tableClock = TableClock(timeZone: .gmt) { Date(timeIntervalSince1970: 52_320) }
    let table = try await HeadlessHost.show(screen)
    try await table.refresh()
    #expect(table.chrome.refresh?.text == "As of 14.32")
    #expect(table.chrome.refresh?.time == "14.32")
  }

  @Test func `a field that does not fit says what to type`() async throws {
    let table = try await HeadlessHost.show(FieldsScreen())
    func message(_ text: String, in field: String) async throws -> String? {
      try await table.type(text, into: field)
      return table.row(field)?.message
    }
    let words = TableWords()
    #expect(try await message("many", in: "Count") == words.notAnInteger)
    #expect(try await message("1.5", in: "Count") == words.notAnInteger)
    #expect(try await message("half", in: "Share") == words.notANumber)
    #expect(try await message("soon", in: "Date") == words.notADate)
    #expect(try await message("high", in: "Level") == words.notAnInteger)
    #expect(try await message("7", in: "Count") == nil)
    #expect(try await message("", in: "Level") == nil)
    // What the remedies name is taken.
    #expect(try await message("12", in: "Count") == nil)
    #expect(try await message("1.5", in: "Share") == nil)
    #expect(try await message("2026-01-31T09:30:00Z", in: "Date") == nil)
  }

  @Test func `where any number of rows can be selected the first line says how many are`()
    async throws
  {
    let stage = try await TextStage(ChoiceScreen(), columns: 40, rows: 6)
    #expect(!stage.paint().lines[0].contains("selected"))
    try await stage.host.tap("a")
    try await stage.host.tap("c")
    #expect(stage.host.chrome.selectedCount == 2)
    #expect(stage.paint().lines[0].hasSuffix("Choice      2 selected"))
    try await stage.host.tap("a")
    #expect(stage.paint().lines[0].hasSuffix("1 selected"))
  }

  @Test func `what does not come says why in words of the locale`() {
    var words = TableWords()
    words.locale = Locale(identifier: "en_US")
    #expect(words.text(of: .tooLarge(limit: 10_000_000)) == "What came is larger than 10 MB")
    #expect(
      words.text(of: .timedOut(.seconds(30))) == "The answer did not come within 30 seconds")
    #expect(
      words.text(of: .timedOut(.seconds(1))) == "The answer did not come within 1 second")
    #expect(words.text(of: .status(404)) == "The server answered with the status 404")
    words.locale = Locale(identifier: "pl_PL")
    words.downloadTooLate = { "Obraz nie dotarł w ciągu \($0)" }
    #expect(words.text(of: .timedOut(.seconds(2))) == "Obraz nie dotarł w ciągu 2 sekundy")
  }

  @Test func `every word can be said otherwise`() {
    var words = TableWords()
    words.buttons[.trash] = "Löschen"
    words.done = "Fertig"
    #expect(words.name(of: .trash) == "Löschen")
    #expect(words.name(of: .done) == "Fertig")
    #expect(words.name(of: .reply) == "Reply")
    #expect(words.found(3, 12_345, Locale(identifier: "de_DE")) == "3 of 12.345")
    #expect(words.deletedRows.text(for: 2, in: words.locale) == "Deleted 2 rows")
    words.deletedRows = PluralForms(one: "%d Zeile gelöscht", other: "%d Zeilen gelöscht")
    #expect(
      words.deletedRows.text(for: 1, in: Locale(identifier: "de_DE")) == "1 Zeile gelöscht")
  }

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "de_DE"), (["LC_ALL": "fr_FR", "LANG": "de_DE"], "fr_FR"),
    (["LC_ALL": "", "LC_TIME": "ru_RU@x", "LANG": "C"], "ru_RU"), (["LANG": "ja"], "ja"),
  ])
  func `the locale of the person is that of the environment`(
    environment: [String: String], identifier: String
  ) {
    #expect(Locale.of(environment: environment).identifier == identifier)
  }

  @Test(arguments: [[:], ["LANG": "C"], ["LC_ALL": "C.UTF-8"], ["LANG": "POSIX"]])
  func `without one, times have 24 hours`(environment: [String: String]) {
    var words = TableWords()
    words.locale = Locale.of(environment: environment)
    #expect(words.time(of: Date(timeIntervalSince1970: 52_320), in: .gmt) == "14:32")
  }
}
