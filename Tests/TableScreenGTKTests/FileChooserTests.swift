#if GTK
import CGTK
import Foundation
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenGTK

private final class PortraitScreen: TableScreen {
  var picture = ""
  override class var settings: Settings { [.title("Portrait")] }
  override var tableData: [Section] {
    [
      Section {
        [
          .id: "picture", .title: "Picture", .bind: .to(\PortraitScreen.picture),
          .cellClass: .of(.file(["png", "jpg"], folder: "/usr/share")),
        ]
      }
    ]
  }
}

/// The desktop's file chooser, in the process of the tests: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct FileChooserTests {
  private let root = PortraitScreen()
  private let window: OwnWindow

  init() { window = OwnWindow([root]) }

  /// The choosers in view, as GTK knows them.
  private var choosers: [Obj] {
    OwnWindow.windows.filter { $0.isA(gtk_file_chooser_dialog_get_type()) }
  }

  private func tap(_ screen: Screen) async {
    await window.until { window.row("Picture", of: screen) != nil }
    if let id = window.row("Picture", of: screen)?.id { screen.send(.tap(id)) }
    await window.until { !choosers.isEmpty }
  }

  private func answer(_ chooser: Obj, _ response: GtkResponseType) async {
    gtk_dialog_response(chooser(), response.rawValue)
    await window.until { choosers.isEmpty }
    await window.rest()
  }

  private func end() {
    window.host.end()
    window.host.window?.destroy()
  }

  @Test func `the chooser stands above its window, and offers what fits`() async throws {
    await tap(root)
    let chooser = try #require(choosers.first)
    #expect(gtk_window_get_title(chooser()).map { String(cString: $0) } == "Picture")
    #expect(Obj(maybe: gtk_window_get_transient_for(chooser())) == window.host.window?.root)
    #expect(gtk_window_get_modal(chooser()) != 0)
    let filter = try #require(Obj(maybe: gtk_file_chooser_get_filter(chooser())))
    #expect(gtk_file_filter_get_name(filter()).map { String(cString: $0) } == "PNG, JPG")
    #expect(window.host.visiblePage?.screen === root)
    await answer(chooser, GTK_RESPONSE_CANCEL)
    #expect(root.picture == "")
    await tap(root)
    #expect(!choosers.isEmpty)
    end()
  }

  @Test func `a file whose name is no text leaves the row as it is, and that is said`() async throws
  {
    root.picture = "/else/Ada.png"
    await tap(root)
    let question = try #require(window.host.chooser?.question)
    let path = "/tmp/bad".utf8CString.dropLast() + [CChar(bitPattern: 0xFF)] + ".png".utf8CString
    let file = try #require(Obj(maybe: g_file_new_for_path(Array(path))))
    defer { g_object_unref(file()) }
    question.answer(try #require(FileChooser.address(of: file)))
    await window.rest()
    #expect(root.picture == "/else/Ada.png")
    #expect(root.chrome.notice?.text == TableWords.current.notAValue)
    end()
  }

  @Test func `a screen that closes takes its chooser along`() async throws {
    for presentation in [TablePresentation.push, .modal] {
      let screen = PortraitScreen()
      root.open(screen, as: presentation)
      await tap(screen)
      #expect(choosers.count == 1)
      screen.close()
      await window.until { choosers.isEmpty && window.host.visiblePage?.screen === root }
      #expect(choosers.isEmpty && window.host.visiblePage?.screen === root)
    }
    end()
  }

  @Test func `a window that is closed under its chooser takes it along`() async throws {
    await tap(root)
    #expect(choosers.count == 1)
    if let root = window.host.window?.root { gtk_window_close(root()) }
    await window.until { choosers.isEmpty }
    #expect(choosers.isEmpty)
    #expect(root.picture == "")
  }
}
#endif
