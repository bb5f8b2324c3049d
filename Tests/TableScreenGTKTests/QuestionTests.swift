#if GTK
import CGTK
import Foundation
import TableScreen
import Testing

@testable import TableScreenGTK

private final class AskingScreen: TableScreen {
  private(set) var done: [String] = []
  override class var settings: Settings { [.title("Asking")] }
  override var tableData: [Section] {
    [
      Section {
        [
          .title: "Wipe",
          .action: .confirm(
            "Wipe <all> of it_now?", .destructive, message: "It is gone then.",
            button: "Wipe _all", then: .perform(AskingScreen.wipe)),
        ]
        [
          .title: "Send",
          .action: .confirm(
            "Send it?", button: "Send now", then: .perform(AskingScreen.send)),
        ]
        [.title: "Dialog", .action: .perform(AskingScreen.openDialog)]
      }
    ]
  }
  func wipe() { done.append("wiped") }
  func send() { done.append("sent") }
  func openDialog() { open(InnerScreen(), as: .modal) }
}

private final class InnerScreen: TableScreen {
  override class var settings: Settings { [.title("Inner")] }
  override var tableData: [Section] {
    [
      Section {
        [
          .title: "Burn",
          .action: .confirm("Burn it?", .destructive, then: .perform(InnerScreen.burn)),
        ]
      }
    ]
  }
  func burn() {}
}

