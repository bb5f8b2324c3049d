import Observation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// What was typed counts no more as a change once the property holds it, after a submission that failed, too.
@MainActor @Suite struct RevertedSubmissionTests {
  @Observable @MainActor final class Person {
    var isIn = false
    var name = "Ada"
  }

  private struct Down: Error {}

  private final class Form: TableScreen {
    let person = Person()
    override class var settings: Settings { [.title("Form"), .drafts] }
    override var tableData: [Section] {
      [
        Section {
          [.id: "in", .title: "In", .bind: .to(person, \.isIn)]
          [.id: "name", .title: "Name", .bind: .to(person, \.name)]
        }
      ]
    }
    override func onSubmit() async throws {
      try await commitForm()
      throw Down()
    }
  }

  @Test(arguments: 0..<3) func `the app may bring what was typed`(failures: Int) async throws {
    let form = Form()
    let table = try await HeadlessHost.show(form)
    try await table.toggle("In")
    try await table.type("Grace", into: "Name")
    for _ in 0..<failures { try await table.submit() }
    #expect(form.form.isDirty)
    #expect(form.person.name == "Ada")
    form.person.isIn = true
    try await table.settle()
    #expect(form.form.isDirty)
    form.person.name = "Grace"
    try await table.settle()
    #expect(!form.form.isDirty)
  }
}
