import Foundation
import Testing

@testable import CheckedHost
@testable import TableScreen
@testable import UIKitStandIn

/// A window on which a screen is shown, and what a person does there.
@MainActor final class Phone {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init(_ root: UIViewController) {
    _ = Refusals.take()
    Keyboard.reset()
    // As in a release build, where a shake undoes.
    TableDiagnostics.offersInspector = false
    window.rootViewController = root
  }

  /// Shows a screen in a navigation controller of the app.
  static func show(_ screen: Screen) async throws -> Phone {
    let root = UINavigationController(rootViewController: TableScreenController(screen))
    let phone = Phone(root)
    try await phone.settle()
    return phone
  }

  /// Shows screens as tabs.
  static func show(tabs screens: [Screen]) async throws -> Phone {
    let phone = Phone(TableTabsController(screens))
    try await phone.settle()
    return phone
  }

  // MARK: What is in view

  /// The controller in view, topmost.
  var top: UIViewController? {
    var next = window.rootViewController
    while let current = next {
      if let presented = current.presentedViewController {
        next = presented
      } else if let navigation = current as? UINavigationController {
        guard let top = navigation.topViewController else { return navigation }
        next = top
      } else if let tabs = current as? UITabBarController {
        next = tabs.selectedViewController
      } else if !(current is TableScreenController), let child = current.children.first {
        next = child
      } else {
        return current
      }
    }
    return nil
  }

  var page: TableScreenController {
    get throws { try #require(top as? TableScreenController) }
  }

  var table: UITableView { get throws { try page.tableView } }

  /// What stands where there is nothing to show.
  var placeholder: UIContentUnavailableConfiguration? {
    get throws {
      let page = try page
      let own = page.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
      return own ?? (page.tableView.backgroundView as? UIContentUnavailableView)?.configuration
    }
  }

  /// The titles of the rows in view.
  var titles: [String] {
    get throws {
      let page = try page
      return try table.pathsInView.compactMap { page.content(at: $0)?.title }
    }
  }

  /// Returns where the row of that title stands.
  func path(_ title: String) throws -> IndexPath {
    let page = try page
    let layout = page.shown
    for section in 0..<layout.sectionCount {
      for row in 0..<layout.rowCount(in: section) {
        let path = IndexPath(row: row, section: section)
        if page.content(at: path)?.title == title { return path }
      }
    }
    throw Missing(what: title)
  }

  /// Brings the row of that title into view, and returns its cell.
  func cell(_ title: String) throws -> RowCellView {
    let path = try path(title)
    try table.scrollToRow(at: path, at: .none, animated: false)
    try table.layoutIfNeeded()
    return try #require(try table.cellForRow(at: path) as? RowCellView)
  }

  /// The first view of a class in a row.
  func view<View: UIView>(_ type: View.Type, in title: String) throws -> View {
    try #require(try cell(title).all(type).first)
  }

  /// Presses the bar button of that name.
  func press(_ name: String) async throws {
    let item = try page.navigationItem
    let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    let all = try buttons + (page.toolbarItems ?? [])
    let button = all.first {
      $0.title == name || $0.accessibilityLabel == name
        || "\($0.systemItem.map { "\($0)" } ?? "")" == name
    }
    try #require(button).press()
    try await settle()
  }

  func tap(_ title: String) async throws {
    #expect(try table.tap(path(title)))
    try await settle()
  }

  func search(_ text: String) async throws {
    try #require(try page.navigationItem.searchController).type(text)
    try await settle()
  }

  struct Missing: Error { let what: String }
}

extension UIView {
  /// All views of a class in the view.
  func all<View: UIView>(_ type: View.Type) -> [View] {
    ((self as? View).map { [$0] } ?? []) + subviews.flatMap { $0.all(type) }
  }
}
