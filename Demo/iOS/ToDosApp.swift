import Foundation
import SwiftUI
import TableScreen
import TableScreenUIKit
import UIKit

// 1. In Xcode 26 or later: File > New > Project… > iOS > App, with the interface SwiftUI; its target's minimum is iOS 17.
// 2. File > Add Package Dependencies… > Add Local…: choose the folder of this package, the one with Package.swift.
// 3. When asked for products, add TableScreen and TableScreenUIKit to the app, and none of the others.
// 4. Move the two Swift files of the new app to the bin, and drag this one into its folder.
// 5. Choose a simulator with iOS 17 or later, and press Run.

@main struct ToDosApp: App {
  var body: some Scene {
    WindowGroup {
      TableScreenView(tabs: [ToDosScreen(), TallyScreen(), PreferencesScreen()]).ignoresSafeArea()
    }
  }
}

struct ToDo: Identifiable, Equatable {
  let id = UUID()
  var title: String
  var isDone = false
}

@Observable @MainActor final class ToDoStore {
  static let shared = ToDoStore()
  var items = ["Buy milk", "Call the bank", "Water the plants"].map { ToDo(title: $0) }
  var owner = "Ada"
  var showsDone = true
}

final class ToDosScreen: TableScreen {
  private let store = ToDoStore.shared

  override class var settings: Settings {
    [
      .title("To-dos"), .searchable(placeholder: "Search to-dos"), .refreshable(), .longPressable(),
      .emptyText("Nothing to do."),
    ]
  }

  override var tableData: [Section] {
    [
      Section("Open", items: store.items.filter { !$0.isDone }, cell: ToDosScreen.row),
      Section(
        "Done", items: store.items.filter { $0.isDone && store.showsDone }, cell: ToDosScreen.row),
    ]
  }

  override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
    edge == .trailing ? [BarButton(system: .add, action: .perform(ToDosScreen.add))] : []
  }

  override func onLoad() { setTabImage("checklist") }
  override func onRefresh() async throws { try await Task.sleep(for: .seconds(1)) }

  func row(_ item: ToDo) -> Cell {
    [
      .title: item.title, .action: .perform(ToDosScreen.edit, item),
      .accessory: .switch(item.isDone, changed: ToDosScreen.setDone, item),
      .longPressAction: .perform(ToDosScreen.duplicate, item),
      .editingStyle: .delete, .deleteAction: .perform(ToDosScreen.remove, item),
    ]
  }

  func add() { edit(ToDo(title: "")) }
  func edit(_ item: ToDo) {
    open(ToDoScreen(item), as: .modal) { [store] (item: ToDo) in
      if let place = store.items.firstIndex(where: { $0.id == item.id }) {
        store.items[place] = item
      } else {
        store.items.append(item)
      }
    }
  }
  func duplicate(_ item: ToDo) { store.items.append(ToDo(title: item.title)) }
  func setDone(_ isDone: Bool, _ item: ToDo) {
    if let place = store.items.firstIndex(of: item) { store.items[place].isDone = isDone }
  }
  func remove(_ item: ToDo) {
    let old = store.items
    store.items.removeAll { $0.id == item.id }
    registerUndo("Deleted “\(item.title)”") { [store] in store.items = old }
  }
}

@Observable final class ToDoScreen: TableScreen {
  var item: ToDo

  init(_ item: ToDo) {
    self.item = item
    super.init()
  }

  override class var settings: Settings { [.title("To-do"), .style(.grouped)] }
  override var tableData: [Section] {
    [
      Section(footer: "Nothing is kept before you save.") {
        [.title: "Title", .bind: .to(\ToDoScreen.item.title), .validate: .required()]
        [.title: "Done", .bind: .to(\ToDoScreen.item.isDone)]
      }
    ]
  }
  override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
    edge == .trailing ? [BarButton(system: .save, action: .perform(ToDoScreen.save))] : []
  }
  func save() async throws {
    try await checkForm()
    close(returning: item)
  }
}

final class PreferencesScreen: TableScreen {
  private let store = ToDoStore.shared

  override class var settings: Settings { [.title("Settings"), .style(.grouped)] }
  override var tableData: [Section] {
    [
      Section("You") { [.title: "Name", .bind: .to(store, \.owner)] },
      Section("Lists") { [.title: "Show what is done", .bind: .to(store, \.showsDone)] },
    ]
  }
  override func onLoad() { setTabImage("gearshape") }
}

/// How much is done, drawn by UIKit: a screen that is no table.
final class TallyScreen: NativeScreen {
  let store = ToDoStore.shared

  override var title: String { "Tally" }
  override var substitute: String {
    "\(store.items.filter(\.isDone).count) of \(store.items.count) are done"
  }
  override func onLoad() { setTabImage("chart.bar") }
}

extension TallyScreen: ViewControllerScreen {
  func makeViewController() -> UIViewController { TallyController(self) }
}

final class TallyController: UIViewController {
  private let screen: TallyScreen
  private let drawing = TallyView(frame: .zero)

  init(_ screen: TallyScreen) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = drawing }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let items = screen.store.items
    let done = items.filter(\.isDone).count
    drawing.show([done, items.count - done], label: screen.substitute)
  }
}

/// A bar for each number.
final class TallyView: UIView {
  private var numbers: [Int] = []

  func show(_ numbers: [Int], label: String) {
    self.numbers = numbers
    backgroundColor = .systemBackground
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = label
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let most = numbers.max(), most > 0 else { return }
    let inside = bounds.insetBy(dx: 60, dy: 160)
    tintColor.setStroke()
    for (place, number) in numbers.enumerated() {
      let x = inside.minX + inside.width * (CGFloat(place) + 0.5) / CGFloat(numbers.count)
      let path = UIBezierPath()
      path.lineWidth = inside.width / CGFloat(numbers.count) * 0.6
      path.move(to: CGPoint(x: x, y: inside.maxY))
      let share = CGFloat(number) / CGFloat(most)
      path.addLine(to: CGPoint(x: x, y: inside.maxY - inside.height * share))
      path.stroke()
    }
  }
}
