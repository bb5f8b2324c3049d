// swift-format-ignore-file
// The examples of the documentation of TableScreenUIKit, word for word; they are compiled, and not run.
import CheckedHost
import SwiftUI
import TableScreen
import UIKitStandIn

@MainActor private enum DocumentedCode {
  final class ToDoScreen: TableScreen {}
  final class InboxScreen: TableScreen {}
  final class SettingsScreen: TableScreen {}

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
