import Foundation
import Observation
import TableScreen
import TableScreenCells
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// What people with a Mac, a screen reader or a slow device notice.
  @MainActor struct ComfortTests {
    @Test func `on a Mac two buttons step, and one in the bar refreshes`() async throws {
      UIDevice.current.userInterfaceIdiom = .mac
      defer { UIDevice.current.userInterfaceIdiom = .phone }
      let screen = MacScreen()
      let phone = try await Phone.show(screen)
      #expect(try phone.table.refreshControl == nil)
      #expect(try !phone.page.host.capabilities.contains(.pullToRefresh))
      let steps = try phone.view(StepButtons.self, in: "Count")
      let buttons = steps.all(UIButton.self)
      #expect(buttons.map(\.isEnabled) == [false, true])
      buttons[1].press()
      try await phone.settle()
      #expect(screen.values.count == 2)
      steps.accessibilityIncrement()
      try await phone.settle()
      #expect(screen.values.count == 3)
      #expect(buttons.map(\.isEnabled) == [true, false])
      steps.accessibilityIncrement()
      try await phone.settle()
      steps.accessibilityDecrement()
      try await phone.settle()
      #expect(screen.values.count == 2)
      #expect(steps.accessibilityTraits == .adjustable)
      #expect(screen.refreshes == 0)
      try await phone.press("refresh")
      #expect(screen.refreshes == 1)
      #expect(try phone.page.navigationItem.rightBarButtonItems?.first?.isEnabled == true)
    }

    @Test func `elsewhere a table is pulled, and the bar has no button for it`() async throws {
      let screen = MacScreen()
      let phone = try await Phone.show(screen)
      let items = try phone.page.navigationItem.rightBarButtonItems ?? []
      #expect(!items.contains { $0.systemItem == .refresh })
      try #require(try phone.table.refreshControl).pull()
      try await phone.settle()
      #expect(screen.refreshes == 1)
    }

    @Test func `an empty table can be pulled`() async throws {
      let screen = MacScreen()
      screen.values.isEmpty = true
      let phone = try await Phone.show(screen)
      #expect(try phone.placeholder?.text == "Nothing here.")
      try #require(try phone.table.refreshControl).pull()
      try await phone.settle()
      #expect(screen.refreshes == 1)
      screen.values.isEmpty = false
      try await phone.settle()
      #expect(try phone.placeholder == nil)
    }

    @Test func `Undo stays for whoever listens, until it is put away`() async throws {
      let pauses = Pauses()
      let wait = NoticeBar.wait
      NoticeBar.wait = { _ in await pauses.wait() }
      defer {
        NoticeBar.wait = wait
        UIAccessibility.setVoiceOver(false)
      }
      UIAccessibility.setVoiceOver(true)
      let screen = MacScreen()
      let phone = try await Phone.show(screen)
      try await phone.delete("Row")
      for _ in 0..<3 {
        try await phone.until { pauses.isWaiting }
        pauses.end()
      }
      try await phone.until { pauses.isWaiting }
      #expect(try phone.page.chrome.notice?.offersUndo == true)
      let button = try #require(
        try phone.page.view.all(UIButton.self).first { $0.currentTitle == "Undo" })
      #expect(Voice(view: button, label: "").choose(TableWords.current.close))
      try await phone.settle()
      #expect(try phone.page.chrome.notice == nil)
      // Without it time is up after one wait; and so it is for a notice that offers nothing.
      UIAccessibility.setVoiceOver(false)
      pauses.end()
      try await phone.delete("Other")
      try await phone.until { pauses.isWaiting }
      pauses.end()
      try await phone.until { try phone.page.chrome.notice == nil }
      UIAccessibility.setVoiceOver(true)
      screen.show(notice: "Saved")
      try await phone.until { pauses.isWaiting }
      pauses.end()
      try await phone.until { try phone.page.chrome.notice == nil }
    }

    @Test func `a picture is read once, however often its row comes back`() async throws {
      PictureCache.shared.removeAll()
      let screen = OwnPicturesScreen()
      let phone = try await Phone.show(screen)
      let name = try phone.view(PictureView.self, in: "0").image?.name
      #expect(name == "10 bytes")
      try phone.table.scroll(to: 30)
      try await phone.settle()
      let read = UIImage.readCount
      try phone.table.scroll(to: 0)
      try await phone.settle()
      #expect(try phone.view(PictureView.self, in: "0").image?.name == "10 bytes")
      #expect(UIImage.readCount == read)
    }

    @Test func `pictures that have as many bytes each are told apart`() async throws {
      PictureCache.shared.removeAll()
      let screen = OwnPicturesScreen()
      screen.haveOneSize = true
      let phone = try await Phone.show(screen)
      for number in 0..<10 {
        let view = try phone.view(PictureView.self, in: "\(number)")
        #expect(view.image?.bytes == Data(repeating: UInt8(number), count: 10))
      }
    }

    @Test func `a large picture is made as small as it shows, in its own proportions`()
      async throws
    {
      PictureCache.shared.removeAll()
      let screen = OwnPicturesScreen()
      screen.bytes = 4_000
      let phone = try await Phone.show(screen)
      // 60 points on a side are 120 pixels.
      let view = try phone.view(PictureView.self, in: "0")
      try await phone.until { view.image?.name == "4000 bytes, 120 wide" }
      try phone.table.scroll(to: 30)
      try await phone.settle()
      let read = UIImage.readCount
      try phone.table.scroll(to: 0)
      try await phone.settle()
      #expect(try phone.view(PictureView.self, in: "0").image?.name == "4000 bytes, 120 wide")
      #expect(UIImage.readCount == read)
    }

    @Test func `a badge that grows has its row laid out again`() async throws {
      let screen = MacScreen()
      let phone = try await Phone.show(screen)
      let cell = try phone.cell("Row")
      let before = cell.layoutRequests
      screen.values.badge = "12 of 345 read"
      try await phone.settle()
      #expect(try phone.cell("Row") === cell)
      #expect(cell.layoutRequests == before + 1)
    }

    @Test func `a header that is used again says what its section is called`() async throws {
      let phone = try await Phone.show(ManySectionsScreen())
      let table = try phone.table
      for place in stride(from: 0, through: 300, by: 10) {
        table.scroll(to: place)
        try await phone.settle()
        for path in Set(table.pathsInView.map(\.section)) {
          let header = try #require(table.headerView(forSection: path) as? EdgeView)
          #expect(header.accessibilityLabel == "Section \(path)")
          #expect(header.all(UILabel.self).first?.text == "Section \(path)")
        }
      }
    }

    @Test func `a stepper whose step leads nowhere takes steps of one`() async throws {
      let phone = try await Phone.show(NoStepScreen())
      #expect(try phone.view(UIStepper.self, in: "Steps").stepValue == 1)
    }
  }
}

