import Foundation
import TableScreen
import TableScreenCells
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// A file is chosen in UIKit's own picker, whatever comes and goes around it.
  @MainActor struct FilePickerTests {
    private func picker(_ phone: Phone) throws -> UIDocumentPickerViewController {
      try #require(phone.top as? UIDocumentPickerViewController)
    }

    @Test func `the picker offers the types, and what is picked is the value`() async throws {
      let screen = PortraitScreen()
      let phone = try await Phone.show(screen)
      try await phone.tap("Picture")
      #expect(try picker(phone).types.map(\.identifier) == ["dyn.png", "dyn.jpg"])
      #expect(try picker(phone).asCopy)
      #expect(try picker(phone).pick(URL(filePath: "/inbox/Ada Lovelace.PNG")))
      try await phone.settle()
      #expect(try phone.page.screen === screen)
      #expect(screen.picture == "/inbox/Ada Lovelace.PNG")
      #expect(screen.changes == ["Picture"])
    }

    @Test func `a picker that is left changes nothing, and comes again`() async throws {
      let screen = PortraitScreen()
      let phone = try await Phone.show(screen)
      for _ in 0..<2 {
        try await phone.tap("Picture")
        #expect(try picker(phone).cancel())
        try await phone.settle()
        #expect(try phone.page.screen === screen)
      }
      #expect(screen.picture == "" && screen.changes.isEmpty)
    }

    @Test func `any type is picked where none is asked for, and a wrong one is not taken`()
      async throws
    {
      let screen = PortraitScreen()
      let phone = try await Phone.show(screen)
      try await phone.tap("Letter")
      #expect(try picker(phone).types.map(\.identifier) == ["public.item"])
      #expect(try picker(phone).pick(URL(filePath: "/inbox/letter")))
      try await phone.settle()
      #expect(screen.letter == "/inbox/letter")
      try await phone.tap("Picture")
      #expect(try picker(phone).pick(URL(filePath: "/inbox/letter.txt")))
      try await phone.settle()
      #expect(screen.picture == "")
      #expect(screen.chrome.notice?.text == TableWords.current.otherFile("PNG, JPG"))
    }

    @Test func `a screen that closes takes its picker along`() async throws {
      let root = PortraitScreen()
      let phone = try await Phone.show(root)
      for presentation in [TablePresentation.push, .modal] {
        let screen = PortraitScreen()
        root.open(screen, as: presentation)
        try await phone.settle()
        try await phone.tap("Picture")
        _ = try picker(phone)
        screen.close()
        try await phone.settle()
        #expect(try phone.page.screen === root)
      }
      try await phone.tap("Picture")
      #expect(try picker(phone).pick(URL(filePath: "/inbox/a.jpg")))
      try await phone.settle()
      #expect(root.picture == "/inbox/a.jpg")
    }

    @Test func `a picker that is asked for while a modal comes stands above it`() async throws {
      let root = PortraitScreen()
      let phone = try await Phone.show(root)
      let screen = PortraitScreen()
      root.open(screen, as: .modal)
      try use("Picture", of: screen)
      try await phone.settle()
      #expect(try picker(phone).pick(URL(filePath: "/inbox/a.jpg")))
      try await phone.settle()
      #expect(try phone.page.screen === screen)
      #expect(screen.picture == "/inbox/a.jpg")
    }

    @Test func `a modal that comes above a picker goes again, and the picker stays`() async throws {
      let screen = PortraitScreen()
      let phone = try await Phone.show(screen)
      try await phone.tap("Picture")
      let other = PortraitScreen()
      screen.open(other, as: .modal)
      try await phone.settle()
      #expect(try phone.page.screen === other)
      other.close()
      try await phone.settle()
      #expect(try picker(phone).pick(URL(filePath: "/inbox/a.jpg")))
      try await phone.settle()
      #expect(screen.picture == "/inbox/a.jpg")
    }

    @Test func `what a value opens comes when the picker has gone`() async throws {
      let screen = PortraitScreen()
      screen.opensWhenChanged = true
      let phone = try await Phone.show(screen)
      try await phone.tap("Picture")
      #expect(try picker(phone).pick(URL(filePath: "/inbox/a.jpg")))
      try await phone.settle()
      #expect(try phone.page.screen !== screen)
      #expect(try phone.page.host.navigator.modals.count == 1)
    }

    private func use(_ title: String, of screen: TableScreen) throws {
      let row = try #require(
        (0..<screen.layout.rowCount(in: 0)).lazy.compactMap {
          screen.layout.row(at: TablePath(section: 0, row: $0))?.id
        }.first { RowCellPool().content(of: $0, in: screen)?.title == title })
      screen.send(.tap(row))
    }
  }
}

private final class PortraitScreen: TableScreen {
  var (picture, letter) = ("", "")
  var opensWhenChanged = false
  private(set) var changes: [String] = []
  override class var settings: Settings { [.title("Portrait")] }
  override var tableData: [Section] {
    [
      Section {
        [
          .id: "picture", .title: "Picture", .bind: .to(\PortraitScreen.picture),
          .cellClass: .of(.file(["PNG", "jpg"])),
        ]
        [
          .id: "letter", .title: "Letter", .bind: .to(\PortraitScreen.letter),
          .cellClass: .of(.file()),
        ]
      }
    ]
  }
  override func onValueChanged(_ change: TableValueChange) {
    changes.append(change.cell.title ?? change.name)
    if opensWhenChanged { open(PortraitScreen(), as: .modal) }
  }
}
