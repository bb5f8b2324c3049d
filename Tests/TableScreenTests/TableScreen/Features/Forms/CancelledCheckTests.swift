import TableScreen
import TableScreenTesting
import Testing

/// A check that cancels itself is a check that failed.
@MainActor struct CancelledCheckTests {
  enum Part: CaseIterable { case method, closure, whole }

  private final class Form: TableScreen {
    let part: Part
    let item = Item("item")
    var isCancelling = true
    var waits = false
    init(_ part: Part) {
      self.part = part
      super.init()
    }
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section {
          [.title: "Count", .id: "count", .bind: .to(item, \.count), .validate: check]
        }
      ]
    }
    private var check: TableValidation? {
      switch part {
      case .method: .method(Form.ask)
      case .closure: .asking(Int.self) { [unowned self] in try await ask($0) }
      case .whole: nil
      }
    }
    func ask(_ count: Int) async throws -> String? {
      if isCancelling { throw CancellationError() }
      if waits { try await Task.sleep(for: .seconds(3_600)) }
      return nil
    }
    override func validateForm() async throws { if part == .whole { _ = try await ask(0) } }
  }

  @Test(arguments: Part.allCases) func `it says so, and can be tried again`(part: Part)
    async throws
  {
    let form = Form(part)
    let table = try await HeadlessHost.show(form)
    try await table.type("5", into: "Count")
    let error = await #expect(throws: TableFormError.self) { try await form.commitForm() }
    #expect(error?.problems.map(\.message) == [TableWords.current.cancelled])
    #expect(form.item.writes == [])
    try await table.submit()
    let notice = table.chrome.notice?.text
    if part == .whole {
      #expect(notice == TableWords.current.cancelled)
    } else {
      #expect(table.row("Count")?.message == TableWords.current.cancelled)
    }
    form.isCancelling = false
    try await table.submit()
    #expect(form.item.count == 5)
    #expect(table.row("Count")?.message == nil)
  }

  @Test(arguments: Part.allCases) func `a commit that was cancelled says nothing`(part: Part)
    async throws
  {
    let form = Form(part)
    (form.isCancelling, form.waits) = (false, true)
    let table = try await HeadlessHost.show(form)
    form.form["count"].value = .integer(5)
    let commit = Task { try await form.commitForm() }
    await Task.yield()
    commit.cancel()
    await #expect(throws: CancellationError.self) { try await commit.value }
    #expect(table.row("Count")?.message == nil)
    #expect(form.item.writes == [])
  }
}
