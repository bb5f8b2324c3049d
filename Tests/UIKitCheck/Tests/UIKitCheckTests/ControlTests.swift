import Foundation
import Observation
import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// Controls reach both of their ends, and show what is true now.
  @MainActor struct ControlTests {
    @Test func `a rating goes down to none and up to all, and no further`() async throws {
      let screen = ControlsScreen()
      let phone = try await Phone.show(screen)
      let rating = try phone.view(RatingView.self, in: "Rating")
      for (wanted, step) in [(0, -1), (0, -1), (1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (5, 1)] {
        if step < 0 { rating.accessibilityDecrement() } else { rating.accessibilityIncrement() }
        try await phone.settle()
        #expect(screen.values.rating == wanted)
        #expect(rating.accessibilityValue == "\(wanted) / 5")
        let filled = rating.all(UIButton.self).filter { $0.currentImage?.name == "star.fill" }
        #expect(filled.count == wanted)
      }
    }

    @Test func `a stepper takes other bounds, above and below those that it has`() async throws {
      let screen = BoundsScreen()
      let phone = try await Phone.show(screen)
      let stepper = try phone.view(UIStepper.self, in: "Steps")
      for bounds in [0.0...10, 200...300, 50...80, 0...10, 75...75, -9...(-1), 0...1_000] {
        screen.values.bounds = bounds
        try await phone.settle()
        #expect(try phone.view(UIStepper.self, in: "Steps") === stepper)
        #expect(stepper.minimumValue == bounds.lowerBound)
        #expect(stepper.isEnabled == (bounds.lowerBound < bounds.upperBound))
        if stepper.isEnabled { #expect(stepper.maximumValue == bounds.upperBound) }
        #expect(stepper.value == min(max(60, bounds.lowerBound), stepper.maximumValue))
      }
    }

    @Test func `a switch that the screen turns is seen turning, and one that comes is not`()
      async throws
    {
      let screen = BoundsScreen()
      let phone = try await Phone.show(screen)
      let toggle = try phone.view(UISwitch.self, in: "Toggle")
      #expect(toggle.animatedChanges == 0)
      screen.values.isOn = true
      try await phone.settle()
      #expect(toggle.isOn)
      #expect(toggle.animatedChanges == 1)
      screen.setProgress(0.5, of: .id("toggle"))
      try await phone.settle()
      let bar = try phone.view(UIProgressView.self, in: "Toggle")
      #expect(bar.progress == 0.5)
      #expect(bar.animatedChanges == 1)
    }

    @Test func `parts that come and go in a row take their place among the others`() async throws {
      let screen = BoundsScreen()
      let phone = try await Phone.show(screen)
      func parts() throws -> [String] {
        try phone.view(StackView.self, in: "Parts").arrangedSubviews.map {
          ($0 as? TextView)?.text ?? "\(type(of: $0))"
        }
      }
      #expect(try parts() == ["Parts", "a"])
      let first = try phone.view(StackView.self, in: "Parts").arrangedSubviews[0]
      for (wanted, elements) in [
        (["Parts", "BadgeView", "c"], [.badge("1"), .text("c")]),
        (["Parts", "c", "BadgeView"], [.text("c"), .badge("1")]), (["Parts"], []),
        (["Parts", "DateView"], [.control(day(.date(Date(timeIntervalSince1970: 0))))]),
        (["Parts", "FieldView"], [.control(day(.text("soon")))]),
        (["Parts", "DateView"], [.control(day(.date(Date(timeIntervalSince1970: 9))))]),
        (["Parts", "SpacerView", "e"], [.spacer, .text("e")]),
        (["Parts", "e", "SpacerView"], [.text("e"), .spacer]),
        (["Parts", "SpinnerView", "b", "d"], [.spinner, .text("b"), .text("d")]),
      ] as [([String], [RowElement])] {
        screen.values.parts = elements
        try await phone.settle()
        #expect(try parts() == wanted)
        #expect(try phone.view(StackView.self, in: "Parts").subviews.count == wanted.count)
        #expect(try phone.view(StackView.self, in: "Parts").arrangedSubviews[0] === first)
      }
    }

    @Test func `a slider of a range too wide for it goes from none to all of it`() async throws {
      let screen = BoundsScreen()
      let phone = try await Phone.show(screen)
      for (range, value, shown) in [
        (0.0...1e31, 1e31, Float(1)), (0...1e31, 5e30, 0.5), (-4...4, -2, -2),
      ] {
        var control = RowControl("slider", .slider(range, step: nil))
        control.value = .number(value)
        screen.values.parts = [.control(control)]
        try await phone.settle()
        let slider = try phone.view(UISlider.self, in: "Parts")
        #expect(slider.value == shown)
        #expect(slider.minimumValue == (shown < 0 ? -4 : 0))
        #expect(slider.maximumValue == (shown < 0 ? 4 : 1))
      }
    }

    private func day(_ value: TableValue) -> RowControl {
      var control = RowControl("day", .field(placeholder: "", kind: .day))
      control.value = value
      return control
    }

    @Test func `what stands at the end of a row, or above it, gives its place to what comes`()
      async throws
    {
      let screen = BoundsScreen()
      let phone = try await Phone.show(screen)
      let table = try phone.table
      func header() throws -> [UIView] { try #require(table.tableHeaderView).subviews }
      #expect(try header().map { "\(type(of: $0))" } == ["TextView"])
      screen.values.isOn = true
      try await phone.settle()
      #expect(try header().map { "\(type(of: $0))" } == ["BadgeView"])
      let section = try #require(table.headerView(forSection: 0)).contentView
      #expect(section.subviews.map { "\(type(of: $0))" } == ["BadgeView"])
      let end = try #require(try phone.cell("End").accessoryView as? EndView)
      #expect(end.subviews.map { "\(type(of: $0))" } == ["BadgeView"])
      screen.values.isOn = false
      try await phone.settle()
      #expect(try header().map { "\(type(of: $0))" } == ["TextView"])
      #expect(section.subviews.map { "\(type(of: $0))" } == ["TextView"])
      #expect(end.subviews.map { "\(type(of: $0))" } == ["TextView"])
    }
  }
}

@Observable @MainActor final class Bounds {
  var bounds = 0.0...100
  var isOn = false
  var parts: [RowElement] = [.text("a")]
  var sample: RowElement { isOn ? .badge("1") : .text("none") }
}

/// Elements as a property of a row.
private struct Parts: Hashable {
  let elements: [RowElement]
  init(_ elements: [RowElement]) { self.elements = elements }
}

/// Rows whose parts change.
private final class BoundsScreen: TableScreen {
  let values = Bounds()
  override var tableHeader: RowElement? { values.sample }
  override var tableData: [Section] {
    let one = ["parts": Parts([values.sample])]
    var steps = RowControl("steps", .stepper(values.bounds, step: 1))
    steps.value = .number(60)
    return [
      Section(id: "rows") {
        [
          .title: "Steps", .cellClass: .of(PartsCell.self),
          .properties: .values(["parts": Parts([.text("Steps"), .control(steps)])]),
        ]
        [.id: "toggle", .title: "Toggle", .bind: .to(values, \.isOn)]
        [
          .title: "Parts", .cellClass: .of(PartsCell.self),
          .properties: .values(["parts": Parts([.text("Parts")] + values.parts)]),
        ]
        [.title: "End", .accessory: .view(OnePartCell.self, properties: one)]
      }.header(OnePartCell.self, properties: one)
    ]
  }
}

private final class PartsCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    .stack(RowStack(.horizontal, row.properties["parts", as: Parts.self]?.elements ?? []))
  }
}

private final class OnePartCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    row.properties["parts", as: Parts.self]?.elements.first ?? .spacer
  }
}
