import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// The hooks of a screen run in their order; one that never came into view is not told that it leaves.
@MainActor @Suite struct HookOrderTests {
  private final class Files { var texts = ["a": "A", "b": "B", "c": "C"] }

  private final class Note: TableScreen {
    let name: String
    let files: Files
    var text = ""
    init(_ name: String, _ files: Files) {
      (self.name, self.files) = (name, files)
      super.init()
    }
    override var restorationName: String? { name }
    override func onLoad() { text = files.texts[name] ?? "" }
    override func onDismiss() { files.texts[name] = text }
    override var tableData: [Section] { [Section { [.title: name] }] }
  }

  @Test func `a tab that was never selected loses nothing`() async throws {
    let files = Files()
    let table = try await HeadlessHost.show(tabs: [Note("a", files), Note("b", files)])
    table.close()
    #expect(files.texts == ["a": "A", "b": "B", "c": "C"])
  }

  @Test(arguments: ["closeToRoot", "root", "end", "back"])
  func `a screen below the top of a restored stack loses nothing`(way: String) async throws {
    let files = Files()
    let first = Note("a", files)
    var table = try await HeadlessHost.show(first)
    first.open(Note("b", files)).open(Note("c", files))
    let state = table.navigator.state
    table.close()
    let again = Note("a", files)
    table = try await HeadlessHost.show(
      again,
      restoration: .init(load: { state }, save: { _ in }, making: { Note($0, files) }))
    #expect(table.navigator.screens.count == 3)
    switch way {
    case "closeToRoot": table.visibleScreen.closeToRoot()
    case "root": table.visibleScreen.open(TableScreen(), as: .root)
    case "back": try await table.back()
    default: break
    }
    table.close()
    #expect(files.texts == ["a": "A", "b": "B", "c": "C"])
  }

  // MARK: Random navigation

  /// Notes its hooks, and which of them came out of order.
  private final class Told: TableScreen {
    enum Phase { case fresh, coming, seen, going, hidden, leaving, gone }
    var phase = Phase.fresh
    var isPresented = false
    var isDismissing = false
    var wrong: [String] = []
    let name: String
    init(_ name: String) {
      self.name = name
      super.init()
    }
    var hooks = 0
    override var restorationName: String? { name }
    override var tableData: [Section] {
      [
        Section {
          [.title: name]
          [.title: "Ask \(name)", .action: .confirm("Sure?", then: .perform(Told.go))]
        }
      ]
    }

    private func go() {}

    private func step(_ hook: String, from phases: [Phase], to next: Phase) {
      if !phases.contains(phase) { wrong.append("\(hook) while \(phase)") }
      hooks += 1
      phase = next
    }
    override func onLoad() { step("onLoad", from: [.fresh], to: .hidden) }
    override func willAppear() { step("willAppear", from: [.hidden, .gone], to: .coming) }
    override func willPresent() {
      if isPresented { wrong.append("willPresent twice") }
      step("willPresent", from: [.coming], to: .coming)
    }
    override func onAppear() { step("onAppear", from: [.coming], to: .seen) }
    override func onPresent() {
      if isPresented { wrong.append("onPresent twice") }
      isPresented = true
      step("onPresent", from: [.seen], to: .seen)
    }
    override func willDisappear() { step("willDisappear", from: [.seen], to: .going) }
    override func willDismiss() {
      if !isPresented { wrong.append("willDismiss, never presented") }
      step("willDismiss", from: [.going, .hidden], to: phase == .going ? .going : .leaving)
      isDismissing = true
    }
    override func onDisappear() {
      step("onDisappear", from: [.going], to: isDismissing ? .leaving : .hidden)
    }
    override func onDismiss() {
      step("onDismiss", from: [.leaving], to: .gone)
      (isPresented, isDismissing) = (false, false)
    }
  }

  @Test func `the hooks of every screen run in their order`() async throws {
    for number in 0..<Effort.rounds(30) {
      var random = SplitMix64(seed: Seed.value &+ UInt64(number))
      var made: [Told] = []
      func screen(_ name: String? = nil) -> Told {
        let screen = Told(name ?? "\(made.count)")
        if random.once(in: 4) { screen.addChild(Told("\(made.count) child")) }
        made.append(screen)
        return screen
      }
      var table = try await HeadlessHost.show(tabs: (0..<3).map { screen("root \($0)") })
      var steps: [String] = []
      for _ in 0..<40 {
        let step = Int.random(in: 0..<13, using: &random)
        steps.append("\(step)")
        let top = table.visibleScreen
        let hooks = made.map(\.hooks)
        if let asking = top as? Told, step > 10 {
          try await table.tap("Ask \(asking.name)")
          #expect(table.navigator.question != nil)
          // What happens below a question, or above it, is the other steps' to try.
          if step == 11 { try await table.tap(table.titles.randomElement(using: &random) ?? "") }
          #expect(
            made.map(\.hooks) == hooks && asking.isVisible,
            "seed \(Seed.value), round \(number): \(steps)")
        }
        switch step {
        case 0, 1: top.open(screen())
        case 2: top.open(screen(), as: .modal)
        case 3: top.open(screen(), as: .replace)
        case 4: top.open(screen(), as: .root)
        case 5: table.navigator.back()
        case 6: top.closeToRoot()
        case 7: table.navigator.selectTab(Int.random(in: 0..<3, using: &random))
        case 8: table.navigator.screens.randomElement(using: &random)?.close()
        case 9:
          table.navigator.setTabs(
            [table.navigator.tabs[0].root, screen(), screen()],
            selecting: Int.random(in: 0..<3, using: &random))
        case 10:
          let state = table.navigator.state
          table.close()
          table = try await HeadlessHost.show(
            tabs: (0..<3).map { screen("root \($0)") },
            restoration: .init(load: { state }, save: { _ in }, making: { screen($0) }))
        default: break
        }
        try await table.settle()
      }
      table.close()
      for screen in made.flatMap({ [$0] + $0.children.compactMap { $0 as? Told } }) {
        #expect(screen.wrong == [], "seed \(Seed.value), round \(number): \(steps)")
        #expect(!screen.isPresented, "seed \(Seed.value), round \(number): \(steps)")
      }
    }
  }
}
