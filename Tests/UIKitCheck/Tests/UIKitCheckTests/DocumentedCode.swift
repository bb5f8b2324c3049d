// swift-format-ignore-file
// The examples of the documentation of TableScreenUIKit, word for word; they are compiled, and not run.
import CheckedHost
import Foundation
import SwiftUI
import TableScreen
import UIKitStandIn

@MainActor private enum DocumentedCode {
  final class ToDoScreen: TableScreen {}
  final class InboxScreen: TableScreen {}
  final class SettingsScreen: TableScreen {}
  final class LetterScreen: TableScreen {}

  final class SceneDelegate: TableSceneDelegate {
    override func makeScreens() -> [Screen] { [InboxScreen(), SettingsScreen()] }
    override func makeScreen(named name: String) -> Screen? { name == "letter" ? LetterScreen() : nil }
  }

  static var inbox: some View {
    TableScreenView(InboxScreen()).restoring { name in name == "letter" ? LetterScreen() : nil }
  }

  final class PlayerCell: UITableViewCell { let nameLabel = UILabel() }

  final class PlayerRow: NativeRow<PlayerCell> {
    override class var nib: UINib? { UINib(nibName: "PlayerCell", bundle: nil) }
    override func show(_ row: RowContext, in cell: PlayerCell) { cell.nameLabel.text = row.cell.title }
  }

  static let cell: TableCell =
    [.title: "Ada", .cellClass: .of(PlayerRow.self)]

  static func push(_ navigationController: UINavigationController?) {
    navigationController?.pushViewController(TableScreenController(ToDoScreen()), animated: true)
  }

  final class Window { var rootViewController: UIViewController? }

  static func fill(_ window: Window) {
    window.rootViewController = TableSplitController(InboxScreen())   // open(LetterScreen(letter), as: .detail)
    window.rootViewController = TableTabsController([InboxScreen(), SettingsScreen()])
  }

  struct ToDos: App {
    var body: some Scene { WindowGroup { TableScreenView(ToDoScreen()).ignoresSafeArea() } }
  }
}

private final class MapScreen: NativeScreen { let town = "Oslo" }

private final class MapController: UIViewController {
  init(_ town: String) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}

extension MapScreen: ViewControllerScreen {
  func makeViewController() -> UIViewController { MapController(town) }
}