extension Phone {
  fileprivate func delete(_ title: String) async throws {
    #expect(try table.swipe(path(title), "Delete"))
    try await until { try page.chrome.notice?.offersUndo == true }
  }
}

/// Waits that a test ends.
@MainActor private final class Pauses {
  private var waiting: CheckedContinuation<Void, Never>?
  var isWaiting: Bool { waiting != nil }

  func wait() async {
    waiting?.resume()
    await withCheckedContinuation { waiting = $0 }
  }

  func end() {
    waiting?.resume()
    waiting = nil
  }
}

@Observable @MainActor private final class MacValues {
  var count = 1
  var isEmpty = false
  var badge = "3"
  var rows = ["Row", "Other"]
}

private final class MacScreen: TableScreen {
  let values = MacValues()
  var refreshes = 0
  override class var settings: Settings { [.refreshable(), .emptyText("Nothing here.")] }
  override var tableData: [Section] {
    if values.isEmpty { return [] }
    return [
      Section {
        [.title: "Count", .bind: .to(values, \.count), .cellClass: .of(.stepper(1...3))]
        for title in values.rows {
          [
            .id: .init(title), .title: title, .editingStyle: .delete,
            .accessory: .badge(values.badge),
          ]
        }
      }
    ]
  }
  override func onRefresh() async throws { refreshes += 1 }
  override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> Deletion {
    values.rows.removeAll { $0 == cell.title }
    registerUndo("Deleted") {}
    return .done
  }
}

private final class OwnPicturesScreen: TableScreen {
  var bytes = 10
  var haveOneSize = false
  override var tableData: [Section] {
    [Section(count: 60, cell: OwnPicturesScreen.row)]
  }
  func row(_ number: Int) -> Cell {
    let picture =
      haveOneSize
      ? Data(repeating: UInt8(number), count: bytes) : Data(repeating: 1, count: bytes + number)
    return [.title: "\(number)", .image: .data(picture, size: 60)]
  }
}

private final class ManySectionsScreen: TableScreen {
  override var tableData: [Section] {
    (0..<100).map { number in
      Section("Section \(number)", id: .init(number)) {
        for row in 0..<3 { [.title: "\(number) \(row)"] }
      }
    }
  }
}

private final class NoStepScreen: TableScreen {
  override var tableData: [Section] {
    [Section(cells: [[.title: "Steps", .cellClass: .of(NoStepCell.self)]])]
  }
}

/// A row with a control that was made without the help of the row.
private final class NoStepCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    .row(
      .text(row.cell.title ?? ""), .spacer, .control(RowControl("count", .stepper(nil, step: 0))))
  }
}
