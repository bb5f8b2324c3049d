import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A child that is removed while its form is checked is not taken for one that was saved.
@MainActor @Suite struct RemovedFormTests {
  private final class Values {
    var (name, other) = ("Ada", "Eve")
  }

  private final class Child: TableScreen {
    let values = Values()
    let gate = Latch()
    private(set) var (asked, sent) = (0, [String]())
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section {
          [.id: "a", .title: "A", .bind: .to(values, \.name)]
          [.id: "b", .title: "B", .bind: .to(values, \.other)]
        }
      ]
    }
    override func validateForm() async throws {
      asked += 1
      await gate.wait()
    }
    override func onSubmit() async throws {
      try await commitForm()
      sent.append(values.name)
    }
  }

  private final class Home: TableScreen {
    override var tableData: [Section] { [Section { [.title: "Home"] }] }
  }

  enum Way: CaseIterable { case commit, check, submit }

  @Test(arguments: Way.allCases)
  func `its commit is cut off, and its drafts wait`(way: Way) async throws {
    let (home, child) = (Home(), Child())
    home.addChild(child)
    let table = try await HeadlessHost.show(home)
    try await table.type("Bob", into: "A")
    let saving = Task { () -> Bool in
      do {
        switch way {
        case .commit: try await child.commitForm()
        case .check: try await child.checkForm()
        case .submit: try await child.submitForm()
        }
        return true
      } catch { return !(error is CancellationError) }
    }
    try await until { child.asked == 1 }
    home.removeChild(child)
    child.gate.open()
    let isSaved = await saving.value
    #expect(!isSaved)
    #expect(child.sent.isEmpty && child.values.name == "Ada")
    home.addChild(child)
    try await table.settle()
    #expect(child.form.isDirty)
    try await child.submitForm()
    #expect(child.sent == ["Bob"])
  }
}
