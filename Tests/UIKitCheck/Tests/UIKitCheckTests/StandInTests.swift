import Foundation
import Testing

@testable import UIKitStandIn

extension UIKitSuite {
  /// The judge of the host: what a table view of UIKit refuses is refused here, too.
  @MainActor struct StandInTests {
    func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    func problems(
      _ before: [Int], _ after: [Int], _ edit: (inout TableBatch) -> Void
    ) -> [String] {
      var batch = TableBatch()
      edit(&batch)
      return batch.problems(before: before, after: after)
    }

    @Test func `all in a container hear that they will appear before any of them is laid out`() {
      let log = Log()
      let child = Listening("child", log)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = Listening("root", log, child)
      #expect(
        log.lines == [
          "root will", "child will", "root is", "child is", "root laid out", "child laid out",
        ])
      #expect(Refusals.take().isEmpty)
    }

    @Test func `a batch that adds up is taken`() {
      #expect(problems([2, 3], [2, 3]) { _ in }.isEmpty)
      #expect(
        problems([3, 2], [3, 2]) {
          $0.deletedRows = [path(0, 0)]
          $0.insertedRows = [path(0, 2)]
        }.isEmpty)
      #expect(
        problems([3, 2], [2, 3, 4]) {
          $0.movedRows = [(path(0, 0), path(1, 0))]
          $0.insertedSections = [2]
        }.isEmpty)
      #expect(problems([1, 2, 3], [3, 1, 2]) { $0.movedSections = [(2, 0)] }.isEmpty)
      #expect(problems([3], [4]) { $0.reloadedSections = [0] }.isEmpty)
      #expect(problems([3], [3]) { $0.reconfiguredRows = [path(0, 2)] }.isEmpty)
    }

    @Test func `numbers that do not add up are refused`() {
      #expect(!problems([2], [3]) { _ in }.isEmpty)
      #expect(!problems([2], [2]) { $0.insertedRows = [path(0, 0)] }.isEmpty)
      #expect(!problems([2], [2, 1]) { _ in }.isEmpty)
      #expect(!problems([2, 1], [2]) { $0.deletedSections = [2] }.isEmpty)
      #expect(!problems([2, 2], [1, 2]) { $0.movedRows = [(path(0, 0), path(1, 0))] }.isEmpty)
    }

    @Test func `places that are not there, or are taken twice, are refused`() {
      #expect(!problems([2], [1]) { $0.deletedRows = [path(0, 2)] }.isEmpty)
      #expect(!problems([2], [3]) { $0.insertedRows = [path(0, 3)] }.isEmpty)
      #expect(
        !problems([2], [4]) { $0.insertedRows = [path(0, 0), path(0, 0)] }.isEmpty)
      #expect(!problems([2], [0]) { $0.deletedRows = [path(0, 0), path(0, 0)] }.isEmpty)
      #expect(!problems([2], [2]) { $0.reloadedRows = [path(0, 5)] }.isEmpty)
      #expect(
        !problems([2, 1], [1]) {
          $0.deletedSections = [0]
          $0.deletedRows = [path(0, 0)]
        }.isEmpty)
    }

    @Test func `mixes that UIKit cannot draw are refused`() {
      #expect(
        !problems([3], [2]) {
          $0.deletedRows = [path(0, 0)]
          $0.movedRows = [(path(0, 2), path(0, 0))]
        }.isEmpty)
      #expect(
        !problems([3], [3]) {
          $0.movedRows = [(path(0, 2), path(0, 0))]
          $0.reloadedRows = [path(0, 2)]
        }.isEmpty)
      #expect(
        !problems([1, 2], [3, 1]) {
          $0.movedSections = [(1, 0)]
          $0.insertedRows = [path(0, 0)]
        }.isEmpty)
      #expect(
        !problems([2], [2]) {
          $0.reloadedSections = [0]
          $0.reconfiguredRows = [path(0, 0)]
        }.isEmpty)
    }

    @Test func `constraints that UIKit cannot keep are refused`() {
      _ = Refusals.take()
      let (view, inside, stranger) = (UIView(), UIView(), UIView())
      view.addSubview(inside)
      inside.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      #expect(Refusals.take().isEmpty)
      inside.topAnchor.constraint(equalTo: stranger.topAnchor).isActive = true
      #expect(Refusals.take().count == 1)
      let fixed = inside.heightAnchor.constraint(equalToConstant: 30)
      let least = inside.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
      NSLayoutConstraint.activate([fixed, least])
      _ = inside.measuredHeight
      #expect(Refusals.take().count == 1)
      fixed.priority = .defaultHigh
      #expect(Refusals.take().count == 1)
      #expect(inside.measuredHeight == 44)
      least.isActive = false
      #expect(inside.measuredHeight == 30)
      #expect(Refusals.take().isEmpty)
    }

    @Test func `a search field that is not in view is not entered, and has no scope but its own`() {
      _ = Refusals.take()
      let (controller, search) = (
        UIViewController(), UISearchController(searchResultsController: nil)
      )
      controller.navigationItem.searchController = search
      search.isActive = true
      #expect(!search.isActive)
      #expect(Refusals.take().count == 1)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = controller
      search.isActive = true
      #expect(search.isActive)
      search.searchBar.scopeButtonTitles = ["All"]
      search.searchBar.selectedScopeButtonIndex = 1
      #expect(Refusals.take().count == 1)
    }

    @Test
    func `the keyboard comes with the first field, stays for the next, and goes with the last`() {
      Keyboard.reset()
      let controller = UIViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = controller
      let (field, area) = (UITextField(), UITextView())
      controller.view.addSubview(field)
      controller.view.addSubview(area)
      field.becomeFirstResponder()
      #expect(Keyboard.height == Keyboard.fullHeight)
      area.becomeFirstResponder()
      #expect(!field.isFirstResponder)
      #expect(Keyboard.height == Keyboard.fullHeight)
      controller.view.endEditing(true)
      #expect(Keyboard.height == 0)
      let guide = controller.view.keyboardLayoutGuide
      #expect(guide.bottomInset == 34)
      guide.usesBottomSafeArea = false
      #expect(guide.bottomInset == 0)
    }

    @Test func `a controller hears of another text size when it is in view, once`() {
      let (controller, window) = (
        UIViewController(), UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      )
      defer { window.setTextSize(.large) }
      var heard: [UIContentSizeCategory] = []
      controller.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (_: UIViewController, old: UITraitCollection) in
        heard.append(old.preferredContentSizeCategory)
      }
      controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (_: UIViewController, _: UITraitCollection) in Issue.record("not asked for")
      }
      _ = controller.view
      window.setTextSize(.accessibilityLarge)
      #expect(heard.isEmpty)
      window.rootViewController = controller
      #expect(heard == [.large])
      window.setTextSize(.large)
      #expect(heard == [.large, .accessibilityLarge])
    }

    @Test func `numbered rows stay with themselves through a batch`() {
      var slots = TableSlots([3, 2], from: TableSlots())
      let (first, second) = (slots.sections[0].rows, slots.sections[1].rows)
      var batch = TableBatch()
      batch.movedRows = [(path(0, 2), path(1, 1))]
      batch.insertedRows = [path(0, 0)]
      slots.apply(batch, after: [3, 3])
      #expect(slots.sections[0].rows.dropFirst() == first.dropLast())
      #expect(slots.sections[1].rows == [second[0], first[2], second[1]])
    }
  }
}

private final class Log { var lines: [String] = [] }

private final class Listening: UIViewController {
  private let name: String
  private let log: Log

  init(_ name: String, _ log: Log, _ child: UIViewController? = nil) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
    if let child { addChild(child) }
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) will") }
  override func viewIsAppearing(_ animated: Bool) { log.lines.append("\(name) is") }
  override func viewDidLayoutSubviews() { log.lines.append("\(name) laid out") }
}
