import Foundation
import Testing

@testable import UIKitStandIn

extension UIKitSuite {
  /// The judge of the host again: what UIKit's pages refuse of controllers, controls and tables is refused here, too.
  @MainActor struct RefusalTests {
    private func window(_ root: UIViewController) -> UIWindow {
      _ = Refusals.take()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = root
      return window
    }

    private func rest() async {
      for turn in 0..<1_000 where turn < 20 || Transition.running > 0 { await Task.yield() }
    }

    @Test func `a stack takes one change at a time, and its controllers learn of it at the end`()
      async
    {
      let (first, second) = (Listener(), Listener())
      let navigation = UINavigationController(rootViewController: first)
      let window = window(navigation)
      navigation.pushViewController(second, animated: true)
      #expect(navigation.transitionCoordinator != nil)
      #expect(second.transitionCoordinator != nil)
      #expect(second.log == ["will appear"])
      var hasEnded = false
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in hasEnded = true }
      navigation.popViewController(animated: true)
      #expect(Refusals.take().count == 1)
      #expect(navigation.viewControllers.count == 2)
      await rest()
      #expect(hasEnded)
      #expect(second.log == ["will appear", "did appear", "moved"])
      #expect(first.log.last == "did disappear")
      navigation.popViewController(animated: true)
      #expect(second.parent === navigation)
      await rest()
      #expect(second.parent == nil)
      #expect(second.log.suffix(2) == ["did disappear", "removed"])
      // At once, where nobody is to see it.
      navigation.pushViewController(second, animated: false)
      #expect(navigation.transitionCoordinator == nil)
      #expect(Refusals.take().isEmpty)
      _ = window
    }

    @Test func `what covers all takes what is below out of the window, and gives it back`() async {
      let (root, above) = (Listener(), Listener())
      let window = window(root)
      above.modalPresentationStyle = .fullScreen
      var completions = 0
      root.present(above, animated: true) { completions += 1 }
      above.present(UIViewController(), animated: true)
      #expect(Refusals.take().count == 1)
      await rest()
      #expect(root.view.window == nil && completions == 1)
      root.dismiss(animated: true) { completions += 1 }
      root.present(UIViewController(), animated: true)
      #expect(Refusals.take().count == 1)
      await rest()
      #expect(root.view.window === window && completions == 2)
      let came = ["will appear", "did appear"]
      #expect(root.log == came + ["did disappear"] + came)
      root.dismiss(animated: true) { completions += 1 }
      await rest()
      #expect(Refusals.take().count == 1 && completions == 2)
    }

    @Test func `tabs out of reach, and tab bars in stacks, are refused`() {
      let tabs = UITabBarController()
      let window = window(tabs)
      tabs.setViewControllers((0..<6).map { _ in UIViewController() }, animated: false)
      #expect(tabs.offersCustomizing)
      tabs.selectedIndex = 6
      #expect(Refusals.take().count == 1)
      tabs.tapMore()
      #expect(tabs.selectedIndex == NSNotFound)
      #expect(tabs.selectedViewController === tabs.moreNavigationController)
      tabs.chooseMore(4)
      #expect(tabs.selectedIndex == 4)
      UINavigationController().pushViewController(UITabBarController(), animated: false)
      #expect(Refusals.take().count == 1)
      _ = window
    }

