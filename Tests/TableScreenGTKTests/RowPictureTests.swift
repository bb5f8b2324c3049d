#if GTK
import CGTK
import Foundation
import TableScreen
import Testing

@testable import TableScreenGTK

private final class PicturesScreen: TableScreen {
  private let pictures: [(String, TableImage)]

  init(_ pictures: [(String, TableImage)]) {
    self.pictures = pictures
    super.init()
  }

  override var tableData: [Section] {
    [Section(cells: pictures.map { [.title: $0.0, .image: $0.1] })]
  }
}

/// The pictures of rows: see ``OwnDisplayTests``.
@MainActor @Suite(.enabled(if: Desktop.isOwn)) struct RowPictureTests {
  /// Returns a black picture as the bytes of a PNG file.
  private func png(_ width: Int, _ height: Int) throws -> Data {
    let pixels = [UInt8](repeating: 255, count: width * height * 4)
    let bytes = g_bytes_new(pixels, gsize(pixels.count))
    defer { g_bytes_unref(bytes) }
    let texture = Obj(
      gdk_memory_texture_new(
        gint(width), gint(height), GDK_MEMORY_R8G8B8A8, bytes, gsize(width * 4)))
    defer { g_object_unref(texture()) }
    let file = try #require(gdk_texture_save_to_png_bytes(texture()))
    defer { g_bytes_unref(file) }
    var count: gsize = 0
    let start = try #require(g_bytes_get_data(file, &count))
    return Data(bytes: start, count: Int(count))
  }

  /// Returns the widgets of a kind in the row of a title.
  private func parts(
    _ name: String, of title: String, _ screen: Screen, _ window: OwnWindow
  ) -> [Obj] {
    guard let row = window.row(title, of: screen) else { return [] }
    return window.all(in: row.root).filter {
      gtk_widget_get_css_name($0()).map { String(cString: $0) } == name
    }
  }

  @Test func `what came and is no picture shows the sign of a failure`() async throws {
    _ = gtk_init_check()
    let cut = try png(64, 48).dropLast(20)
    let screen = PicturesScreen([
      ("Text", .data(Data("<html>".utf8))), ("Cut", .data(Data(cut.prefix(30)), size: 40)),
      (
        "Symbol", TableImage(.data(Data([1])), placeholder: "person")
      ),
    ])
    let window = OwnWindow([screen], width: 400, height: 300)
    await window.until { window.row("Symbol", of: screen) != nil }
    await window.rest()
    for (title, icon) in [
      ("Text", "image-missing-symbolic"), ("Cut", "image-missing-symbolic"),
      ("Symbol", "avatar-default-symbolic"),
    ] {
      let image = try #require(parts("image", of: title, screen, window).first)
      #expect(gtk_image_get_icon_name(image()).map { String(cString: $0) } == icon, "\(title)")
    }
    window.host.end()
  }

  @Test func `a picture fills its square as it is told to`() async throws {
    _ = gtk_init_check()
    let wide = try png(80, 40)
    let modes = TableImage.ContentMode.allCases
    let screen = PicturesScreen(modes.map { ($0.rawValue, .data(wide, size: 60, contentMode: $0)) })
    let window = OwnWindow([screen], width: 400, height: 300)
    for mode in modes {
      await window.until {
        parts("image", of: mode.rawValue, screen, window).contains {
          gtk_image_get_paintable($0()) != nil
        }
      }
      let image = try #require(parts("image", of: mode.rawValue, screen, window).first)
      let shown = try #require(gtk_image_get_paintable(image()))
      let share = gdk_paintable_get_intrinsic_aspect_ratio(shown)
      #expect(share == (mode == .aspectFit ? 2 : 1), "\(mode)")
    }
    window.host.end()
  }

  @Test func `a great picture is decoded beside the main thread, and the row has a sign meanwhile`()
    async throws
  {
    _ = gtk_init_check()
    let great = try png(3_000, 3_000)
    let screen = PicturesScreen([
      ("Great", .data(great)), ("Twin", .data(great, size: 40)),
      ("None", .data(great.dropLast(great.count / 2), size: 40)),
    ])
    let window = OwnWindow([screen], width: 700, height: 500)
    await window.until { window.row("None", of: screen) != nil }
    let row = try #require(window.row("Great", of: screen))
    let other = great + Data([0])
    guard case .decoding = PictureCache.state(of: other, in: row) else {
      Issue.record("decoded at once")
      return
    }
    let isDecoded = await window.until {
      if case .decoded = PictureCache.state(of: other, in: row) { true } else { false }
    }
    #expect(isDecoded)
    #expect(await window.until { !self.parts("picture", of: "Great", screen, window).isEmpty })
    for (title, icon) in [("Twin", nil), ("None", "image-missing-symbolic")] {
      let isShown = await window.until {
        self.parts("image", of: title, screen, window).first.map {
          gtk_image_get_icon_name($0()).map { String(cString: $0) } == icon
        } == true
      }
      #expect(isShown, "\(title)")
    }
    window.host.end()
  }

  @Test func `a picture without a size has its own, with its shape, and leaves the title room`()
    async throws
  {
    _ = gtk_init_check()
    let screen = PicturesScreen([
      ("Small", .data(try png(64, 48))), ("Wide", .data(try png(3_000, 40))),
      ("Sized", .data(try png(64, 48), size: 40)),
    ])
    let window = OwnWindow([screen], width: 700, height: 500)
    await window.until { window.row("Wide", of: screen) != nil }
    for width in [700, 320, 700] {
      await window.resize(width, 500)
      await window.rest(frames: 20)
      let small = try #require(parts("picture", of: "Small", screen, window).first)
      #expect(window.box(small).size == CGSize(width: 64, height: 48), "\(width)")
      let wide = window.box(try #require(parts("picture", of: "Wide", screen, window).first))
      #expect((CGFloat(width) * 0.3...CGFloat(width) / 2).contains(wide.width), "\(width): \(wide)")
      #expect(abs(wide.height - wide.width * 40 / 3_000) <= 1, "\(width): \(wide)")
      let label = window.box(try #require(parts("label", of: "Wide", screen, window).first))
      #expect((12...16).contains(label.minX - wide.maxX), "\(width): \(label) \(wide)")
      let sized = try #require(parts("image", of: "Sized", screen, window).first)
      #expect(gtk_image_get_pixel_size(sized()) == 40)
    }
    window.host.end()
  }
}
#endif
