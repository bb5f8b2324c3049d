import Observation
import TableScreen
import TestSupport

/// How a screen is closed and opened again.
enum Reopening: CaseIterable {
  case plainly
  /// While a commit of its form waits for an answer.
  case whileHeld
  case withinUpdate
}

/// What forms of these tests edit.
@Observable @MainActor final class Member {
  var name = "Ada"
  var isMember = false
}

/// A form that can be closed and opened again in any way.
@MainActor class ReopenedForm: TableScreen {
  struct Down: Error {}

  let person = Member()
  let answer = Latch()
  let work = Latch()
  private(set) var checks = 0
  private(set) var isCancelled = false
  var runs = 0

  override class var settings: Settings { [.drafts, .searchable(), .title("Form")] }

  override var tableData: [Section] { [Section(cells: rows)] }

  var rows: [Cell] {
    [
      [
        .id: "name", .title: "Name", .bind: .to(person, \.name),
        .validate: .method(ReopenedForm.check),
      ],
      [.id: "act", .title: "Act", .action: .perform(ReopenedForm.act)],
      [.id: "save", .title: "Save", .action: .submit],
      [
        .id: "member", .title: "Member",
        .accessory: .switch(person.isMember, changed: ReopenedForm.join),
      ],
    ]
  }

  func check(_ name: String) async throws -> String? {
    checks += 1
    await answer.wait()
    return nil
  }

  func act() async {
    runs += 1
    await withTaskCancellationHandler {
      await work.wait()
    } onCancel: {
      Task { @MainActor in isCancelled = true }
    }
  }

  func join(_ isMember: Bool) async throws {
    try await Task.sleep(for: .seconds(1_000))
    person.isMember = isMember
  }

  /// Closes the form and opens it again; returns the commit that waits meanwhile, if any.
  func reopen(_ way: Reopening, from home: TableScreen) async throws -> Task<Void, any Error>? {
    switch way {
    case .plainly:
      close()
      home.open(self)
    case .whileHeld:
      let before = checks
      let commit = Task { try await commitForm() }
      try await until { checks > before }
      close()
      home.open(self)
      return commit
    case .withinUpdate:
      update {
        close()
        home.open(self)
      }
    }
    return nil
  }
}
