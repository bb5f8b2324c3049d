#if GTK
import CGTK

/// An unowned pointer to a GLib object.
///
/// GTK's functions take pointers to various classes; calling the value returns the pointer type
/// that the context needs, as GTK's cast macros do in C.
struct Obj: Hashable {
  let raw: UnsafeMutableRawPointer

  init(_ raw: UnsafeMutableRawPointer) { self.raw = raw }
  init<T>(_ pointer: UnsafeMutablePointer<T>) { raw = UnsafeMutableRawPointer(pointer) }
  init(_ pointer: OpaquePointer) { raw = UnsafeMutableRawPointer(pointer) }

  init?(maybe pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return nil }
    raw = pointer
  }
  init?<T>(maybe pointer: UnsafeMutablePointer<T>?) {
    guard let pointer else { return nil }
    raw = UnsafeMutableRawPointer(pointer)
  }
  init?(maybe pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    raw = UnsafeMutableRawPointer(pointer)
  }

  func callAsFunction<T>() -> UnsafeMutablePointer<T> { raw.assumingMemoryBound(to: T.self) }
  func callAsFunction() -> OpaquePointer { OpaquePointer(raw) }
  func callAsFunction() -> UnsafeMutableRawPointer { raw }

  /// Tells if the object is of a type or of one derived from it.
  func isA(_ type: GType) -> Bool { g_type_check_instance_is_a(self(), type) != 0 }
}

/// A strong reference to a GLib object.
@MainActor final class Owned {
  let object: Obj

  /// Takes a reference: sinks the floating one of a new widget, or adds one.
  init(_ object: Obj) {
    self.object = object
    g_object_ref_sink(object())
  }

  isolated deinit { g_object_unref(object()) }
}

/// The fundamental types that GLib defines as C macros.
enum Fundamental {
  static let int = GType(6 << 2)
  static let uint = GType(7 << 2)
  static let string = GType(16 << 2)
  static let object = GType(20 << 2)
}
#endif
