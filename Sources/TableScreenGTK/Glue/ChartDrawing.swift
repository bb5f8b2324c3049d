#if GTK
import CGTK
import TableScreen

/// A drawing area that shows numbers as a line chart, with a gap for what is no number.
@MainActor final class ChartDrawing {
  let widget = Obj(gtk_drawing_area_new())

  /// The numbers to draw.
  var numbers: [Double] = [] {
    didSet { if numbers != oldValue { gtk_widget_queue_draw(widget()) } }
  }

  init() {
    gtk_drawing_area_set_draw_func(
      widget(),
      { _, cairo, width, height, data in
        guard let data else { return }
        let canvas = UInt(bitPattern: cairo)
        onLoop(data, of: WeakChart.self) {
          guard let cairo = OpaquePointer(bitPattern: canvas) else { return }
          $0.chart?.draw(cairo, Double(width), Double(height))
        }
      }, Unmanaged.passRetained(WeakChart(self)).toOpaque(),
      { data in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } })
  }

  private func draw(_ cairo: OpaquePointer, _ width: Double, _ height: Double) {
    let shade = Palette.shade(of: .accent, isDark: Palette.isDark) ?? Palette.Shade(0)
    cairo_set_source_rgb(
      cairo, Double(shade.red) / 65535, Double(shade.green) / 65535, Double(shade.blue) / 65535)
    cairo_set_line_width(cairo, 2)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    let step = numbers.count > 1 ? (width - 4) / Double(numbers.count - 1) : 0
    let shares = RowElement.heights(of: numbers)
    for (place, share) in shares.enumerated() {
      guard let share else { continue }
      let (x, y) = (2 + step * Double(place), height - 3 - share * (height - 6))
      let isFirst = place == 0 || shares[place - 1] == nil
      let isLast = place + 1 == shares.count || shares[place + 1] == nil
      if isFirst { cairo_new_sub_path(cairo) }
      if isFirst && isLast {
        // A number between two gaps is a dot.
        cairo_arc(cairo, x, y, 1, 0, 2 * .pi)
      } else {
        cairo_line_to(cairo, x, y)
      }
    }
    cairo_stroke(cairo)
  }
}

/// The drawing area's weak reference to its chart, which the area may outlive.
@MainActor private final class WeakChart {
  weak var chart: ChartDrawing?
  init(_ chart: ChartDrawing) { self.chart = chart }
}
#endif
