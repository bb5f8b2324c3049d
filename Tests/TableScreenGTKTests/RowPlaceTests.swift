#if GTK
import CGTK
import Foundation
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenGTK

@MainActor private final class Trip {
  var purpose = "Talk"
  var place = ""
  var day = Date(timeIntervalSince1970: 0)
  var time = Date(timeIntervalSince1970: 0)
  var speed = 1.5
  var note = "One"
  var size = "Middle"
}

private final class TripScreen: TableScreen {
  let trip = Trip()
  override class var settings: Settings { [.title("Trip"), .style(.grouped)] }
  override var tableData: [Section] {
    [
      Section("Trip") {
        [.title: "Purpose *", .bind: .to(trip, \.purpose)]
        [
          .title: "Place", .bind: .to(trip, \.place),
          .cellClass: .of(.textField("Oslo, or another town of that country")),
        ]
        [.title: "Day", .bind: .to(trip, \.day), .cellClass: .of(.date(.day))]
        [.title: "Birthday *", .bind: .to(trip, \.day), .cellClass: .of(.date(.day))]
        [.title: "Last day of the journey", .bind: .to(trip, \.day), .cellClass: .of(.date(.day))]
        [.title: "Time", .bind: .to(trip, \.time), .cellClass: .of(.date(.time))]
        [.title: "Speed of all lists", .bind: .to(trip, \.speed)]
        [.title: "Moment", .bind: .to(trip, \.time), .cellClass: .of(.date())]
        [.title: "Speed", .bind: .to(trip, \.speed), .cellClass: .of(.slider(0...10))]
        [.title: "Note", .bind: .to(trip, \.note), .cellClass: .of(.textArea())]
        [.title: "Work", .cellClass: .of(.progress(nil))]
        [
          .title: "Size of the seats", .bind: .to(trip, \.size),
          .cellClass: .of(.segments(["Small", "Middle", "Very large"])),
        ]
      }
    ]
  }
}

private final class FootedScreen: TableScreen {
  override class var settings: Settings { [.title("Footed"), .style(.grouped)] }
  override var tableData: [Section] {
    [
      Section("Rows", footer: "Some words that take more than one line, and then some more.") {
        [.title: "Row"]
      }
    ]
  }
}

private final class HighScreen: TableScreen {
  override class var settings: Settings { [.title("High")] }
  override var tableHeader: RowElement? { .text("Above all rows") }
  override var tableData: [Section] {
    [
      Section(
        "Rows",
        cells: (0..<20).map { place in
          [.id: .key(place), .title: "Row \(place)", .height: place == 0 ? 90 : nil]
        })
    ]
  }
}