    @Test func `controls refuse what their pages refuse`() {
      _ = Refusals.take()
      let stepper = UIStepper()
      stepper.minimumValue = 100
      stepper.stepValue = 0
      #expect(Refusals.take().count == 2)
      let segments = UISegmentedControl()
      segments.insertSegment(withTitle: "A", at: 7, animated: false)
      segments.selectedSegmentIndex = 0
      #expect(Refusals.take().isEmpty)
      segments.selectedSegmentIndex = 1
      #expect(Refusals.take().count == 1)
      let picker = UIDatePicker()
      let (early, late) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 9))
      (picker.minimumDate, picker.maximumDate) = (late, early)
      picker.setDate(early, animated: false)
      #expect(picker.date == early)
      (picker.minimumDate, picker.maximumDate) = (early, early)
      picker.setDate(late, animated: false)
      #expect(picker.date == early)
      picker.minuteInterval = 7
      #expect(picker.minuteInterval == 1)
      #expect(Refusals.take().count == 1)
      let slider = UISlider()
      slider.minimumValue = 3
      #expect(slider.maximumValue == 3 && slider.value == 3)
      slider.maximumValue = 1
      #expect(slider.minimumValue == 1 && slider.value == 1)
      #expect(Refusals.take().isEmpty)
    }

    @Test func `on a Mac there is no stepper, and nothing to pull`() {
      let window = window(UIViewController())
      UIDevice.current.userInterfaceIdiom = .mac
      defer { UIDevice.current.userInterfaceIdiom = .phone }
      let (box, stepper) = (UIView(), UIStepper())
      box.addSubview(stepper)
      #expect(Refusals.take().isEmpty)
      window.addSubview(box)
      #expect(Refusals.take().count == 1)
      UITableView(frame: .zero, style: .plain).refreshControl = UIRefreshControl()
      #expect(Refusals.take().count == 1)
    }

    @Test func `a direction that is forced counts for one view alone`() {
      let (view, inside) = (UIView(), UIView())
      view.addSubview(inside)
      view.semanticContentAttribute = .forceRightToLeft
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(inside.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test func `a table is not asked, nor read again, while it is about to change`() {
      let page = RowsController()
      let window = window(page)
      let table = page.table
      table.performBatchUpdates {
        _ = table.indexPathsForVisibleRows
        _ = table.visibleCells
        table.reloadData()
      }
      #expect(Refusals.take().count == 3)
      // Batches in batches are one.
      table.performBatchUpdates {
        page.counts[0] += 1
        table.performBatchUpdates {
          table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }
      }
      #expect(Refusals.take().isEmpty)
      page.asks = { _ = $0.cellForRow(at: $1) }
      table.reloadData()
      #expect(!Refusals.take().isEmpty)
      page.asks = { table, _ in table.reloadData() }
      table.reloadSections([0], with: .none)
      #expect(!Refusals.take().isEmpty)
      _ = window
    }

    @Test func `cells come as the table is laid out after a scroll, and not before`() async {
      let page = RowsController()
      page.counts = [60]
      let window = window(page)
      let (table, first) = (page.table, IndexPath(row: 0, section: 0))
      for isAsked in [true, false] {
        let path = IndexPath(row: isAsked ? 40 : 20, section: 0)
        table.scrollToRow(at: path, at: .top, animated: false)
        #expect(table.pathsInView.first == path)
        #expect(table.cellForRow(at: path) == nil)
        if isAsked { table.layoutIfNeeded() } else { await rest() }
        #expect(table.cellForRow(at: path) != nil)
        #expect(table.cellForRow(at: first) == nil)
      }
      _ = window
    }

    @Test func `a controller's view stands in that of its parent, and of no other one`() {
      let (parent, child, box) = (UIViewController(), UIViewController(), UIView())
      _ = Refusals.take()
      parent.view.addSubview(box)
      box.addSubview(child.view)
      #expect(Refusals.take().count == 1)
      parent.addChild(child)
      box.addSubview(child.view)
      #expect(Refusals.take().isEmpty)
      // What the app puts into no controller's view is its own affair.
      UIView().addSubview(UIViewController().view)
      #expect(Refusals.take().isEmpty)
    }

    @Test func `headers come back after they were made ready for it`() {
      let page = RowsController()
      page.counts = Array(repeating: 3, count: 60)
      let window = window(page)
      #expect(page.table.headerView(forSection: 0) != nil)
      let first = page.table.headerView(forSection: 0) as? Header
      for row in stride(from: 0, through: 90, by: 10) { page.table.scroll(to: row) }
      #expect(first?.uses ?? 0 > 0)
      #expect(page.headers < 20)
      _ = window
    }

    @Test func `rows that are near are asked for before, and called off`() {
      let page = RowsController()
      page.counts = [60]
      let window = window(page)
      #expect(page.fetched == Array(12..<18))
      page.fetched = []
      page.table.scroll(to: 3)
      #expect(page.fetched == Array(18..<21))
      page.table.scroll(to: 40)
      #expect(page.calledOff == Array(15..<21))
      _ = window
    }
  }
}

private final class Listener: UIViewController {
  var log: [String] = []
  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
  override func didMove(toParent parent: UIViewController?) {
    log.append(parent == nil ? "removed" : "moved")
  }
}

private final class Header: UITableViewHeaderFooterView {
  var uses = 0
  override func prepareForReuse() { uses += 1 }
}

private final class RowsController: UIViewController {
  let table = UITableView(frame: .zero, style: .plain)
  var counts = [12]
  var headers = 0
  var asks: ((UITableView, IndexPath) -> Void)?
  var fetched: [Int] = []
  var calledOff: [Int] = []

  override func viewDidLoad() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = self
    table.delegate = self
    table.prefetchDataSource = self
    view.addSubview(table)
  }
}

extension RowsController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asks?(tableView, indexPath)
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    if let header = header as? Header, header.uses == 0 { headers += 1 }
    return header
  }
}

extension RowsController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    fetched += indexPaths.map(\.row)
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    calledOff += indexPaths.map(\.row)
  }
}
