import TableScreen
import TableScreenTesting
import Testing

/// A submission that closes its form tells each screen and the person what one tells that does not.
@MainActor @Suite struct ClosingSubmissionTests {
  private final class Values {
    var (name, other) = ("Ada", "Eve")
  }

  private class Part: TableScreen {
    let values = Values()
    private(set) var heard: [String] = []
    override class var settings: Settings { [.drafts] }
    override func onValueChanged(_ change: TableValueChange) {
      if !change.isDraft { heard.append("\(change.name): \(values.name)") }
    }
  }

  private final class Outer: Part {
    var closes = false
    override var tableData: [Section] {
      [Section { [.id: "outer", .title: "Outer", .bind: .to(values, \.name)] }]
    }
    override func onSubmit() async throws {
      try await commitForm()
      if closes { close() }
    }
  }

  private final class Inner: Part {
    var closes = false
    override var tableData: [Section] {
      [Section { [.id: "inner", .title: "Inner", .bind: .to(values, \.name)] }]
    }
    override func onSubmit() async throws {
      try await commitForm()
      if closes { close() }
    }
  }

  @Test(arguments: [(false, false), (true, false), (false, true)])
  func `each screen hears of its own values`(outerCloses: Bool, innerCloses: Bool) async throws {
    let (home, outer, inner) = (TableScreen(), Outer(), Inner())
    (outer.closes, inner.closes) = (outerCloses, innerCloses)
    let table = try await HeadlessHost.show(home)
    home.open(outer)
    outer.addChild(inner)
    try await table.settle()
    try await table.type("Bob", into: "Inner")
    if !innerCloses { try await table.type("Pat", into: "Outer") }
    try await table.submit()
    #expect(inner.heard == ["inner: Bob"])
    #expect(outer.heard == (innerCloses ? [] : ["outer: Pat"]))
    #expect((table.visibleScreen === home) == (outerCloses || innerCloses))
  }

  private final class Checked: TableScreen {
    let values = Values()
    var closes = false
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section {
          [
            .id: "a", .title: "Away", .bind: .to(values, \.name),
            .validate: .with(String.self) { $0 == "bad" ? "No" : nil },
          ]
          [.id: "b", .title: "Beside", .bind: .to(values, \.other)]
        }
      ]
    }
    override func onSubmit() async throws {
      try await commitForm()
      if closes { close() }
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `what it cannot save of a hidden row is said`(closes: Bool, isBad: Bool) async throws {
    let (home, form) = (TableScreen(), Checked())
    form.closes = closes
    let table = try await HeadlessHost.show(home)
    home.open(form)
    try await table.settle()
    try await table.type(isBad ? "bad" : "good", into: "Away")
    try await table.type("Bob", into: "Beside")
    form.mask("a")
    try await table.settle()
    try await table.submit()
    #expect(form.values.other == "Bob")
    #expect(form.values.name == (isBad ? "Ada" : "good"))
    #expect((table.visibleScreen === home) == closes)
    let notice = table.chrome.notice?.text
    #expect(notice?.contains("“Away”") == (isBad ? true : nil), "\(notice ?? "none")")
  }
}
