#if GTK
import CGTK
import Foundation
package import TableScreen

/// A benchmark of a list: first frame, scrolling and jumps, printed as names and numbers.
///
/// `Benchmarks/gtk/plain.c` takes the same measurements of a plain GTK list.
@MainActor package enum GTKMeasure {
  private static let scrolledFrames = 300
  private static let jumps = 60
  private static let step = 700.0

  /// Shows a screen, prints its measurements, and ends.
  package static func run(_ screen: @autoclosure () -> Screen) {
    let session = GTKSession(id: "org.tablescreen.Bench")
    session.size = (420, 720)
    session.onStart = { host in
      guard let window = host.window, let page = host.visiblePage else { return }
      measure(window.root, page.area.root)
    }
    GTKApp.run(session) { [screen()] }
  }

  private static func measure(_ window: Obj, _ scroller: Obj) {
    guard let clock = Obj(maybe: gtk_widget_get_frame_clock(window())) else { return }
    var isFirst = true
    on(clock, "after-paint") { _ in
      guard isFirst else { return }
      isFirst = false
      say("first-frame-ms", (now - start) * 1000)
      MainLoop.after(500) {
        say("memory-mb", memory)
        scroll(Obj(gtk_scrolled_window_get_vadjustment(scroller())), clock, window)
      }
    }
  }

  private static func scroll(_ adjustment: Obj, _ clock: Obj, _ window: Obj) {
    var (frames, before, seed) = (0, processor, UInt64(1))
    gdk_frame_clock_begin_updating(clock())
    on(clock, "update") { _ in
      frames += 1
      let range =
        gtk_adjustment_get_upper(adjustment()) - gtk_adjustment_get_page_size(adjustment())
      if frames <= scrolledFrames {
        let value = gtk_adjustment_get_value(adjustment()) + step
        gtk_adjustment_set_value(adjustment(), value > range ? 0 : value)
      } else if frames <= scrolledFrames + jumps {
        if frames == scrolledFrames + 1 {
          say("scroll-cpu-ms", (processor - before) * 1000 / Double(scrolledFrames))
          before = processor
        }
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        gtk_adjustment_set_value(adjustment(), range * Double(seed >> 40) / Double(1 << 24))
      } else if frames == scrolledFrames + jumps + 1 {
        say("jump-cpu-ms", (processor - before) * 1000 / Double(jumps))
        say("memory-end-mb", memory)
        gtk_window_close(window())
      }
    }
  }

  private static func say(_ name: String, _ value: Double) {
    StandardStream.output.print("\(name)\t\((value * 100).rounded() / 100)\n")
  }

  /// The program's start time from the environment's `BENCH_START`, or now without one.
  private static var start: Double {
    ProcessInfo.processInfo.environment["BENCH_START"].flatMap { Double($0) } ?? now
  }

  private static var now: Double { Date().timeIntervalSince1970 }

  /// The processor time used so far, in seconds.
  private static var processor: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

  private static var memory: Double {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  }
}
#endif
