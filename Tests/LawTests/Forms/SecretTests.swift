import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// A secret is in no state, report, description or picture.
@MainActor struct SecretTests {
  private static let secret = "hunter2"

  private final class Account {
    var password = ""
    var token = ""
    var pin = 0
  }

  private final class AccountScreen: TableScreen {
    let account = Account()
    var said: [String] = []
    override class var settings: Settings { [.drafts, .searchable()] }
    override var restorationName: String? { "account" }
    override var tableData: [Section] {
      [
        Section {
          [
            .id: "password", .title: "Password", .bind: .to(account, \.password),
            .validate: .with { String($0)?.count ?? 0 > 90 ? nil : "Choose more letters" },
            .cellClass: .of(.secureField(reveals: true)),
            .controls: .handlers([:], typing: [RowControl.boundName: .run { _ in }]),
          ]
          [.id: "token", .title: "Token", .bind: .to(account, \.token), .secret: true]
          [.id: "pin", .title: "PIN", .bind: .to(account, \.pin), .secret: true]
          [.id: "free", .title: "Free", .secret: true, .cellClass: .of(FreeCell.self)]
        }
      ]
    }
    override func onValueChanged(_ change: TableValueChange) { say(change) }
    override func onControl(_ event: TableControlEvent) { say(event) }
    private func say(_ value: Any) {
      var text = "\(value) \(String(reflecting: value))"
      dump(value, to: &text)
      said.append(text)
    }
  }

  private final class FreeCell: TableRowCell {
    override func body(for row: RowContext) -> RowElement {
      .control(row.control("own", .field(placeholder: "", kind: .text)))
    }
  }

  private func everything(of screen: AccountScreen, _ table: HeadlessHost) throws -> [String] {
    var texts = screen.said
    texts.append(String(decoding: try JSONEncoder().encode(table.navigator.state), as: UTF8.self))
    texts.append(String(decoding: try JSONEncoder().encode(screen.state), as: UTF8.self))
    texts.append("\(table.chrome)")
    texts.append("\(table.frame(columns: 60, rows: 20))")
    texts += table.titles.compactMap { table.row($0)?.accessibilityLabel }
    texts += table.titles.compactMap { table.row($0)?.accessibilityValue }
    texts += table.titles.compactMap { table.row($0)?.message }
    return texts
  }

  @Test(arguments: ["Password", "Token", "PIN", "Free"])
  func `what is typed into a secret field shows nowhere`(_ title: String) async throws {
    let screen = AccountScreen()
    var texts: [String] = []
    let reports = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(screen)
      #expect(table.row(title)?.controls.first?.isSecret == true)
      try await table.type(Self.secret, into: title, staying: true)
      texts += try everything(of: screen, table)
      try await table.type(Self.secret, into: title)
      texts += try everything(of: screen, table)
      do { try await screen.commitForm() } catch {
        texts.append("\(error) \(error.localizedDescription)")
      }
      try await table.submit()
      texts += try everything(of: screen, table)
      do { try await table.tap("no such row") } catch { texts.append("\(error)") }
    }
    texts += reports.map { "\($0)" }
    for text in texts { #expect(!text.contains(Self.secret), "\(text)") }
    #expect(!screen.said.isEmpty)
  }

  @Test func `a button shows a password, and hides it again`() async throws {
    let table = try await HeadlessHost.show(AccountScreen())
    try await table.type(Self.secret, into: "Password")
    func frame() -> String { "\(table.frame(columns: 60, rows: 20))" }
    #expect(!frame().contains(Self.secret))
    try await table.press(in: "Password")
    #expect(frame().contains(Self.secret))
    #expect(table.row("Password")?.controls.first?.isSecret == true)
    try await table.press(in: "Password")
    #expect(!frame().contains(Self.secret))
  }

  @Test(arguments: [
    #"{"name": "p", "type": "secure", "value": ["hunter2"]}"#,
    #"{"name": "p", "type": "secure", "value": {"hunter2": 1}}"#,
    #"{"name": "p", "type": "integer", "secret": true, "value": "hunter2"}"#,
    #"{"name": "p", "type": "number", "secret": true, "value": "hunter2"}"#,
    #"{"name": "p", "type": "date", "secret": true, "value": "hunter2"}"#,
  ])
  func `a mistake in the value of a secret field of data is told without it`(_ cell: String) {
    let data = TableData(
      json: #"{"cells": [\#(cell)]}"#, names: TableDataNames(cells: .ready + .standard))
    #expect(!data.mistakes.isEmpty)
    for mistake in data.mistakes { #expect(!"\(mistake)".contains(Self.secret), "\(mistake)") }
  }

  // MARK: Cells of every class

  private nonisolated static let typed = [
    "text", "secure", "textArea", "picker", "multiPicker", "file", "keyValue", "badge",
    "disclosure",
  ]

  @Test(arguments: typed)
  func `no cell of a secret row shows its value`(_ name: String) async throws {
    final class Secrets: TableScreen {
      var secret = SecretTests.secret
      var several = [SecretTests.secret]
      var cellClass: TableCellClass?
      override var tableData: [Section] {
        let binding: TableBinding =
          cellClass?.properties["picks"] == nil ? .to(\Secrets.secret) : .to(\Secrets.several)
        return [
          Section {
            [
              .title: "Row", .bind: binding, .secret: true, .cellClass: cellClass,
              .properties: .values(["choices": ["hunter1"]]),
            ]
          }
        ]
      }
    }
    let screen = Secrets()
    screen.cellClass = try #require(TableCellClasses.ready.entries[name]?.cellClass)
    let table = try await HeadlessHost.show(screen)
    let content = try #require(table.row("Row"))
    #expect(!"\(table.frame(columns: 60, rows: 20))".contains(Self.secret))
    #expect(!content.accessibilityLabel.contains(Self.secret))
    #expect(content.accessibilityValue?.contains(Self.secret) != true)
    for control in content.controls {
      if case .button = control.kind { continue }
      #expect(control.isSecret && control.hidesText, "\(control)")
    }
    for element in content.elements {
      switch element {
      case .text(let text): #expect(!text.text.plain.contains(Self.secret))
      case .badge(let text): #expect(!text.contains(Self.secret))
      default: break
      }
    }
  }

  @Test func `a secret text area takes text, and hides it`() async throws {
    final class Words: TableScreen {
      var words = ""
      override var tableData: [Section] {
        [
          Section {
            [
              .title: "Words", .bind: .to(\Words.words), .secret: true,
              .cellClass: .of(.textArea()),
            ]
          }
        ]
      }
    }
    let screen = Words()
    let table = try await HeadlessHost.show(screen)
    try await table.type("one two\nthree", into: "Words")
    #expect(screen.words == "one two\nthree")
    let frame = "\(table.frame(columns: 60, rows: 20))"
    for word in ["one", "two", "three"] { #expect(!frame.contains(word), "\(frame)") }
    #expect(frame.contains("•••••••"))
  }
}
