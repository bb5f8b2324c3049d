#if GTK
  import CGTK

  /// A pointer to an object of GLib, which it does not keep alive.
  ///
  /// GTK's functions want it as a pointer to this class or that; calling the value makes whichever is asked for,
  /// as GTK's cast macros do in C.
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

    /// Whether the object is of a type, or of one made from it.
    func isA(_ type: GType) -> Bool { g_type_check_instance_is_a(self(), type) != 0 }
  }

  /// Keeps an object of GLib alive for as long as it lives.
  @MainActor final class Owned {
    let object: Obj

    /// Takes hold of an object that nobody has yet, as new widgets are, or shares it.
    init(_ object: Obj) {
      self.object = object
      g_object_ref_sink(object())
    }

    isolated deinit { g_object_unref(object()) }
  }

  /// The types that GLib names by macros.
  enum Fundamental {
    static let int = GType(6 << 2)
    static let string = GType(16 << 2)
    static let object = GType(20 << 2)
  }
#endif
