import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A child that is taken out of its container: what it has begun ends before a person, and it is not in view.
@MainActor @Suite struct RemovedChildTests {
  private struct Down: Error, CustomStringConvertible { let description = "no line" }

  private final class Home: TableScreen {
    private(set) var errors: [String] = []
    override var tableData: [Section] { [Section { [.title: "Home row"] }] }
    override func onError(_ error: any Error) {
      errors.append("\(error)")
      super.onError(error)
    }
  }

  private final class Child: TableScreen {
    let server = Latch()
    private(set) var begun = 0
    override var tableData: [Section] {
      [Section { [.title: "Child row", .action: .perform(Child.go)] }]
    }
    func go() async throws {
      begun += 1
      await server.wait()
      throw Down()
    }
  }

  @Test(arguments: [false, true]) func `an error of its action is said`(isRemoved: Bool)
    async throws
  {
    let (home, child) = (Home(), Child())
    home.addChild(child)
    let table = try await HeadlessHost.show(home)
    try await table.waiting(atMost: .zero) { try await table.tap("Child row") }
    try await until { child.begun == 1 }
    if isRemoved { home.removeChild(child) }
    child.server.open()
    try await table.settle()
    #expect(table.chrome.notice?.isError == true)
    #expect(home.errors == ["no line"])
  }

  private final class Shy: TableScreen {
    var isShy = true
    private(set) var heard: [String] = []
    override func willAppear() {
      heard.append("will")
      if isShy { (parentScreen as? TableScreen)?.removeChild(self) }
    }
    override func onAppear() { heard.append("on") }
    override func onDisappear() { heard.append("gone") }
  }

  @Test(arguments: [false, true])
  func `one that leaves as it is about to appear is not in view`(isOpen: Bool) async throws {
    let (home, shy) = (Home(), Shy())
    if !isOpen { home.addChild(shy) }
    let table = try await HeadlessHost.show(home)
    if isOpen { home.addChild(shy) }
    try await table.settle()
    #expect(home.children.isEmpty && !shy.isVisible)
    shy.isShy = false
    home.addChild(shy)
    try await table.settle()
    #expect(shy.isVisible && shy.heard.suffix(2) == ["will", "on"])
  }
}
