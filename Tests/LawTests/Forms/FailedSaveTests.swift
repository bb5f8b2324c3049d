import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// Whatever keeps a form from being saved, the person reads that what was typed is kept; what a list says that cannot be read
/// would be no answer.
@MainActor @Suite struct FailedSaveTests {
  private struct Gone: TableStoreError {
    let storeFault: TableStoreFault
    var storeFaultTime: Date?
  }

  /// Where the store fails.
  enum Step: CaseIterable { case check, save }

  /// How the person saves.
  enum Saving: CaseIterable { case submitting, leaving, action, child }

  private final class Person { var name = "Ada" }

  private class Form: TableScreen {
    let person = Person()
    var step = Step.save
    var error: (any Error)?
    override class var settings: Settings { [.title("Form"), .drafts, .refreshable()] }
    override var tableData: [Section] {
      [
        Section {
          [.title: "Name", .bind: .to(person, \.name)]
          [.title: "Store", .action: .perform(Form.store)]
        }
      ]
    }
    override func validateForm() async throws {
      if step == .check, let error { throw error }
    }
    override func onSubmit() async throws {
      try await commitForm()
      if step == .save, let error { throw error }
    }
    override func onRefresh() async throws { if let error { throw error } }
    func store() async throws { try await submitForm() }
  }

  /// A screen around a form.
  private final class Frame: TableScreen {
    let inner = Form()
    override var tableData: [Section] { [Section { [.title: "Above"] }] }
    override func onLoad() { addChild(inner) }
  }

  private static let errors: [Gone] =
    TableStoreFault.allCases.map { Gone(storeFault: $0) }
    + [Gone(storeFault: .unreachable, storeFaultTime: Date(timeIntervalSince1970: 1_790_000_000))]

  @Test(arguments: Saving.allCases, Step.allCases)
  func `what was typed is said to be kept`(saving: Saving, step: Step) async throws {
    for error in Self.errors {
      let home = TableScreen(model: TableModel([TableSection { [.title: "Home"] }]))
      let table = try await HeadlessHost.show(home)
      let frame = Frame()
      let form = saving == .child ? frame.inner : Form()
      form.step = step
      home.open(saving == .child ? frame : form)
      try await table.settle()
      try await table.type("Eve", into: "Name")
      form.error = error
      switch saving {
      case .submitting, .child:
        table.visibleScreen.send(.submit)
        try await table.settle()
      case .leaving:
        #expect(table.navigator.leave(form) == false)
        table.navigator.question?.answer(0)
        try await table.settle()
      case .action: try await table.tap("Store")
      }
      let text = table.chrome.notice?.text ?? ""
      let said = "\(saving) \(step) \(error): \(text)"
      #expect(text.contains("typed is kept"), "\(said)")
      #expect(text.hasPrefix("Not saved"), "\(said)")
      #expect(
        !text.contains("what shows") && !text.contains("read last")
          && !text.contains("read before"), "\(said)")
      #expect(form.form.isDirty, "\(said)")
      #expect(form.person.name == "Ada", "\(said)")
      #expect(text == TableWords.current.unsavedText(of: error), "\(said)")
      // What an app shows of it in its own way is a reading's where it is one.
      #expect(TableWords.current.text(of: error) != text, "\(said)")
      form.error = nil
      form.send(.dismissNotice)
      try await form.submitForm()
      #expect(form.person.name == "Eve", "\(said)")
      guard saving == .action else { continue }
      form.error = error
      try await table.refresh()
      #expect(table.chrome.notice?.text == TableWords.current.text(of: error), "\(said)")
    }
  }

  @Test func `each fault has words of its own`() {
    let texts = TableStoreFault.allCases.map { TableWords().unsavedText(of: $0) }
    #expect(Set(texts).count == texts.count)
    for (fault, text) in zip(TableStoreFault.allCases, texts) {
      #expect(text != TableWords().text(of: fault))
    }
  }

  @Test func `a failed save is reported as any other error of a store`() async throws {
    let reports = try await TableDiagnostics.collect {
      let form = Form()
      let table = try await HeadlessHost.show(form)
      try await table.type("Eve", into: "Name")
      form.error = Gone(storeFault: .failed)
      for _ in 0..<2 { try await table.tap("Store") }
    }
    #expect(reports.map(\.kind) == ["failedStore"])
  }
}
