#if GTK
import CGTK
import Foundation
import TableScreen

@testable import TableScreenGTK

/// A window in the process of the tests: see ``OwnDisplayTests``.
@MainActor final class OwnWindow {
  let host = GTKHost()

  /// Opens a window with a tab for each screen.
  init(
    _ roots: [Screen], width: Int = 600, height: Int = 400, restoration: TableRestoration? = nil
  ) {
    _ = gtk_init_check()
    adw_init()
    StyleSheet.install()
    let application = Owned(
      Obj(adw_application_new("org.tablescreen.Tests", GApplicationFlags(rawValue: 1 << 5))))
    g_application_register(application.object(), nil, nil)
    host.start(
      roots, application.object, restoration: restoration, width: width, height: height)
  }

  /// Ends the screens, and takes the window away, which would have keys that are meant for the next one.
  func close() {
    let root = host.window?.root
    host.end()
    if let root { gtk_window_destroy(root()) }
  }

  /// Lets GTK and tasks go on until something is so, and returns whether it is.
  @discardableResult func until(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<10_000 where !condition() {
      g_main_context_iteration(nil, 0)
      await Task.yield()
      usleep(1_000)
    }
    return condition()
  }

  /// Lets GTK draw some frames.
  func rest(frames: Int = 5) async {
    guard let root = host.window?.root else { return }
    var left = frames
    MainLoop.eachFrame(of: root) {
      left -= 1
      return left > 0
    }
    gtk_widget_queue_draw(root())
    await until { left <= 0 }
  }

  /// Returns the title of the first row of a screen that is in view, or nil if none is.
  func top(of screen: Screen) -> String? {
    let area = host.page(of: screen).area
    let list = box(area.root)
    return area.live.values.filter { row in
      row.id != nil && gtk_widget_get_mapped(row.root()) != 0 && box(row.root).maxY > list.minY + 2
    }.min { box($0.root).minY < box($1.root).minY }?.content?.title
  }

  /// Gives the window another size.
  func resize(_ width: Int, _ height: Int) async {
    guard let root = host.window?.root else { return }
    gtk_window_set_default_size(root(), gint(width), gint(height))
    // A window without a compositor has its frame in its width.
    await until { abs(Int(gtk_widget_get_width(root())) - width) < 20 }
    await rest()
  }

  /// The box of a widget in the window.
  func box(_ widget: Obj) -> CGRect {
    var bounds = graphene_rect_t()
    guard let root = Obj(maybe: gtk_widget_get_root(widget())),
      gtk_widget_compute_bounds(widget(), root(), &bounds) != 0
    else { return .null }
    return CGRect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }

  /// All widgets in view below one.
  func all(in widget: Obj) -> [Obj] {
    guard gtk_widget_get_mapped(widget()) != 0 else { return [] }
    var found = [widget]
    var next = Obj(maybe: gtk_widget_get_first_child(widget()))
    while let child = next {
      found += all(in: child)
      next = Obj(maybe: gtk_widget_get_next_sibling(child()))
    }
    return found
  }

  /// The widgets in view with a CSS class.
  func all(_ name: String) -> [Obj] {
    guard let root = host.window?.root else { return [] }
    return all(in: root).filter { gtk_widget_has_css_class($0(), name) != 0 }
  }

  /// The widgets in view whose CSS node has a name, as `toast`.
  func nodes(_ name: String) -> [Obj] {
    guard let root = host.window?.root else { return [] }
    return all(in: root).filter {
      gtk_widget_get_css_name($0()).map { String(cString: $0) } == name
    }
  }

  /// All windows in view, as GTK knows them.
  static var windows: [Obj] {
    guard let windows = gtk_window_get_toplevels() else { return [] }
    return (0..<g_list_model_get_n_items(windows)).compactMap { place in
      // The list keeps what it gives out.
      guard let window = Obj(maybe: g_list_model_get_item(windows, place)) else { return nil }
      g_object_unref(window())
      return gtk_widget_get_mapped(window()) != 0 ? window : nil
    }
  }

  /// The row of a title on a screen.
  func row(_ title: String, of screen: Screen) -> RowView? {
    host.page(of: screen).area.live.values.first { $0.content?.title == title }
  }

  /// Moves the pointer of the display, presses its button or lets go of it, with xdotool.
  func pointer(_ words: [String]) async {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/xdotool")
    process.arguments = words
    do { try process.run() } catch { return }
    await until { !process.isRunning }
  }

  /// Types a text as a person, into the window of a title if one is given.
  func type(_ text: String, focusing title: String? = nil) async {
    let focus =
      title.map { ["search", "--onlyvisible", "--name", "^\($0)$", "windowfocus", "--sync"] } ?? []
    await pointer(focus + (text.isEmpty ? [] : ["type", "--delay", "20", text]))
    await rest(frames: 10)
  }

  /// Presses keys, one after the other.
  func press(_ keys: String...) async {
    await pointer(["key", "--delay", "20"] + keys)
    await rest(frames: 10)
  }

  /// A place in the window on the display: the window stands in its corner, with a shadow around it.
  func onDisplay(_ point: CGPoint) -> (x: String, y: String) {
    var (x, y) = (0.0, 0.0)
    if let root = host.window?.root { gtk_native_get_surface_transform(root(), &x, &y) }
    return ("\(Int(point.x + x))", "\(Int(point.y + y))")
  }
}
#endif
