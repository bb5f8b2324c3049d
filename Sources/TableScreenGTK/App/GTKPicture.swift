#if GTK
import CGTK
public import Foundation
public import TableScreen

/// Writes pictures of screens in their windows, such as for a README.
@MainActor public enum GTKPicture {
  /// The milliseconds between two checks for screens at rest, which are not loading or changing.
  private static let pause = 450
  /// The number of checks before giving up.
  private static let patience = 400
  /// The number of checks before giving up a window for which the display has no room.
  private static let patienceForRoom = 6

  /// The error for a picture that cannot be taken or written.
  enum Failure: Error, CustomStringConvertible {
    case restless, undrawn, notAFile, noFolder
    case noRoom(Int)

    var description: String {
      switch self {
      case .restless: "the screen does not come to rest, so there is no picture of it"
      case .undrawn: "the display cannot draw the window"
      case .notAFile: "that is a folder, a pipe or a device; name a file"
      case .noRoom(let width): "the display has no room for a window of \(width) pixels"
      case .noFolder: "its folder is not there; make it, or name another"
      }
    }
  }

  /// Shows screens as tabs in a window, writes a PNG of it when they have come to rest, and ends.
  ///
  /// A display is needed, which may be a virtual one, as wide as the picture. Anything at `file` that is no regular file,
  /// such as a pipe, is left unchanged.
  ///
  /// - Returns: the program's exit status: 1 without a picture, with the reason on standard error.
  public static func take(
    of roots: @autoclosure () -> [Screen], to file: URL, width: Int, height: Int, isDark: Bool
  ) -> Int32 {
    var look = PictureLook()
    look.isDark = isDark
    return take(of: roots(), to: [(file, width, height)], look)
  }

  /// Shows screens as tabs in a window, and writes a PNG of it in one size after the other.
  ///
  /// - Parameters:
  ///   - roots: the first screen of each tab.
  ///   - pictures: the files, each with the size of the window in it.
  ///   - look: the desktop's settings.
  ///   - checks: true to report faults of the layout on standard error, and to count them as a
  ///     failure; see ``LayoutCheck``.
  /// - Returns: the program's exit status: 1 without a picture, with the reason on standard error.
  package static func take(
    of roots: @autoclosure () -> [Screen], to pictures: [(file: URL, width: Int, height: Int)],
    _ look: PictureLook, checks: Bool = false
  ) -> Int32 {
    let session = GTKSession(id: "org.tablescreen.Picture")
    if let first = pictures.first { session.size = (first.width, first.height) }
    var status: Int32 = 0
    var rest = pictures[...]
    func takeNext(_ host: GTKHost) {
      guard let window = host.window else { return }
      guard let (file, width, height) = rest.popFirst() else {
        return gtk_window_close(window.root())
      }
      gtk_window_set_default_size(window.root(), gint(width), gint(height))
      whenAtRest(host, width, looks: patience) { failure in
        do {
          if let failure { throw failure }
          try write(window.root, to: file)
          if checks, !isSound(window.root, width, of: file) { status = 1 }
        } catch {
          say(error, of: file)
          status = 1
        }
        takeNext(host)
      }
    }
    look.prepare()
    session.onStart = { host in
      look.apply()
      takeNext(host)
    }
    GTKApp.run(session, roots)
    return rest.isEmpty ? status : 1
  }

  /// Reports the faults of a window's layout, and returns true if there are none.
  private static func isSound(_ window: Obj, _ width: Int, of file: URL) -> Bool {
    let faults = LayoutCheck.faults(in: window, width: width)
    for fault in faults { StandardStream.error.say("\(file.lastPathComponent): \(fault)") }
    return faults.isEmpty
  }

