#if GTK
import CGTK
import TableScreen

/// Schedules work on GLib's main loop, beside GTK's own.
@MainActor enum MainLoop {
  /// Runs the main actor's tasks on the loop.
  ///
  /// Drawing has the same priority, so neither can starve the other.
  static func install() {
    g_unix_fd_add_full(
      120, MainQueueHandle.descriptor, G_IO_IN,
      { _, _, _ in
        MainActor.assumeIsolated { MainQueueHandle.drain() }
        return 1
      }, nil, nil)
  }

  /// Runs the main actor's tasks before the next key, which would come before them, while there is something to wait for.
  ///
  /// Not for ever: tasks that make further ones must not hold up keys and drawing.
  static func runTasksFirst(while isWaiting: @escaping @MainActor () -> Bool) {
    var turnsLeft = 50
    let work = RepeatedWork {
      MainQueueHandle.drain()
      turnsLeft -= 1
      return turnsLeft > 0 && isWaiting()
    }
    g_unix_fd_add_full(
      G_PRIORITY_HIGH, MainQueueHandle.descriptor, G_IO_IN,
      { _, _, data in
        guard let data else { return 0 }
        return onLoop(data, of: RepeatedWork.self) { $0.body() ? 1 : 0 }
      }, Unmanaged.passRetained(work).toOpaque(), release)
  }

  @MainActor private final class Work {
    let body: @MainActor () -> Void
    init(_ body: @escaping @MainActor () -> Void) { self.body = body }
  }

  /// Runs `body` after pending drawing is done.
  static func soon(_ body: @escaping @MainActor () -> Void) {
    let data = Unmanaged.passRetained(Work(body)).toOpaque()
    g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, MainLoop.run, data, MainLoop.release)
  }

  /// Runs `body` before the next frame is drawn.
  static func beforeDrawing(_ body: @escaping @MainActor () -> Void) {
    let data = Unmanaged.passRetained(Work(body)).toOpaque()
    g_idle_add_full(G_PRIORITY_HIGH_IDLE, MainLoop.run, data, MainLoop.release)
  }

  /// Runs `body` before the next key, even one that waits already.
  static func beforeNextKey(_ body: @escaping @MainActor () -> Void) {
    let data = Unmanaged.passRetained(Work(body)).toOpaque()
    g_idle_add_full(G_PRIORITY_HIGH, MainLoop.run, data, MainLoop.release)
  }

  /// Runs `body` after some milliseconds; returns the id for `cancel`.
  @discardableResult
  static func after(_ milliseconds: Int, _ body: @escaping @MainActor () -> Void) -> UInt32 {
    let data = Unmanaged.passRetained(Work(body)).toOpaque()
    return g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(milliseconds), MainLoop.run, data, MainLoop.release)
  }

  static func cancel(_ source: UInt32) { g_source_remove(source) }

  /// Runs `body` whenever the process gets a signal.
  static func onSignal(_ signal: Int32, _ body: @escaping @MainActor () -> Void) {
    let data = Unmanaged.passRetained(Work(body)).toOpaque()
    g_unix_signal_add_full(
      G_PRIORITY_DEFAULT, signal,
      { data in
        _ = MainLoop.run(data)
        return 1
      }, data, MainLoop.release)
  }

  /// Runs `body` before each frame of a widget until `body` returns false.
  static func eachFrame(of widget: Obj, _ body: @escaping @MainActor () -> Bool) {
    gtk_widget_add_tick_callback(
      widget(),
      { _, _, data in
        guard let data else { return 0 }
        return onLoop(data, of: RepeatedWork.self) { $0.body() ? 1 : 0 }
      }, Unmanaged.passRetained(RepeatedWork(body)).toOpaque(), MainLoop.release)
  }

  @MainActor private final class RepeatedWork {
    let body: @MainActor () -> Bool
    init(_ body: @escaping @MainActor () -> Bool) { self.body = body }
  }

  private static let run: @convention(c) (gpointer?) -> gboolean = { data in
    guard let data else { return 0 }
    onLoop(data, of: Work.self) { $0.body() }
    return 0
  }

  private static let release: @convention(c) (gpointer?) -> Void = { data in
    if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
  }
}
#endif
