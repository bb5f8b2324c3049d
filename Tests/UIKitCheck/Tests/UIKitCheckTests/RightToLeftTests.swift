import CheckedDemos
import Foundation
import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// Where texts run from right to left the host leaves to UIKit all that UIKit turns round by itself, and turns the rest.
  @MainActor struct RightToLeftTests {
    private func show(_ screen: Screen) async throws -> Phone {
      UIView.layoutDirection = .rightToLeft
      return try await Phone.show(screen)
    }

    @Test func `no view has a direction of its own, and none is laid out by left and right`()
      async throws
    {
      defer { UIView.layoutDirection = .leftToRight }
      for screen in [
        PartsScreen(), ControlsScreen(), VoicesScreen(), ReadyScreen(), SamplesScreen(),
      ]
        as [Screen]
      {
        let phone = try await show(screen)
        let views = try phone.page.view.all(UIView.self)
        #expect(views.allSatisfy { $0.semanticContentAttribute == .unspecified })
        for view in views {
          for rule in view.constraints { #expect(rule.isSameInBothDirections) }
        }
      }
    }

    @Test func `names begin at the right, values end at the left, and numbers keep their place`()
      async throws
    {
      defer { UIView.layoutDirection = .leftToRight }
      let phone = try await show(PartsScreen())
      let labels = try phone.cell("Count").all(TextView.self)
      #expect(labels.map(\.text) == ["Count", "1"])
      #expect(labels.map(\.textAlignment) == [.natural, .left])
      // The stack itself begins at the right.
      let stack = try phone.view(StackView.self, in: "Count")
      #expect(stack.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(stack.arrangedSubviews.first === labels[0])
      let badge = try phone.cell("Badge").all(BadgeView.self)
      #expect(badge.first?.all(UILabel.self).first?.textAlignment == .center)
    }

    @Test func `a row that is drawn again in the other direction turns its value round`()
      async throws
    {
      defer { UIView.layoutDirection = .leftToRight }
      let screen = PartsScreen()
      let phone = try await show(screen)
      UIView.layoutDirection = .leftToRight
      screen.model0.count = 2
      try await phone.settle()
      #expect(
        try phone.cell("Count").all(TextView.self).map(\.textAlignment) == [.natural, .right])
    }

    @Test func `swipes from the right offer what stands at the beginning of a row`() async throws {
      defer { UIView.layoutDirection = .leftToRight }
      let phone = try await show(PartsScreen())
      let path = try phone.path("Pressed")
      #expect(try phone.table.swipes(path, fromLeft: false) == ["Pin"])
      #expect(try phone.table.swipes(path, fromLeft: true) == ["Remove", "Archive"])
      UIView.layoutDirection = .leftToRight
      #expect(try phone.table.swipes(path, fromLeft: true) == ["Pin"])
      #expect(try phone.table.swipes(path, fromLeft: false) == ["Remove", "Archive"])
    }

    @Test func `arrows point to where the row leads`() async throws {
      defer { UIView.layoutDirection = .leftToRight }
      let phone = try await show(PartsScreen())
      // UIKit turns this symbol round, and its own accessory, too; it does not turn `chevron.right`.
      let arrow = try #require(try phone.cell("Parent").accessoryView as? ChevronView)
      #expect(arrow.image?.name == "chevron.forward")
      try await phone.tap("Parent")
      #expect(arrow.image?.name == "chevron.down")
      #expect(try phone.cell("Leads on").accessoryType == .disclosureIndicator)
      let column = try #require(try phone.cell("One").contentView.subviews.first)
      let indentation = column.constraints.first { $0.first.edge == .leading }
      #expect(indentation?.constant == 20)
    }

    @Test func `the index and its rows are those of the other direction`() async throws {
      defer { UIView.layoutDirection = .leftToRight }
      func index() async throws -> [String] {
        let phone = try await Phone.show(IndexedScreen())
        let titles = try phone.table.indexTitles
        try phone.table.tapIndex(1)
        try await phone.settle()
        #expect(try phone.titles.first == "Berta 0")
        return titles
      }
      let fromLeft = try await index()
      UIView.layoutDirection = .rightToLeft
      #expect(try await index() == fromLeft)
      #expect(fromLeft == ["A", "B", "C"])
    }

    @Test func `a swipe back leads back, and buttons keep their sides`() async throws {
      defer { UIView.layoutDirection = .leftToRight }
      let phone = try await show(BarsScreen())
      let item = try phone.page.navigationItem
      // UIKit counts the ones at the end from the edge, in both directions.
      #expect(item.rightBarButtonItems?.map(\.voice) == ["Send", "star"])
      #expect(item.leftBarButtonItems?.first?.systemItem == .add)
    }
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint names no side of the screen: only beginnings, ends, heights and widths.
  fileprivate var isSameInBothDirections: Bool {
    [first, second].compactMap { $0?.edge }.allSatisfy { edge in
      switch edge {
      case .leading, .trailing, .top, .bottom, .width, .height: true
      }
    }
  }
}

private final class IndexedScreen: TableScreen {
  override class var settings: Settings { [.indexable()] }
  override var tableData: [Section] {
    ["Anna", "Berta", "Carla"].map { (name: String) in
      Section(
        name, id: .init(name),
        cells: (0..<30).map { number -> TableCell in [.title: "\(name) \(number)"] })
    }
  }
}
