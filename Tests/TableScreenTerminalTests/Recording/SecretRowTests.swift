#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenCells
import TableScreenTesting
import TestSupport
import Testing

@testable import TableScreenTerminal

/// What is typed or chosen in a secret row is in no recording, and what shows there to everyone is; both are played.
@MainActor struct SecretRowTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "recording.jsonl")
  }

  /// Records what is done in the row of a screen, plays it on another one, and returns that one with the recording's text.
  private func record<Value>(
    _ make: @MainActor () -> SecretScreen<Value>,
    _ work: (RecordedTerminal, NodeID) async throws -> Void
  ) async throws -> (played: SecretScreen<Value>, text: String) {
    let screen = make()
    let person = try await RecordedTerminal([screen], to: file)
    try await work(person, try #require(screen.model.resolve(.id("value")).first))
    await person.press(.up)
    person.close()
    let played = make()
    let table = try await HeadlessHost.play(file, on: played)
    #expect(table.row("Value")?.message == nil)
    table.close()
    let test = try TableRecording(contentsOf: file).swiftTest(showing: "[SecretScreen()]")
    return (played, try String(contentsOf: file, encoding: .utf8) + test)
  }

  /// A kind of row into which something is typed: what is typed, as the host tells it, and what would give it away.
  struct Typed: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let cellClass: @MainActor @Sendable () -> TableCellClass
    let value: TableValue
    let words: [String]
  }

  @Test(arguments: [
    Typed(
      testDescription: "text", cellClass: { .textField() }, value: .text("gout"), words: ["gout"]),
    Typed(
      testDescription: "password", cellClass: { .secureField() }, value: .text("gout"),
      words: ["gout"]),
    Typed(
      testDescription: "area", cellClass: { .textArea() }, value: .text("gout"), words: ["gout"]),
    Typed(
      testDescription: "color", cellClass: { .color }, value: .text("#12ab34"), words: ["12ab34"]),
  ])
  func `a text is left out`(typed: Typed) async throws {
    let (_, text) = try await record({ SecretScreen("", typed.cellClass()) }) { person, row in
      await person.send(.control(row, name: RowControl.boundName, value: typed.value))
    }
    for word in typed.words { #expect(!text.contains(word)) }
  }

  @Test func `a number is left out`() async throws {
    let (played, text) = try await record({ SecretScreen(0, .number()) }) { person, row in
      await person.send(.control(row, name: RowControl.boundName, value: .text("73951")))
    }
    #expect(!text.contains("73951"))
    #expect(played.value != 0)
  }

  @Test(arguments: [DateCell.Parts.day, .time, .date])
  func `a moment is left out`(parts: DateCell.Parts) async throws {
    let day = Date(timeIntervalSince1970: 1_000_000_000)
    let moment = Date(timeIntervalSince1970: 987_654_321)
    let (played, text) = try await record({ SecretScreen(day, .date(parts)) }) { person, row in
      await person.send(.control(row, name: RowControl.boundName, value: .date(moment)))
    }
    #expect(!text.contains("\(Int(moment.timeIntervalSinceReferenceDate))"))
    #expect(!text.contains(moment.formatted(.iso8601.year().month().day())))
    #expect(played.value != day)
  }

  @Test(arguments: [(first: "flu", other: "mumps"), ("", "gout")])
  func `a choice on a page is left out`(first: String, other: String) async throws {
    let choices: [RowControl.Choice] = ["flu", "gout", "mumps"]
    let (played, text) = try await record({ SecretScreen(first, .picker(choices)) }) {
      person, row in
      await person.send(.tap(row))
      let page = try #require(person.host.navigator?.visibleScreen as? TableScreen)
      #expect(page.title == "Value")
      await person.send(.tap(try #require(page.model.resolve(.id(TableCell.ID(other))).first)))
    }
    for choice in ["flu", "gout", "mumps"] { #expect(!text.contains(choice)) }
    #expect(played.value != first)
  }

  @Test func `what is looked for on a page is left out`() async throws {
    let choices = (0..<30).map { RowControl.Choice(stringLiteral: "illness \($0)") }
    let (played, text) = try await record({ SecretScreen("", .picker(choices)) }) { person, row in
      await person.send(.tap(row))
      let page = try #require(person.host.navigator?.visibleScreen as? TableScreen)
      await person.send(.beginSearch)
      await person.send(.search("ness 17"))
      await person.send(.tap(try #require(page.layout.rowIDs.first)))
    }
    #expect(!text.contains("ness"))
    #expect(!played.value.isEmpty)
  }

  @Test func `several choices are left out, but for their number`() async throws {
    let choices: [RowControl.Choice] = ["flu", "gout", "mumps", "rubella"]
    let (played, text) = try await record({
      SecretScreen(Set(["gout"]), .picker(choices, picks: .multiple))
    }) { person, row in
      await person.send(.tap(row))
      let page = try #require(person.host.navigator?.visibleScreen as? TableScreen)
      for choice in ["mumps", "gout", "rubella", "flu", "rubella"] {
        await person.send(.tap(try #require(page.model.resolve(.id(TableCell.ID(choice))).first)))
      }
    }
    for choice in choices { #expect(!text.contains(choice.title)) }
    #expect(played.value.count == 2)
  }

  @Test func `what shows to everyone is played as it was`() async throws {
    let isOn = try await record({ SecretScreen(false, .switch) }) { person, row in
      await person.send(.control(row, name: RowControl.boundName, value: .flag(true)))
    }
    #expect(isOn.played.value)
    let blood = try await record({ SecretScreen("A", .segments(["A", "B", "0"])) }) {
      person, row in
      await person.send(.control(row, name: RowControl.boundName, value: .choice("B")))
    }
    #expect(blood.played.value == "B")
    let share = try await record({ SecretScreen(0.5, .slider(0...1)) }) { person, row in
      await person.send(.control(row, name: RowControl.boundName, value: .number(0.75)))
    }
    #expect(share.played.value == 0.75)
    let count = try await record({ SecretScreen(1, .stepper(0...9)) }) { person, row in
      await person.send(.control(row, name: RowControl.boundName, value: .integer(3)))
    }
    #expect(count.played.value == 3)
    let stars = try await record({ SecretScreen(1, .rating()) }) { person, row in
      await person.send(.control(row, name: RowControl.boundName, value: .integer(4)))
    }
    #expect(stars.played.value == 4)
  }
}

/// One row whose value is a secret.
private final class SecretScreen<Value: TableValueConvertible>: TableScreen {
  var value: Value
  private let cellClass: TableCellClass

  init(_ value: Value, _ cellClass: TableCellClass) {
    (self.value, self.cellClass) = (value, cellClass)
    super.init()
  }

  override var tableData: [Section] {
    [
      Section {
        [.title: "Above"]
        [
          .id: "value", .title: "Value", .bind: .to(self, \.value), .cellClass: .of(cellClass),
          .secret: true,
        ]
      }
    ]
  }
}
#endif
