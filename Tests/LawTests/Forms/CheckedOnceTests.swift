import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// One press that saves a form asks each check once, however many screens share the form.
@MainActor @Suite struct CheckedOnceTests {
  private class PartScreen: TableScreen {
    let name: String
    var text = ""
    var asked: [String] = []
    var validated: [Bool] = []
    var isWritten: () -> Bool = { false }
    init(_ name: String) {
      self.name = name
      super.init()
    }
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section {
          [
            .title: name, .id: .key(name), .bind: .to(self, \PartScreen.text),
            .validate: .method(PartScreen.check),
          ]
        }
      ]
    }
    func check(_ value: String) async -> String? {
      asked.append(value)
      await Task.yield()
      return value == "wrong" ? "No" : nil
    }
    override func validateForm() async throws { validated.append(isWritten()) }
  }

  @Test(arguments: 0...3) func `each check and each form is asked once, before anything is written`(
    count: Int
  ) async throws {
    let outer = PartScreen("outer")
    let parts = (0..<count).map { PartScreen("part \($0)") }
    for part in parts { outer.addChild(part) }
    let all = [outer] + parts
    for part in all { part.isWritten = { all.contains { $0.text != "" } } }
    let table = try await HeadlessHost.show(outer)
    for part in all { try await table.type("right", into: part.name) }
    for part in all { (part.asked, part.validated) = ([], []) }
    try await table.submit()
    for part in all {
      #expect(part.text == "right" && part.asked == ["right"] && part.validated == [false])
    }
    // Another value is asked for again, and stops the form.
    try await table.type("wrong", into: all[count].name)
    for part in all { part.asked = [] }
    try await table.submit()
    #expect(all[count].text == "right" && all[count].asked.last == "wrong")
  }

  private final class NumberScreen: TableScreen {
    var count = 1
    var saves = 0
    override var tableData: [Section] {
      [
        Section {
          [
            .title: "Count", .bind: .to(\NumberScreen.count),
            .validate: .method(NumberScreen.check),
          ]
        }
      ]
    }
    func check(_ value: String) async -> String? { nil }
    override func onSubmit() async throws {
      try await commitForm()
      saves += 1
    }
  }

  private final class SlowPart: PartScreen {
    let server = Latch()
    var begun = false
    override func onSubmit() async throws {
      try await commitForm()
      begun = true
      await server.wait()
    }
  }

  @Test func `a text that is refused while a part is saved stops the form`() async throws {
    let outer = NumberScreen()
    let part = SlowPart("part")
    outer.addChild(part)
    let table = try await HeadlessHost.show(outer)
    try await table.type("right", into: "part")
    outer.send(.submit)
    try await until { part.begun }
    try await table.waiting(atMost: .milliseconds(1)) {
      try await table.type("many", into: "Count")
    }
    #expect(table.row("Count")?.message != nil)
    part.server.open()
    try await table.settle()
    #expect(outer.saves == 0 && part.text == "" && part.form.isDirty)
  }
}
