import TableScreen
import TableScreenTesting
import Testing

/// A save that begins once its form has closed says what it cannot save, too: on the screen in view.
@MainActor @Suite struct LateSaveNoticeTests {
  private final class Form: TableScreen {
    var (name, other) = ("Ada", "Eve")
    var submits = false
    private(set) var save: Task<Void, any Error>?
    override class var settings: Settings { [.drafts, .asksBeforeLeaving(false)] }
    override var tableData: [Section] {
      [
        Section {
          [
            .id: "a", .title: "Away", .bind: .to(\Form.name),
            .validate: .with(String.self) { $0 == "bad" ? "No" : nil },
          ]
          [.id: "b", .title: "Beside", .bind: .to(\Form.other)]
        }
      ]
    }
    override func onDismiss() {
      save = Task { if submits { try await submitForm() } else { try await commitForm() } }
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `what it cannot save of a hidden row is said`(submits: Bool, isBad: Bool) async throws {
    let (home, form) = (TableScreen(), Form())
    form.submits = submits
    let table = try await HeadlessHost.show(home)
    home.open(form)
    try await table.settle()
    try await table.type(isBad ? "bad" : "good", into: "Away")
    try await table.type("Bob", into: "Beside")
    form.mask("a")
    try await table.back()
    try await form.save?.value
    try await table.settle()
    #expect(table.visibleScreen === home)
    #expect(form.other == "Bob" && form.name == (isBad ? "Ada" : "good"))
    let notice = table.chrome.notice?.text
    #expect(notice?.contains("“Away”") == (isBad ? true : nil), "\(notice ?? "none")")
  }
}
