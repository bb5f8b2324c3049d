#if GTK
import CGTK
import Foundation
import TableScreen
import Testing

@testable import TableScreenGTK

/// A screen whose widget is a button.
private final class DialScreen: NativeScreen, WidgetScreen {
  /// Goes with the widget.
  final class Token {}

  weak var token: Token?
  private(set) var made = 0
  override var title: String { "Dial" }
  override var substitute: String { "A dial" }

  func makeWidget() -> NativeWidget {
    made += 1
    let widget = Obj(gtk_button_new_with_label("Turn"))
    let token = Token()
    attach(token, to: widget, as: "token")
    self.token = token
    return NativeWidget(widget.raw)
  }
}

/// A screen whose widget cannot stand in a screen.
private final class UnfitScreen: NativeScreen, WidgetScreen {
  let unfit: Obj
  init(_ unfit: Obj) {
    self.unfit = unfit
    super.init()
  }
  override var substitute: String { "No dial" }
  func makeWidget() -> NativeWidget { NativeWidget(unfit.raw) }
}

private final class PlainScreen: TableScreen {
  override class var settings: Settings { [.title("Plain")] }
}

/// What is waited for until it works.
@MainActor private final class Dial { var isBroken = true }

private struct Broken: LocalizedError { var errorDescription: String? { "Broken" } }

/// Widgets of an app's own, in the process of the tests: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct NativeAreaTests {
  private let host = GTKHost()
  private let first = PlainScreen()

  init() {
    #expect(gtk_init_check() != 0)
    adw_init()
    let application = Owned(
      Obj(adw_application_new("org.tablescreen.Tests", GApplicationFlags(rawValue: 1 << 5))))
    g_application_register(application.object(), nil, nil)
    host.start([first], application.object, restoration: nil, width: 600, height: 400)
  }

  /// Lets GTK and tasks go on until something is so.
  private func until(_ condition: () -> Bool) async {
    for _ in 0..<10_000 where !condition() {
      g_main_context_iteration(nil, 0)
      await Task.yield()
      usleep(1_000)
    }
  }

  private func isInView(_ widget: Obj) -> Bool {
    gtk_widget_get_child_visible(widget()) != 0 && gtk_widget_get_visible(widget()) != 0
  }

  private func open<Opened: Screen>(_ screen: Opened) async -> ScreenPage {
    first.open(screen)
    let page = host.page(of: screen)
    await until { page.chrome.title == screen.title && gtk_widget_get_mapped(page.root()) != 0 }
    return page
  }

  @Test func `a widget stands where rows would, is made once, and goes with its screen`()
    async throws
  {
    let screen = DialScreen()
    do {
      let page = await open(screen)
      let native = try #require(page.native)
      #expect(native.root.isInside(page.root))
      #expect(isInView(native.root) && !isInView(page.area.root))
      #expect(page.chrome.emptyText == nil)
      let above = screen.open(PlainScreen())
      await until { gtk_widget_get_mapped(native.root()) == 0 }
      above.close()
      await until { gtk_widget_get_mapped(native.root()) != 0 }
      #expect(screen.made == 1 && screen.token != nil)
    }
    screen.close()
    await until { screen.token == nil }
    #expect(screen.token == nil)
    _ = await open(screen)
    #expect(screen.made == 2)
    host.end()
  }

  @Test func `what is waited for, and what failed, stands in place of the widget`() async throws {
    let screen = DialScreen()
    let page = await open(screen)
    let native = try #require(page.native)
    let dial = Dial()
    screen.wait(for: "Measuring…") {
      try await Task.sleep(for: .milliseconds(1))
      if dial.isBroken { throw Broken() }
    }
    await until { !isInView(native.root) }
    #expect(page.chrome.waiting == "Measuring…" || page.chrome.failure == "Broken")
    await until { page.chrome.failure == "Broken" }
    #expect(!isInView(native.root))
    dial.isBroken = false
    screen.retry()
    await until { isInView(native.root) }
    #expect(page.chrome.emptyText == nil)
    host.end()
  }

  @Test func `what can stand in no screen is said, and the line shows`() async throws {
    let elsewhere = Obj(gtk_label_new("Elsewhere"))
    let box = Owned(Obj(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)))
    gtk_box_append(box.object(), elsewhere())
    let filter = Owned(Obj(gtk_string_list_new(nil)))
    for unfit in [elsewhere, Obj(gtk_window_new()), filter.object] {
      let screen = UnfitScreen(unfit)
      let reports = await TableDiagnostics.collect {
        let page = await open(screen)
        #expect(page.native == nil)
        #expect(page.chrome.emptyText == "No dial")
      }
      #expect(reports.map(\.kind) == ["unfitNative"])
      screen.close()
    }
    host.end()
  }

  @Test func `a screen that makes no widget shows its line`() async throws {
    let screen = NativeScreen()
    screen.setTitle("Map")
    let page = await open(screen)
    #expect(page.native == nil)
    #expect(page.chrome.emptyText == "“Map” cannot be shown here")
    host.end()
  }
}
#endif
