#if Web
import Observation
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenWeb

/// The law of hidden texts: the page begins with an empty field, and one that is as empty again has typed nothing.
@MainActor @Suite struct KeptPasswordTests {
  @Observable @MainActor fileprivate final class Account {
    var password = "tulip"
  }

  private class Sheet: TableScreen {
    let account: Account

    init(_ account: Account) {
      self.account = account
      super.init()
    }

    override var tableData: [Section] {
      [
        Section {
          [
            .title: "Password", .bind: .to(account, \.password), .cellClass: .of(.secureField()),
          ]
        }
      ]
    }
  }

  private final class DraftSheet: Sheet {
    override class var settings: Settings { [.drafts] }
  }

  private func open(hasDrafts: Bool) async throws -> (page: FakePage, sheet: Sheet) {
    let sheet = hasDrafts ? DraftSheet(Account()) : Sheet(Account())
    return (try await FakePage.open([sheet]), sheet)
  }

  /// Types texts one after the other, and leaves the field with the last one.
  private func type(_ texts: String..., on page: FakePage) async throws {
    for text in texts {
      try await page.send("y", page.handle("Password"), "value", .text(text))
    }
    try await page.send("c", page.handle("Password"), "value", .text(texts.last ?? ""))
  }

  @Test(arguments: [false, true])
  func `a letter that is taken away leaves the password`(hasDrafts: Bool) async throws {
    let (page, sheet) = try await open(hasDrafts: hasDrafts)
    try await type("q", "", on: page)
    #expect(!sheet.form.isDirty)
    // Of what is typed in a moment, only the last is told.
    try await type("", on: page)
    #expect(!sheet.form.isDirty)
    try await sheet.commitForm()
    #expect(sheet.account.password == "tulip")
    let fresh = try await FakePage.open([Sheet(sheet.account)])
    #expect(page.item("Password")["b"] == fresh.item("Password")["b"])
  }

  @Test(arguments: [false, true])
  func `a draft stays as well, and what is typed anew takes its place`(hasDrafts: Bool)
    async throws
  {
    let (page, sheet) = try await open(hasDrafts: hasDrafts)
    try await type("r", "ro", "rose", on: page)
    try await type("q", "", on: page)
    #expect(sheet.form.isDirty == hasDrafts)
    try await sheet.commitForm()
    #expect(sheet.account.password == "rose")
    try await type("q", "", "lily", on: page)
    try await sheet.commitForm()
    #expect(sheet.account.password == "lily")
  }

  @Test func `a page that is loaded again after that leaves the password`() async throws {
    let (page, sheet) = try await open(hasDrafts: false)
    try await page.send("y", page.handle("Password"), "value", "q")
    try await page.send("y", page.handle("Password"), "value", "")
    let again = FakePage(page.session)
    page.session.take(again.line, isFresh: false, isLoaded: true)
    try await again.wait { $0.titles.contains("Password") }
    #expect(sheet.account.password == "tulip")
  }
}
#endif
