import Foundation
import Observation
import TableScreen
import TableScreenCells
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// The orders and refusals that Apple documents, as far as a person would notice that the host did not know them.
  @MainActor struct DocumentedOrderTests {
    @Test func `after a modal was swiped away another one opens`() async throws {
      let screen = LayersScreen(1)
      let phone = try await Phone.show(screen)
      for _ in 0..<3 {
        try await phone.tap("Modal")
        #expect(try phone.page.title == "2")
        try phone.page.navigationController?.swipeDown()
        try await phone.settle()
        #expect(try phone.page.title == "1")
      }
    }

    @Test func `of two modals only the swiped one goes`() async throws {
      let phone = try await Phone.show(LayersScreen(1))
      try await phone.tap("Modal")
      try await phone.tap("Modal")
      #expect(try phone.page.title == "3")
      try phone.page.navigationController?.swipeDown()
      try await phone.settle()
      #expect(try phone.page.title == "2")
      #expect(try phone.page.host.navigator.modals.count == 1)
      try await phone.tap("Modal")
      #expect(try phone.page.title == "3")
    }

    @Test func `with a lower modal the higher one goes, whoever dismisses it`() async throws {
      let phone = try await Phone.show(LayersScreen(1))
      try await phone.tap("Modal")
      try await phone.tap("Modal")
      phone.window.rootViewController?.dismiss(animated: true)
      try await phone.settle()
      #expect(try phone.page.title == "1")
      #expect(try phone.page.host.navigator.modals.isEmpty)
      try await phone.tap("Modal")
      #expect(try phone.page.title == "2")
    }

    @Test func `a modal that opens another one while it goes waits for its end`() async throws {
      let screen = LayersScreen(1)
      let phone = try await Phone.show(screen)
      try await phone.tap("Modal")
      screen.opensAgain = true
      try phone.page.navigationController?.swipeDown()
      try await phone.settle()
      #expect(try phone.page.title == "2")
      #expect(try phone.page.host.navigator.modals.count == 1)
    }

    @Test func `a swipe asks the screens once, however often UIKit asks`() async throws {
      let phone = try await Phone.show(LayersScreen(1))
      try await phone.tap("Modal")
      let modal = try #require(try phone.page.screen as? LayersScreen)
      modal.isClinging = true
      let navigation = try phone.page.navigationController
      navigation?.swipeDown()
      try await phone.settle()
      #expect(modal.questions == 1)
      modal.isClinging = false
      navigation?.swipeDown()
      try await phone.settle()
      #expect(modal.questions == 2)
      #expect(try phone.page.title == "1")
    }

    @Test func `rows that changed under another screen are right when they are laid out again`()
      async throws
    {
      let screen = LayersScreen(1)
      let phone = try await Phone.show(screen)
      try await phone.tap("Push")
      for count in [5, 2, 0, 7] {
        screen.rows.extra = count
        try await phone.settle()
        try phone.page.navigationController?.pressBack()
        try await phone.settle()
        #expect(try phone.titles.count == 2 + count)
        try await phone.tap("Push")
      }
    }

    @Test func `a stepper takes every range`() async throws {
      let screen = SteppersScreen()
      let phone = try await Phone.show(screen)
      func stepper(_ title: String) throws -> UIStepper {
        try phone.view(UIStepper.self, in: title)
      }
      #expect(try stepper("Year").value == 1_950)
      try stepper("Year").step(by: 1)
      try await phone.settle()
      #expect(screen.values.year == 1_951)
      #expect(try stepper("Below").value == -7)
      #expect(try !stepper("Fixed").isEnabled)
      #expect(try stepper("Free").isEnabled)
      // One stepper shows one range after another.
      screen.values.isLow = true
      try await phone.settle()
      screen.values.isLow = false
      try await phone.settle()
    }

    @Test func `an address opens whatever the app has declared`() async throws {
      let phone = try await Phone.show(LayersScreen(1))
      UIApplication.shared.opened = []
      let screen = try phone.page.screen
      screen.open(try #require(URL(string: "tel:112")))
      try await phone.settle()
      #expect(UIApplication.shared.opened.map(\.absoluteString) == ["tel:112"])
      screen.open(try #require(URL(string: "nobody:knows")))
      try await phone.settle()
      #expect(UIApplication.shared.opened.count == 1)
      #expect(try phone.page.chrome.notice?.text == "nobody:knows")
    }

    @Test func `the first screen of a modal has one way back`() async throws {
      let phone = try await Phone.show(LayersScreen(1))
      try await phone.tap("Modal")
      let item = try phone.page.navigationItem
      #expect(item.leftBarButtonItems?.count == 1)
      #expect(item.backAction == nil)
    }

    @Test func `values stand at the end of a line, in both directions`() async throws {
      defer { UIView.layoutDirection = .leftToRight }
      for (direction, wanted) in [
        (UIUserInterfaceLayoutDirection.leftToRight, NSTextAlignment.right), (.rightToLeft, .left),
      ] {
        UIView.layoutDirection = direction
        let phone = try await Phone.show(LayersScreen(1))
        let labels = try phone.cell("Push").all(UILabel.self)
        #expect(labels.contains { $0.textAlignment == wanted })
      }
    }

    @Test func `fields for numbers have a minus and a return key`() async throws {
      let phone = try await Phone.show(SteppersScreen())
      #expect(
        try phone.view(UITextField.self, in: "Number").keyboardType == .numbersAndPunctuation)
    }

    @Test func `all tabs are within reach where some stand behind More`() async throws {
      let phone = try await Phone.show(tabs: (1...7).map { LayersScreen($0) })
      let tabs = try #require(
        phone.window.rootViewController?.children.first as? UITabBarController)
      for place in [5, 0, 6, 3] {
        tabs.tap(place)
        try await phone.settle()
        #expect(tabs.selectedIndex == place)
        #expect(try phone.page.title == "\(place + 1)")
        #expect(try phone.page.host.navigator.selectedTab == place)
      }
    }
  }
}

