import TableScreen
import TableScreenTesting
import Testing

/// A child that removes itself in one of its hooks of leaving runs each of them once.
@MainActor @Suite struct SelfRemovingChildTests {
  enum Hook: CaseIterable { case willDisappear, willDismiss, onDisappear, onDismiss }

  private final class Child: TableScreen {
    var removing: Hook?
    var heard: [Hook] = []
    override var tableData: [Section] { [Section { [.title: "Child"] }] }
    private func hear(_ hook: Hook) {
      heard.append(hook)
      if hook == removing { (parentScreen as? TableScreen)?.removeChild(self) }
    }
    override func willDisappear() { hear(.willDisappear) }
    override func willDismiss() { hear(.willDismiss) }
    override func onDisappear() { hear(.onDisappear) }
    override func onDismiss() { hear(.onDismiss) }
  }

  @Test(arguments: Hook.allCases, [false, true])
  func `each hook runs once`(hook: Hook, closes: Bool) async throws {
    let (home, outer, child) = (TableScreen(), TableScreen(), Child())
    let table = try await HeadlessHost.show(home)
    outer.addChild(child)
    for _ in 0..<2 {
      (child.removing, child.heard) = (hook, [])
      home.open(outer)
      try await table.settle()
      if closes { outer.close() } else { outer.removeChild(child) }
      try await table.settle()
      #expect(child.heard == Hook.allCases)
      #expect(outer.children.isEmpty)
      if !closes { outer.close() }
      try await table.settle()
      outer.addChild(child)
    }
  }
}
