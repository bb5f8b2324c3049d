#if GTK
import CGTK
import TableScreen
import Testing

@testable import TableScreenGTK

private final class SayingScreen: TableScreen {
  private let name: String
  override var title: String { name }
  override var tableData: [Section] { [Section { [.title: name] }] }

  init(_ name: String) {
    self.name = name
    super.init()
  }
}

/// Each screen says what it says, for as long as is set: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct RepeatedNoticeTests {
  @Test func `the same words of another screen are said by that`() async throws {
    GTKApp.noticeTime = .zero
    let (one, other) = (SayingScreen("One"), SayingScreen("Other"))
    let window = OwnWindow([one])
    defer { window.close() }
    await window.until { window.row("One", of: one) != nil }
    one.show(notice: "Saved")
    other.show(notice: "Saved")
    let notice = try #require(one.chrome.notice)
    try #require(other.chrome.notice == notice)
    let toasts = Toasts(over: Obj(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)))
    let kept = Owned(toasts.overlay)
    defer { withExtendedLifetime(kept) {} }
    var shown = 0
    toasts.onChange = { if $0 { shown += 1 } }
    toasts.show(notice, of: one)
    toasts.show(notice, of: one)
    #expect(shown == 1)
    var gone = 0
    toasts.onChange = { if !$0 { gone += 1 } }
    toasts.show(notice, of: other)
    #expect(gone == 1)
  }

  @Test(arguments: [.milliseconds(300), .seconds(-1)] as [Duration])
  func `a time that is no whole second is one`(time: Duration) async throws {
    GTKApp.noticeTime = time
    defer { GTKApp.noticeTime = .seconds(5) }
    let screen = SayingScreen("Soon")
    let window = OwnWindow([screen])
    defer { window.close() }
    await window.until { window.row("Soon", of: screen) != nil }
    await window.rest(frames: 20)
    screen.show(notice: "Saved")
    #expect(await window.until { !window.nodes("toast").isEmpty })
    guard time > .zero else { return }
    #expect(await window.until { screen.chrome.notice == nil })
  }
}
#endif
