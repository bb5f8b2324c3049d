import Foundation
import TableScreen
import TableScreenTesting
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// What is done on a phone is recorded, and is played where there is none.
  @MainActor struct RecordingTests {
    private let folder = TemporaryFolder()

    private var file: URL {
      get throws {
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        return folder.url.appending(path: "recording.jsonl")
      }
    }

    @Test
    func `what a person does in tabs, by gestures and in a search is played to the same frames`()
      async throws
    {
      let file = try file
      let phone = Phone(TableTabsController([RecordedStep(1), RecordedStep(10)], recording: file))
      try await phone.settle()
      try await phone.tap("Deeper")
      try await phone.tap("Deeper")
      try phone.page.navigationController?.swipeBack()
      try await phone.settle()
      try phone.page.navigationController?.pressBack()
      try await phone.settle()
      try #require(phone.window.rootViewController?.children.first as? UITabBarController).tap(1)
      try await phone.settle()
      try await phone.search("wid")
      let title = try phone.page.title
      #expect(title == "10")
      let found = try phone.titles
      #expect(found == ["Wider"])
      let recording = try TableRecording(contentsOf: file)
      let table = try await HeadlessHost.play(
        recording, onTabs: [RecordedStep(1), RecordedStep(10)])
      #expect(table.chrome.title == title)
      #expect(table.titles == found)
      #expect(try String(contentsOf: file, encoding: .utf8).contains(#""host":"ios""#))
    }

    @Test func `a scene is recorded, and one that begins anew leaves the file as it was`()
      async throws
    {
      let file = try file
      let delegate = RecordedDelegate(file)
      let stage = Stage()
      stage.connect(delegate)
      let controller = try #require(delegate.controller as? TableTabsController)
      controller.loadViewIfNeeded()
      await settle()
      try #require(controller.navigator.visibleScreen as? MailScreen).read()
      await settle()
      stage.disconnect()
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains(#""recording":1"#) && text.contains(#""frame""#))
    }

    private func settle() async { for _ in 0..<400 { await Task.yield() } }
  }
}

private final class RecordedDelegate: TableSceneDelegate {
  private let file: URL

  init(_ file: URL) { self.file = file }

  override var recording: URL? { file }
  override func makeScreens() -> [Screen] { [MailScreen()] }
}

private final class RecordedStep: TableScreen {
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init()
    setTitle("\(number)")
  }

  override class var settings: Settings { [.searchable()] }

  override var tableCells: [Cell?]? {
    [
      [.title: "Deeper", .action: .perform(RecordedStep.deeper)],
      [.title: "Wider"],
    ]
  }

  func deeper() { open(RecordedStep(number + 1)) }
}
