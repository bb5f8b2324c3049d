#if GTK
import CGTK
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenGTK

@MainActor private final class Meal {
  var way = "Middle"
  var stars = 3
  var speed = 0.37
  var whole = 8.0
  var wide = -1e308
  var far = -1e308
  var near = 3.0
}

private final class MealScreen: TableScreen {
  let meal = Meal()
  override class var settings: Settings { [.title("Meal")] }
  override var tableData: [Section] {
    [
      Section {
        [
          .title: "Way", .bind: .to(meal, \.way),
          .cellClass: .of(.segments(["First", "Middle", "Last"])),
        ]
        [.title: "Stars", .bind: .to(meal, \.stars), .cellClass: .of(.rating())]
        [.title: "Speed", .bind: .to(meal, \.speed), .cellClass: .of(.slider(0...1, step: 0.1))]
        [.title: "Whole", .bind: .to(meal, \.whole), .cellClass: .of(.slider(0...10))]
        [.title: "Wide", .bind: .to(meal, \.wide), .cellClass: .of(.slider(-1e308...1e308))]
        [
          .title: "Far", .bind: .to(meal, \.far),
          .cellClass: .of(.stepper(-1e308...1e308, step: 1e308)),
        ]
        [.title: "Near", .bind: .to(meal, \.near), .cellClass: .of(.slider(0...10, step: 1e308))]
      }
    ]
  }
}

/// Controls of several widgets by keys, and what they show, in the process of the tests: see ``OwnDisplayTests``.
@MainActor @Suite(.serialized, .enabled(if: Desktop.isOwn)) struct ChoiceKeyTests {
  private func control<View: ControlView>(
    _ title: String, in window: OwnWindow, _ screen: MealScreen
  ) async throws -> View {
    await window.until { window.row(title, of: screen) != nil }
    return try #require(window.row(title, of: screen)?.controls.first as? View)
  }

  @Test func `arrows choose among segments, and the chosen one has the keys`() async throws {
    let screen = MealScreen()
    let window = OwnWindow([screen])
    defer { window.close() }
    let view: SegmentsView = try await control("Way", in: window, screen)
    view.activate()
    await window.type("", focusing: "Meal")
    for (key, way) in [
      ("Right", "Last"), ("Left", "Middle"), ("Left", "First"), ("Left", "Last"),
      ("Right", "First"), ("KP_Right", "Middle"),
    ] {
      await window.press(key)
      #expect(screen.meal.way == way, "\(key)")
      #expect(view.root.hasFocusWithin && view.focusable.hasFocusWithin, "\(key)")
    }
  }

  @Test func `arrows fill and empty stars`() async throws {
    let screen = MealScreen()
    let window = OwnWindow([screen])
    defer { window.close() }
    let view: RatingView = try await control("Stars", in: window, screen)
    view.activate()
    await window.type("", focusing: "Meal")
    for (key, stars) in [("Right", 4), ("Left", 3), ("Left", 2)] {
      await window.press(key)
      #expect(screen.meal.stars == stars, "\(key)")
      #expect(view.focusable.hasFocusWithin, "\(key)")
    }
  }

  @Test func `a slider shows the number that the field holds`() async throws {
    let screen = MealScreen()
    let window = OwnWindow([screen])
    defer { window.close() }
    for (title, text) in [("Speed", "0.37"), ("Whole", "8"), ("Wide", "-1e+308")] {
      let view: SliderView = try await control(title, in: window, screen)
      await window.rest()
      let labels = window.all(in: view.root).filter { $0.isA(gtk_label_get_type()) }
      let label = try #require(labels.first)
      let shown = gtk_label_get_text(label()).map { String(cString: $0) }
      #expect(shown == text, "\(title)")
    }
  }

  @Test func `steps of the greatest numbers are those of GTK`() async throws {
    let screen = MealScreen()
    let window = OwnWindow([screen], height: 700)
    defer { window.close() }
    let far: StepperView = try await control("Far", in: window, screen)
    let near: SliderView = try await control("Near", in: window, screen)
    let farSteps = Obj(gtk_spin_button_get_adjustment(far.root()))
    let nearSteps = Obj(gtk_range_get_adjustment(near.root()))
    #expect(gtk_adjustment_get_step_increment(farSteps()) == 1e308)
    #expect(gtk_adjustment_get_page_increment(farSteps()) >= 1e308)
    #expect(gtk_adjustment_get_upper(nearSteps()) == 10)
    #expect(gtk_adjustment_get_page_increment(nearSteps()) >= 10)
  }
}
#endif
