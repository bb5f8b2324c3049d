import Foundation
import Observation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// The law of a save that fails: each property holds what it held, and all that was typed is still there, whatever
/// happened while the app saved.
@MainActor @Suite struct LentDraftLaw {
  @Observable @MainActor final class Store {
    fileprivate(set) var texts = ["old 0", "old 1", "old 2"]
    var first: String {
      get { texts[0] }
      // A setter that holds something else than it was given.
      set { texts[0] = newValue.trimmingCharacters(in: .whitespaces) }
    }
    var second: String {
      get { texts[1] }
      set { texts[1] = newValue }
    }
    var third: String {
      get { texts[2] }
      set { texts[2] = newValue }
    }
  }

  private struct Down: Error {}

  private final class Form: TableScreen {
    let store = Store()
    var isSaving = false
    var isAnswered = false
    let titlesFollow: Bool
    init(titlesFollow: Bool) {
      self.titlesFollow = titlesFollow
      super.init()
    }
    override class var settings: Settings { [.title("Form"), .drafts] }
    override var tableData: [Section] {
      [
        Section(titlesFollow ? "Form of \(store.first)" : "Form") {
          [.id: "0", .title: "Name 0", .bind: .to(store, \.first)]
          [.id: "1", .title: "Name 1", .bind: .to(store, \.second)]
          [.id: "2", .title: "Name 2", .bind: .to(store, \.third)]
        }
      ]
    }
    override func onSubmit() async throws {
      try await commitForm()
      isSaving = true
      while !isAnswered { try await Task.sleep(for: .milliseconds(1)) }
      if Bool.random(using: &random) { try await commitForm() }
      throw Down()
    }
    var random = SplitMix64(seed: 0)
  }

  private final class Root: TableScreen {
    override var title: String { "Root" }
  }

  @Test(arguments: Effort.some((0..<60).map { UInt64($0) }))
  func `a save that fails has changed nothing, and lost nothing`(seed: UInt64) async throws {
    var random = SplitMix64(seed: Seed.value &+ seed)
    let form = Form(titlesFollow: random.once(in: 3))
    form.random = SplitMix64(seed: seed)
    let table = try await HeadlessHost.show(Root())
    table.visibleScreen.open(form)
    try await table.settle()
    var typed: [Int: String] = [:]
    func type(_ index: Int, _ text: String) async throws {
      try await table.type(text, into: "Name \(index)", staying: random.once(in: 3))
      typed[index] = text == "old \(index)" ? nil : text
    }
    for index in 0..<3 where !random.once(in: 3) { try await type(index, "new \(index) ") }
    let save = Task { try await form.submitForm() }
    try await until { form.isSaving }
    var steps: [String] = []
    for _ in 0..<Int.random(in: 0..<5, using: &random) {
      let index = Int.random(in: 0..<3, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        steps.append("read")
        form.updateTableData()
      case 1:
        steps.append("same \(index)")
        if let text = typed[index] { try await type(index, text) }
      case 2:
        steps.append("other \(index)")
        try await type(index, "other \(steps.count)")
      case 3:
        steps.append("old \(index)")
        try await type(index, "old \(index)")
      case 4:
        steps.append("hide \(index)")
        form.setMasked(true, of: .id(TableCell.ID("\(index)")))
        await Task.yield()
        form.setMasked(false, of: .id(TableCell.ID("\(index)")))
      default:
        steps.append("wait")
        for _ in 0..<20 { await Task.yield() }
      }
    }
    form.isAnswered = true
    _ = await save.result
    try await table.settle()
    let note = Comment(rawValue: "seed \(Seed.value &+ seed), \(steps)")
    #expect(form.store.texts == ["old 0", "old 1", "old 2"], note)
    for index in 0..<3 {
      let row = form.form[.id(TableCell.ID("\(index)"))]
      #expect(row.value == .text(typed[index] ?? "old \(index)"), note)
      #expect(row.isDirty == (typed[index] != nil), note)
    }
  }

  @Test func `what was typed is there after the form was closed and opened while it saved`()
    async throws
  {
    let form = Form(titlesFollow: false)
    let table = try await HeadlessHost.show(Root())
    let root = table.visibleScreen
    root.open(form)
    try await table.settle()
    try await table.type("new", into: "Name 1")
    let save = Task { try await form.submitForm() }
    try await until { form.isSaving }
    form.close()
    try await table.settle()
    root.open(form)
    form.isAnswered = true
    _ = await save.result
    try await table.settle()
    #expect(form.store.second == "old 1")
    #expect(form.form.isDirty && form.form["1"].value == .text("new"))
  }

  // MARK: Several commits at once

  private final class Part: TableScreen {
    let store: Store
    var isSaving = false
    var isAnswered = false
    init(_ store: Store) {
      self.store = store
      super.init()
    }
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [Section("Part") { [.id: "part", .title: "Part", .bind: .to(store, \.first)] }]
    }
    override func onSubmit() async throws {
      try await commitForm()
      isSaving = true
      while !isAnswered { try await Task.sleep(for: .milliseconds(1)) }
      throw Down()
    }
  }

  private final class Whole: TableScreen {
    let store = Store()
    lazy var part = Part(store)
    override class var settings: Settings { [.title("Whole"), .drafts] }
    override func onLoad() { addChild(part) }
    override var tableData: [Section] {
      [Section { [.id: "own", .title: "Own", .bind: .to(store, \.second)] }]
    }
  }

  @Test func `a commit beside the save of a part loses nothing of the part`() async throws {
    let whole = Whole()
    let table = try await HeadlessHost.show(whole)
    try await table.type("new", into: "Part")
    try await table.type("mine", into: "Own")
    let save = Task { try await whole.part.submitForm() }
    try await until { whole.part.isSaving }
    try await whole.commitForm()
    #expect(whole.store.second == "mine")
    whole.part.isAnswered = true
    _ = await save.result
    #expect(whole.store.first == "old 0")
    #expect(whole.form["part"].value == .text("new") && whole.form.dirtyRows.count == 1)
  }

  @Test func `what another action writes meanwhile stays when the save fails`() async throws {
    let form = Form(titlesFollow: false)
    let table = try await HeadlessHost.show(form)
    try await table.type("new", into: "Name 1")
    let save = Task { try await form.submitForm() }
    try await until { form.isSaving }
    try await table.type("applied", into: "Name 2")
    try await form.commitForm("2")
    form.isAnswered = true
    _ = await save.result
    #expect(form.store.texts == ["old 0", "old 1", "applied"])
    #expect(form.form.dirtyRows.count == 1)
  }
}