/// Where the parts of a row stand, in the process of the tests: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct RowPlaceTests {
  private func view<View: ControlView>(_ title: String, in window: OwnWindow, _ screen: Screen)
    throws -> View
  {
    try #require(window.row(title, of: screen)?.controls.first as? View)
  }

  private func isCut(_ label: Obj) throws -> Bool {
    pango_layout_is_ellipsized(try #require(gtk_label_get_layout(label()))) != 0
  }

  @Test func `fields are of one width, and their names are not cut, in a narrow window too`()
    async throws
  {
    let screen = TripScreen()
    let window = OwnWindow([screen], width: 340, height: 700)
    await window.until { window.row("Moment", of: screen) != nil }
    for width in [340, 700, 340] {
      await window.resize(width, 700)
      await window.rest(frames: 20)
      var boxes: [CGRect] = []
      for title in ["Purpose *", "Place", "Day", "Birthday *", "Time", "Speed of all lists"] {
        let field: FieldView = try view(title, in: window, screen)
        // A long name has its width before the fields have one of their own.
        if title != "Speed of all lists" { boxes.append(window.box(field.root)) }
        let row = try #require(window.row(title, of: screen))
        let label = try #require(window.all(in: row.root).first { $0.isA(gtk_label_get_type()) })
        try #expect(!isCut(label), "\(title) at \(width)")
      }
      #expect(Set(boxes.map(\.minX)).count == 1, "\(width): \(boxes.map(\.minX))")
      #expect(Set(boxes.map(\.width)).count == 1, "\(width): \(boxes.map(\.width))")
      #expect(boxes[0].width >= 150 && boxes[0].width <= 260, "\(width): \(boxes[0].width)")
    }
    window.host.end()
  }

  @Test func `a press beside a field moves nothing`() async throws {
    let screen = TripScreen()
    let window = OwnWindow([screen], width: 700, height: 900)
    await window.until { window.row("Moment", of: screen) != nil }
    await window.rest(frames: 20)
    for title in ["Purpose *", "Birthday *"] {
      let field: FieldView = try view(title, in: window, screen)
      let box = window.box(field.root)
      let place = window.onDisplay(CGPoint(x: 80, y: box.midY))
      await window.pointer(["mousemove", place.x, place.y, "click", "1"])
      let isFocused = await window.until {
        window.host.window.map { gtk_root_get_focus($0.root()) }
          .map { gtk_widget_is_ancestor($0, field.root()) != 0 } == true
      }
      await window.rest(frames: 20)
      #expect(isFocused && window.box(field.root) == box, "\(title): \(window.box(field.root))")
    }
    window.host.end()
  }

  @Test func `choices stand below a name that leaves them no room, and beside it again`()
    async throws
  {
    let screen = TripScreen()
    let window = OwnWindow([screen], width: 700, height: 900)
    await window.until { window.row("Size of the seats", of: screen) != nil }
    for width in [700, 320, 700] {
      await window.resize(width, 900)
      await window.rest(frames: 20)
      let row = try #require(window.row("Size of the seats", of: screen))
      let choices: SegmentsView = try view("Size of the seats", in: window, screen)
      let labels = window.all(in: row.root).filter { $0.isA(gtk_label_get_type()) }
      for label in labels { try #expect(!isCut(label), "\(width)") }
      let name = window.box(try #require(labels.first))
      let box = window.box(choices.root)
      #expect((box.minY >= name.maxY) == (width == 320), "\(width): \(name) \(box)")
      #expect(box.maxX <= CGFloat(width))
    }
    window.host.end()
  }

  @Test func `a day stands below a name that leaves it no room`() async throws {
    let screen = TripScreen()
    let window = OwnWindow([screen], width: 320, height: 900)
    await window.until { window.row("Last day of the journey", of: screen) != nil }
    await window.rest(frames: 20)
    for (title, isBelow) in [("Last day of the journey", true), ("Day", false)] {
      let row = try #require(window.row(title, of: screen))
      let field: FieldView = try view(title, in: window, screen)
      let name = try #require(window.all(in: row.root).first { $0.isA(gtk_label_get_type()) })
      #expect((window.box(field.root).minY >= window.box(name).maxY) == isBelow, "\(title)")
    }
    window.host.end()
  }

  @Test func `what is behind a control stays behind it from right to left`() async throws {
    let screen = TripScreen()
    let window = OwnWindow([screen], width: 420, height: 700)
    await window.until { window.row("Speed", of: screen) != nil }
    let slider: SliderView = try view("Speed", in: window, screen)
    #expect(gtk_scale_get_value_pos(slider.root()) == GTK_POS_RIGHT)
    gtk_widget_set_direction(slider.root(), GTK_TEXT_DIR_RTL)
    #expect(gtk_scale_get_value_pos(slider.root()) == GTK_POS_LEFT)
    let field: FieldView = try view("Purpose *", in: window, screen)
    #expect(gtk_editable_get_alignment(field.root()) == 1)
    gtk_widget_set_direction(field.root(), GTK_TEXT_DIR_RTL)
    #expect(gtk_editable_get_alignment(field.root()) == 0)
    window.host.end()
  }

  @Test func `an area whose row shows another one by now writes nothing`() async throws {
    let screen = TripScreen()
    let window = OwnWindow([screen], width: 420, height: 800)
    await window.until { window.row("Note", of: screen) != nil }
    let row = try #require(window.row("Note", of: screen))
    let other = try #require(window.row("Purpose *", of: screen)?.item)
    let area: TextAreaView = try view("Note", in: window, screen)
    area.activate()
    await window.rest()
    let buffer = Obj(gtk_text_view_get_buffer(area.focusable()))
    gtk_text_buffer_set_text(buffer(), "Two", -1)
    // The area is taken out of the row, and loses the focus by that.
    row.show(other)
    await window.rest()
    #expect(screen.trip.purpose == "Talk")
    area.commit()
    #expect(screen.trip.purpose == "Talk")
    window.host.end()
  }

  @Test func `a bar of unknown progress moves`() async throws {
    let screen = TripScreen()
    let window = OwnWindow([screen], width: 420, height: 800)
    await window.until { window.row("Work", of: screen) != nil }
    let root = try #require(window.row("Work", of: screen)).root
    func place() -> CGFloat? {
      let bars = window.all(in: root).filter {
        gtk_widget_get_css_name($0()).map { String(cString: $0) } == "progress"
      }
      return bars.first.map { window.box($0).minX }
    }
    await window.until { place() != nil }
    var places: Set<CGFloat> = []
    for _ in 0..<6 {
      await window.rest(frames: 10)
      if let place = place() { places.insert(place) }
    }
    #expect(places.count > 2)
    window.host.end()
  }

  @Test func `the parts of a row that is higher than they are stand in its middle`() async throws {
    let screen = HighScreen()
    let window = OwnWindow([screen], width: 420, height: 500)
    await window.until { window.row("Row 0", of: screen) != nil }
    await window.rest(frames: 20)
    let row = try #require(window.row("Row 0", of: screen))
    let label = try #require(window.all(in: row.root).first { $0.isA(gtk_label_get_type()) })
    #expect(window.box(row.root).height >= 90)
    #expect(abs(window.box(row.root).midY - window.box(label).midY) < 2)
    window.host.end()
  }

  @Test func `a list at its beginning stays there when its window gets lower`() async throws {
    let screen = HighScreen()
    let window = OwnWindow([screen], width: 420, height: 900)
    await window.until { window.row("Row 9", of: screen) != nil }
    await window.rest(frames: 30)
    let page = window.host.page(of: screen)
    let adjustment = Obj(gtk_scrolled_window_get_vadjustment(page.area.root()))
    for (width, height) in [(420, 400), (420, 900), (600, 300)] {
      await window.resize(width, height)
      await window.rest(frames: 40)
      #expect(gtk_adjustment_get_value(adjustment()) == 0, "\(height)")
    }
    window.host.end()
  }

  @Test func `a footer of several lines takes the width of the rows`() async throws {
    let screen = FootedScreen()
    let window = OwnWindow([screen], width: 420, height: 400)
    let page = window.host.page(of: screen)
    func footer() -> RowView? {
      page.area.live.first { if case .footer = $0.key { true } else { false } }?.value
    }
    await window.until { footer() != nil }
    await window.rest(frames: 20)
    let root = try #require(footer()).root
    let label = try #require(window.all(in: root).first { $0.isA(gtk_label_get_type()) })
    #expect(window.box(label).width > window.box(root).width - 30)
    window.host.end()
  }
}
#endif