@Observable @MainActor final class ExtraRows { var extra = 0 }

/// A screen that opens others like itself.
final class LayersScreen: TableScreen {
  let number: Int
  var isClinging = false
  var opensAgain = false
  private(set) var questions = 0
  let rows = ExtraRows()

  init(_ number: Int) {
    self.number = number
    super.init()
    setTitle("\(number)")
  }

  override var tableData: [Section] {
    [
      Section(id: "rows") {
        [.title: "Push", .subtitle: "value", .style: .value1, .action: .perform(LayersScreen.push)]
        [.title: "Modal", .action: .perform(LayersScreen.modal)]
        for place in 0..<rows.extra { [.title: "Extra \(place)"] }
      }
    ]
  }
  override func shouldGoBack() -> Bool {
    questions += 1
    return !isClinging
  }
  override func onAppear() {
    if opensAgain { modal() }
    opensAgain = false
  }
  func push() { open(LayersScreen(number + 1)) }
  func modal() { open(LayersScreen(number + 1), as: .modal) }
}

@Observable @MainActor final class StepperValues {
  var year = 1_950
  var below = -7
  var fixed = 5
  var free = 0.5
  var isLow = false
}

/// Steppers of every sort of range, and a field for a number.
final class SteppersScreen: TableScreen {
  let values = StepperValues()

  override var tableData: [Section] {
    func cell(_ title: String, _ kind: TableCellClass, _ bind: TableBinding) -> Cell {
      [.title: title, .cellClass: .of(kind), .bind: bind]
    }
    return [
      Section(cells: [
        cell(
          "Year", .stepper(values.isLow ? 0...10 : 1_900...2_100), .to(values, \.year)),
        cell("Below", .stepper(-10 ... -5), .to(values, \.below)),
        cell("Fixed", .stepper(5...5), .to(values, \.fixed)),
        cell("Free", .stepper(), .to(values, \.free)),
        cell("Number", .number(), .to(values, \.year)),
      ])
    ]
  }
}
