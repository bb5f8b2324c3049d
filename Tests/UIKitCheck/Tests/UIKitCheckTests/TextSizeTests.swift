import CheckedDemos
import Foundation
import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// Texts are as large as a person wants them, at once.
  @MainActor struct TextSizeTests {
    /// The largest text that does not follow: one of a fixed size where all others are twice as large.
    func small(_ view: UIView) -> [String] {
      let labels = view.all(UILabel.self).filter { ($0.text ?? "").isEmpty == false }
      var small = labels.filter { $0.shownFontSize < 26 }.map { $0.text ?? "" }
      for field in view.all(UITextField.self) where !field.adjustsFontForContentSizeCategory {
        small.append("field")
      }
      for area in view.all(UITextView.self) where !area.adjustsFontForContentSizeCategory {
        small.append("area")
      }
      return small
    }

    @Test func `every text of a row grows with the size that a person chooses`() async throws {
      let phone = try await Phone.show(PartsScreen())
      defer { phone.window.setTextSize(.large) }
      #expect(!small(try phone.page.view).isEmpty)
      phone.window.setTextSize(.accessibilityLarge)
      try await phone.settle()
      let texts = small(try phone.page.view)
      #expect(texts == [])
    }

    @Test func `at every size rows are measured, and from the accessible ones on a value is below`()
      async throws
    {
      let phone = try await Phone.show(PartsScreen())
      defer { phone.window.setTextSize(.large) }
      let stack = try phone.view(StackView.self, in: "Count")
      var heights: [CGFloat] = []
      for size in UIContentSizeCategory.all {
        phone.window.setTextSize(size)
        try await phone.settle()
        let isBelow = size.isAccessibilityCategory
        #expect(stack.axis == (isBelow ? .vertical : .horizontal), "\(size)")
        let texts = stack.arrangedSubviews.compactMap { ($0 as? TextView)?.text }
        #expect(texts == ["Count", "1"])
        heights.append(try #require(try phone.table.height(at: phone.path("Count"))))
      }
      #expect(heights == heights.sorted())
    }

    @Test func `what stands beside each other stands below each other, and the rows grow`()
      async throws
    {
      let screen = PartsScreen()
      let phone = try await Phone.show(screen)
      defer { phone.window.setTextSize(.large) }
      let table = try phone.table
      let stack = try phone.view(StackView.self, in: "Count")
      let before = try #require(table.height(at: phone.path("Count")))
      #expect(stack.axis == .horizontal)
      let reloads = table.reloadCount
      phone.window.setTextSize(.accessibilityLarge)
      try await phone.settle()
      #expect(stack.axis == .vertical)
      #expect(stack.all(TextView.self).allSatisfy { $0.numberOfLines == 0 })
      #expect(try #require(table.height(at: phone.path("Count"))) > before)
      #expect(table.reloadCount == reloads)
      phone.window.setTextSize(.large)
      try await phone.settle()
      #expect(stack.axis == .horizontal)
      #expect(table.height(at: try phone.path("Count")) == before)
    }

    @Test func `a screen that is covered follows when it comes back`() async throws {
      let phone = try await Phone.show(PartsScreen())
      defer { phone.window.setTextSize(.large) }
      let navigation = try #require(try phone.page.navigationController)
      let stack = try phone.view(StackView.self, in: "Count")
      navigation.pushViewController(UIViewController(), animated: true)
      try await phone.settle()
      phone.window.setTextSize(.accessibilityLarge)
      navigation.popViewController(animated: true)
      try await phone.settle()
      #expect(try phone.view(StackView.self, in: "Count") === stack)
      #expect(stack.axis == .vertical)
    }

    @Test func `controls, notices and headers grow, too`() async throws {
      let controls = ControlsScreen()
      let phone = try await Phone.show(controls)
      defer { phone.window.setTextSize(.large) }
      controls.show(notice: "Saved")
      try await phone.settle()
      phone.window.setTextSize(.accessibilityLarge)
      try await phone.settle()
      #expect(small(try phone.page.view) == [])
      let button = try #require(
        try phone.page.view.all(UIVisualEffectView.self).first?.all(UIButton.self).first)
      #expect(button.titleLabel?.adjustsFontForContentSizeCategory == true)
    }
  }
}
