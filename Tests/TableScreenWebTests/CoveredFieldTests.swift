#if Web
import Observation
import TableScreen
import TableScreenRecording
import TableScreenTesting
import TestSupport
import Testing

@testable import TableScreenWeb

/// The law of what comes late: what a person gave to a field of a screen that is still open is there, whatever has come before
/// the screen meanwhile.
@MainActor @Suite struct CoveredFieldTests {
  @Observable @MainActor fileprivate final class Doc {
    var name = "old"
    var other = "other"
    var isOn = false
  }

  private class Sheet: TableScreen {
    let doc: Doc

    init(_ doc: Doc) {
      self.doc = doc
      super.init()
    }

    override class var settings: Settings { [.title("Sheet")] }

    override var tableData: [Section] {
      [
        Section("S") {
          [.title: "Name", .bind: .to(doc, \.name)]
          [.title: "Other", .bind: .to(doc, \.other)]
          [.title: "On", .id: "on", .bind: .to(doc, \.isOn)]
          [.title: "Tap", .action: .perform(Sheet.leave)]
        }
      ]
    }

    func leave() { open(Plain()) }
  }

  private final class DraftSheet: Sheet {
    override class var settings: Settings { [.title("Sheet"), .drafts] }
  }

  private final class Plain: TableScreen {
    override class var settings: Settings { [.title("Plain")] }
    override var tableData: [Section] { [Section { [.title: "Row"] }] }
  }

  enum Cover: CaseIterable {
    case question, modal, push, tab
  }

  private func cover(_ page: FakePage, _ sheet: Sheet, with cover: Cover) {
    switch cover {
    case .question: page.session.carryOut { $0.navigator?.back() }
    case .modal: page.session.carryOut { _ in sheet.open(Plain(), as: .modal) }
    case .push: page.session.carryOut { _ in sheet.open(Plain()) }
    case .tab: page.session.carryOut { _ = $0.navigator?.selectTab(1) }
    }
  }

  @Test(arguments: Cover.allCases, [false, true])
  func `what was given to a field is there`(_ cover: Cover, hasDrafts: Bool) async throws {
    // Only a form with drafts asks.
    if cover == .question, !hasDrafts { return }
    let (doc, root) = (Doc(), Plain())
    let page = try await FakePage.open([root, Plain()])
    let sheet = hasDrafts ? DraftSheet(doc) : Sheet(doc)
    root.open(sheet)
    try await page.wait { $0.titles.contains("Name") }
    let rows = ["Name", "Other", "On", "Tap"].map { page.handle($0) }
    try await page.send("y", rows[0], "value", "new")
    try await page.send("c", rows[0], "value", "new")
    // The page knows nothing of what comes before it.
    self.cover(page, sheet, with: cover)
    let depth = page.session.host.navigator?.screens.count
    try await page.send("y", rows[1], "value", "12")
    try await page.send("y", rows[1], "value", "12:30")
    try await page.send("c", rows[1], "value", "12:30")
    try await page.send("c", rows[2], "value", .yes)
    // What leads on is not meant for what has come meanwhile.
    try await page.send("t", rows[3])
    #expect(page.session.host.navigator?.screens.count == depth)
    #expect(sheet.form.dirtyRows.count == (hasDrafts ? 3 : 0))
    try await sheet.commitForm()
    #expect(doc.name == "new" && doc.other == "12:30" && doc.isOn)
  }

  @Test(arguments: [false, true])
  func `a page that is loaded again has left its field`(hasDrafts: Bool) async throws {
    let doc = Doc()
    let sheet = hasDrafts ? DraftSheet(doc) : Sheet(doc)
    let page = try await FakePage.open([sheet])
    try await page.send("y", page.handle("Name"), "value", "new")
    #expect(doc.name == "old")
    let again = FakePage(page.session)
    page.session.take(again.line, isFresh: false, isLoaded: true)
    try await again.wait { $0.titles.contains("Name") }
    #expect(doc.name == (hasDrafts ? "old" : "new") && sheet.form.isDirty == hasDrafts)
    let fresh = try await FakePage.open([Sheet(doc)])
    if !hasDrafts { #expect(again.item("Name")["b"] == fresh.item("Name")["b"]) }
  }

  @Test func `what is refused shows again as it is`() async throws {
    let (doc, root) = (Doc(), Plain())
    let page = try await FakePage.open([root])
    let sheet = DraftSheet(doc)
    root.open(sheet)
    try await page.wait { $0.titles.contains("On") }
    let row = page.handle("On")
    sheet.setMasked(true, of: .id("on"))
    try await page.send("c", row, "value", .yes)
    sheet.setMasked(false, of: .id("on"))
    try await page.wait { $0.titles.contains("On") }
    let fresh = try await FakePage.open([DraftSheet(doc)])
    #expect(page.item("On")["b"] == fresh.item("On")["b"])
    #expect(!doc.isOn && !sheet.form.isDirty)
  }
}
#endif
