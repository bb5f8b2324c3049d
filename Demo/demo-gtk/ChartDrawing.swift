#if GTK
import CGTK
public import DemoScreens
import Observation
public import TableScreenGTK

extension ChartScreen: WidgetScreen {
  /// Makes an area that draws the numbers.
  public func makeWidget() -> NativeWidget { NativeWidget(ChartDrawing(self).area) }
}

/// The drawing of a chart in a `GtkDrawingArea`, which keeps it alive.
@MainActor private final class ChartDrawing {
  let area: UnsafeMutablePointer<GtkWidget>
  private let chart: ChartScreen

  init(_ chart: ChartScreen) {
    self.chart = chart
    area = gtk_drawing_area_new()
    gtk_drawing_area_set_draw_func(
      UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkDrawingArea.self),
      { _, canvas, width, height, data in
        guard let canvas, let data else { return }
        let drawing = Unmanaged<ChartDrawing>.fromOpaque(data).takeUnretainedValue()
        let place = UInt(bitPattern: canvas)
        // GTK draws in the thread of its loop, which is the main one.
        MainActor.assumeIsolated {
          drawing.draw(canvas: place, Double(width), Double(height))
        }
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in if let data { Unmanaged<ChartDrawing>.fromOpaque(data).release() } })
  }

  private func draw(canvas: UInt, _ width: Double, _ height: Double) {
    guard let canvas = OpaquePointer(bitPattern: canvas) else { return }
    // A change of what is drawn here draws it again.
    let (numbers, look) = withObservationTracking {
      (chart.numbers, chart.look)
    } onChange: { [weak self] in
      Task { @MainActor [weak self] in
        if let self { gtk_widget_queue_draw(self.area) }
      }
    }
    guard let most = numbers.max(), most > 0, numbers.count > 1 else { return }
    setInk(canvas)
    cairo_set_line_width(canvas, 3)
    cairo_set_line_join(canvas, CAIRO_LINE_JOIN_ROUND)
    let edge = 32.0
    let step = (width - 2 * edge) / Double(look == .line ? numbers.count - 1 : numbers.count)
    for (place, number) in numbers.enumerated() {
      let x = edge + step * Double(place)
      let tall = (height - 2 * edge) * max(number, 0) / most
      if look == .line {
        cairo_line_to(canvas, x, height - edge - tall)
      } else {
        cairo_rectangle(canvas, x + step * 0.15, height - edge - tall, step * 0.7, tall)
      }
    }
    if look == .line { cairo_stroke(canvas) } else { cairo_fill(canvas) }
  }

  /// The color of the style that the desktop has, light or dark.
  private func setInk(_ canvas: OpaquePointer) {
    var color = GdkRGBA()
    gtk_style_context_lookup_color(
      gtk_widget_get_style_context(area), "accent_color", &color)
    cairo_set_source_rgb(canvas, Double(color.red), Double(color.green), Double(color.blue))
  }
}
#endif
