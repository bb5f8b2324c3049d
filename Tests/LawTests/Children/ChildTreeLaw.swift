import Observation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// The law of children of children: whenever and to whatever depth they are added, removed and added again, the rows of each
/// stand around those of its container as `ChildPlace` says, and its form has theirs in it.
@MainActor @Suite struct ChildTreeLaw {
  @Observable @MainActor fileprivate final class Value { var text = "" }

  private final class Part: TableScreen {
    let name: String
    let value = Value()
    /// The children that it adds when it is loaded.
    var atFirst: [(Part, ChildPlace)] = []
    /// What it should have, in order.
    var parts: [(part: Part, place: ChildPlace)] = []
    var submits = 0

    init(_ name: String) {
      self.name = name
      super.init()
    }

    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [Section(cells: [[.id: .key(name), .title: name, .bind: .to(value, \.text)]])]
    }
    override func onLoad() {
      for (part, place) in atFirst { add(part, place) }
      atFirst = []
    }
    override func onSubmit() async throws {
      submits += 1
      try await commitForm()
    }

    func add(_ part: Part, _ place: ChildPlace) {
      addChild(part, place)
      parts.append((part, place))
    }

    func remove(_ part: Part) {
      removeChild(part)
      parts.removeAll { $0.part === part }
    }

    var all: [Part] { [self] + parts.flatMap(\.part.all) }

    var expected: [String] {
      parts.filter { $0.place == .above }.flatMap(\.part.expected) + [name]
        + parts.filter { $0.place == .below }.flatMap(\.part.expected)
    }
  }

  private func place(_ random: inout SplitMix64) -> ChildPlace {
    random.once(in: 2) ? .above : .below
  }

  @Test(arguments: Effort.some((0..<60).map { UInt64($0) }))
  func `rows stand around those of their container, and are in its form`(seed: UInt64) async throws
  {
    var random = SplitMix64(seed: Seed.value &+ seed)
    let root = Part("root")
    var (free, said): ([Part], [String]) = ((0..<6).map { Part("part \($0)") }, [])
    // Some are there before anything is shown, and some come as others are loaded.
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      guard let part = free.popLast(), let host = root.all.randomElement(using: &random) else {
        break
      }
      let place = place(&random)
      said.append("\(host.name) + \(part.name) \(place)")
      host.add(part, place)
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      guard let part = free.popLast(), let host = (root.all + free).randomElement(using: &random)
      else { break }
      let place = place(&random)
      said.append("\(host.name) ++ \(part.name) \(place)")
      host.atFirst.append((part, place))
    }
    let table = try await HeadlessHost.show(root)
    for _ in 0..<12 {
      let parts = root.all
      if random.once(in: 2), let part = free.randomElement(using: &random),
        let host = (parts + free.filter { $0 !== part }).randomElement(using: &random),
        !part.all.contains(where: { $0 === host })
      {
        let place = place(&random)
        said.append("\(host.name) + \(part.name) \(place)")
        free.removeAll { $0 === part }
        host.add(part, place)
      } else if let part = parts.dropFirst().randomElement(using: &random),
        let host = parts.first(where: { $0.parts.contains { $0.part === part } })
      {
        said.append("\(host.name) - \(part.name)")
        host.remove(part)
        free.append(part)
      }
      try await table.settle()
      #expect(table.titles == root.expected, "seed \(Seed.value &+ seed): \(said)")
      guard table.titles == root.expected else { return }
      try await write(root, table, said, &random)
    }
    table.close()
  }

  /// Types into one part, and saves another one.
  private func write(
    _ root: Part, _ table: HeadlessHost, _ said: [String], _ random: inout SplitMix64
  ) async throws {
    guard let typed = root.all.randomElement(using: &random),
      let saved = root.all.randomElement(using: &random)
    else { return }
    // Another text than what is there.
    let text = typed.value.text + "a"
    try await table.type(text, into: typed.name)
    for part in root.all {
      #expect(part.form.isDirty == part.all.contains { $0 === typed }, "\(said): \(part.name)")
    }
    let isIn = saved.all.contains { $0 === typed }
    let before = typed.submits
    if random.once(in: 2) {
      try await saved.commitForm()
      #expect(typed.submits == before)
    } else {
      try await saved.submitForm()
      #expect(typed.submits == before + (isIn ? 1 : 0), "\(said): \(saved.name), \(typed.name)")
    }
    #expect((typed.value.text == text) == isIn, "\(said): \(saved.name), \(typed.name)")
    try await root.commitForm()
    #expect(typed.value.text == text && !root.form.isDirty)
  }
}