/// The dialogs of questions, in the process of the tests: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct QuestionTests {
  private let screen = AskingScreen()
  private let window: OwnWindow

  init() { window = OwnWindow([screen]) }

  /// The dialogs of questions, as GTK knows them.
  private var dialogs: [Obj] {
    OwnWindow.windows.filter { $0.isA(adw_message_dialog_get_type()) }
  }

  private func use(_ row: String, of screen: Screen) async {
    await window.until { window.row(row, of: screen) != nil }
    guard let id = window.row(row, of: screen)?.id else { return }
    screen.send(.tap(id))
    await window.until { window.host.navigator?.question == nil || !dialogs.isEmpty }
  }

  private func buttons(of dialog: Obj) -> [(title: String, widget: Obj)] {
    window.all(in: dialog).compactMap { widget in
      guard widget.isA(gtk_button_get_type()), let title = gtk_button_get_label(widget()) else {
        return nil
      }
      return (String(cString: title), widget)
    }
  }

  private func has(_ name: String, _ widget: Obj) -> Bool {
    gtk_widget_has_css_class(widget(), name) != 0
  }

  private func press(_ title: String, of dialog: Obj) async throws {
    let button = try #require(buttons(of: dialog).first { $0.title == title })
    gtk_widget_activate(button.widget())
    await window.until { !dialogs.contains(dialog) }
    await window.rest()
  }

  private func end() {
    window.host.end()
    window.host.window?.destroy()
  }

  @Test func `what removes something is marked and is not what Return does`() async throws {
    await use("Wipe", of: screen)
    let dialog = try #require(dialogs.first)
    #expect(
      adw_message_dialog_get_heading(dialog()).map { String(cString: $0) }
        == "Wipe <all> of it_now?")
    #expect(adw_message_dialog_get_body(dialog()).map { String(cString: $0) } == "It is gone then.")
    let buttons = buttons(of: dialog)
    // The action stands last, as in all dialogs of this desktop.
    #expect(buttons.map(\.title) == ["Cancel", "Wipe __all"])
    #expect(has("destructive", buttons[1].widget))
    #expect(!has("destructive", buttons[0].widget) && !has("suggested", buttons[0].widget))
    #expect(Obj(maybe: gtk_window_get_default_widget(dialog())) == buttons[0].widget)
    #expect(Obj(maybe: gtk_window_get_transient_for(dialog())) == window.host.window?.root)
    try await press("Wipe __all", of: dialog)
    #expect(screen.done == ["wiped"])
    #expect(window.host.navigator?.question == nil)
    end()
  }

  @Test func `what is harmless stands out and is what Return does`() async throws {
    await use("Send", of: screen)
    let dialog = try #require(dialogs.first)
    let buttons = buttons(of: dialog)
    #expect(has("suggested", buttons[1].widget))
    #expect(Obj(maybe: gtk_window_get_default_widget(dialog())) == buttons[1].widget)
    try await press("Cancel", of: dialog)
    #expect(screen.done.isEmpty)
    end()
  }

  @Test func `a question that the app closes goes, and nothing is done`() async throws {
    await use("Wipe", of: screen)
    let dialog = try #require(dialogs.first)
    let question = try #require(window.host.navigator?.question)
    question.close()
    await window.until { dialogs.isEmpty }
    #expect(!dialogs.contains(dialog))
    #expect(screen.done.isEmpty)
    #expect(window.host.visiblePage?.screen === screen)
    end()
  }

  @Test func `a row that is pressed again before its window has the focus opens one window`()
    async throws
  {
    await window.until { window.row("Dialog", of: screen) != nil }
    let row = try #require(window.row("Dialog", of: screen))
    row.activate()
    row.activate()
    #expect(window.host.navigator?.modals.count == 1)
    window.host.navigator?.modals.last?.root.close()
    await window.until { window.host.navigator?.modals.isEmpty == true }
    end()
  }

  @Test func `a question over another stands above it, and both are answered`() async throws {
    await use("Wipe", of: screen)
    let first = try #require(dialogs.first)
    // An action of the app can ask while a question is in view.
    if let id = window.row("Send", of: screen)?.id { screen.send(.tap(id)) }
    await window.until { dialogs.count == 2 }
    let second = try #require(dialogs.first { $0 != first })
    #expect(Obj(maybe: gtk_window_get_transient_for(second())) == first)
    try await press("Send now", of: second)
    #expect(dialogs == [first])
    try await press("Wipe __all", of: first)
    #expect(screen.done == ["sent", "wiped"])
    end()
  }

  @Test func `a screen that is opened above a question has a dialog, and the question comes back`()
    async throws
  {
    await use("Wipe", of: screen)
    let question = try #require(window.host.navigator?.question)
    let inner = InnerScreen()
    screen.open(inner)
    #expect(window.host.visiblePage?.screen === inner)
    let root = window.host.page(of: inner).root
    await window.until { dialogs.isEmpty && gtk_widget_get_mapped(root()) != 0 }
    #expect(dialogs.isEmpty && gtk_widget_get_mapped(root()) != 0)
    inner.close()
    await window.until { dialogs.count == 1 }
    #expect(window.host.navigator?.question === question)
    try await press("Wipe __all", of: try #require(dialogs.first))
    #expect(screen.done == ["wiped"])
    end()
  }

  @Test func `a dialog below a question that closes takes it along`() async throws {
    await use("Dialog", of: screen)
    await window.until { window.host.visiblePage?.screen is InnerScreen }
    let inner = try #require(window.host.visiblePage?.screen as? InnerScreen)
    await window.until { window.host.frontWindow !== window.host.window }
    await use("Burn", of: inner)
    let dialog = try #require(dialogs.first)
    #expect(Obj(maybe: gtk_window_get_transient_for(dialog())) == window.host.frontWindow?.root)
    inner.close()
    await window.until { dialogs.isEmpty && window.host.visiblePage?.screen === screen }
    #expect(dialogs.isEmpty && window.host.visiblePage?.screen === screen)
    end()
  }

  @Test func `a window that is closed under a question takes it along`() async throws {
    await use("Wipe", of: screen)
    #expect(dialogs.count == 1)
    if let root = window.host.window?.root { gtk_window_close(root()) }
    await window.until { dialogs.isEmpty }
    #expect(dialogs.isEmpty)
    #expect(screen.done.isEmpty)
  }
}
#endif