  /// Runs `body` once two checks in a row find the screens at rest and the window can be drawn, or
  /// at the last check.
  ///
  /// `body` gets the reason why there can be no picture, or nil. On a busy machine the window may take a while to be
  /// drawable.
  private static func whenAtRest(
    _ host: GTKHost, _ width: Int, looks: Int, wasAtRest: Bool = false,
    _ body: @escaping (Failure?) -> Void
  ) {
    MainLoop.after(pause) {
      let isLaidOut = host.isLaidOut(width: width)
      let isQuiet = host.navigator?.isAtRest != false
      let isAtRest = isQuiet && isLaidOut
      let isShown = host.window.map { canDraw($0.root) } ?? true
      if isAtRest && wasAtRest && isShown { return body(nil) }
      let hasWaited = looks < patience - patienceForRoom && !hasRoom(host, width)
      if isQuiet, !isLaidOut, looks == 0 || hasWaited { return body(.noRoom(width)) }
      if looks == 0 { return body(isAtRest ? nil : .restless) }
      whenAtRest(host, width, looks: looks - 1, wasAtRest: isAtRest, body)
    }
  }

  /// Returns whether the part of the display that the window is on has that width; a window of more is made narrower.
  private static func hasRoom(_ host: GTKHost, _ width: Int) -> Bool {
    guard let window = host.window?.root,
      let surface = gtk_native_get_surface(window()),
      let monitor = gdk_display_get_monitor_at_surface(gtk_widget_get_display(window()), surface)
    else { return true }
    var place = GdkRectangle()
    gdk_monitor_get_geometry(monitor, &place)
    return Int(place.width) >= width
  }

  private static func say(_ error: any Error, of file: URL) {
    let name = ProcessInfo.processInfo.processName
    let why = (error as? Failure)?.description ?? TableWords.current.text(of: error)
    let path = file.path(percentEncoded: false)
    StandardStream.error.say("\(name): cannot write \(path): \(why)")
  }

  /// Writes a picture of a window as PNG.
  static func write(_ window: Obj, to file: URL) throws {
    // Without the slash at its end the name of a folder that is not there would be that of a file.
    guard !file.hasDirectoryPath else { throw Failure.notAFile }
    guard let picture = png(of: window) else { throw Failure.undrawn }
    let folder = file.deletingLastPathComponent().path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: folder) else { throw Failure.noFolder }
    do {
      try RegularFile.write(picture, to: file.path(percentEncoded: false))
    } catch is RegularFile.Unfit {
      throw Failure.notAFile
    }
  }

  /// Tells if the display has mapped the window, so that it can be drawn.
  private static func canDraw(_ window: Obj) -> Bool {
    guard let node = node(of: window) else { return false }
    gsk_render_node_unref(node)
    return true
  }

  /// Returns the window's render node, which the caller must release, or nil before the display has
  /// the window.
  private static func node(of window: Obj) -> OpaquePointer? {
    let paintable = Owned(Obj(gtk_widget_paintable_new(window())))
    defer { g_object_unref(paintable.object()) }
    let picture: OpaquePointer = paintable.object()
    let width = Double(gdk_paintable_get_intrinsic_width(picture))
    let height = Double(gdk_paintable_get_intrinsic_height(picture))
    let snapshot = Obj(gtk_snapshot_new())
    // On a display of many dots, as with GDK_SCALE=2, the picture has all of them.
    let scale = Float(gtk_widget_get_scale_factor(window()))
    if scale > 1 { gtk_snapshot_scale(snapshot(), scale, scale) }
    gdk_paintable_snapshot(picture, snapshot(), width, height)
    return gtk_snapshot_free_to_node(snapshot())
  }

  /// Returns a picture of a window as PNG bytes, or nil if the window cannot be drawn.
  private static func png(of window: Obj) -> Data? {
    guard let node = node(of: window) else { return nil }
    defer { gsk_render_node_unref(node) }
    guard let renderer = gtk_native_get_renderer(window()),
      let texture = gsk_renderer_render_texture(renderer, node, nil)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    guard let bytes = gdk_texture_save_to_png_bytes(texture) else { return nil }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    return g_bytes_get_data(bytes, &count).map { Data(bytes: $0, count: Int(count)) }
  }
}
#endif
