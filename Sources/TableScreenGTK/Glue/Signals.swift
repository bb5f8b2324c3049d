#if GTK
import CGTK

/// The arguments of a GLib signal, and the place for its return value.
@MainActor struct SignalArguments {
  fileprivate let values: UnsafePointer<GValue>?
  fileprivate let count: Int
  fileprivate let result: UnsafeMutablePointer<GValue>?

  private func value(_ index: Int) -> UnsafePointer<GValue>? {
    index < count ? values.map { $0 + index } : nil
  }

  /// The object that emitted the signal.
  var sender: Obj? { object(0) }

  func object(_ index: Int) -> Obj? {
    value(index).flatMap { Obj(maybe: g_value_get_object($0)) }
  }
  func int(_ index: Int) -> Int { value(index).map { Int(g_value_get_int($0)) } ?? 0 }
  func uint(_ index: Int) -> Int { value(index).map { Int(g_value_get_uint($0)) } ?? 0 }
  func bool(_ index: Int) -> Bool { value(index).map { g_value_get_boolean($0) != 0 } ?? false }
  func double(_ index: Int) -> Double { value(index).map { g_value_get_double($0) } ?? 0 }
  func flags(_ index: Int) -> UInt32 { value(index).map { g_value_get_flags($0) } ?? 0 }
  func enumeration(_ index: Int) -> Int { value(index).map { Int(g_value_get_enum($0)) } ?? 0 }
  func string(_ index: Int) -> String {
    value(index).flatMap { g_value_get_string($0) }.map { String(cString: $0) } ?? ""
  }

  /// Returns the out parameter at an index, for a number to be stored there.
  func place(_ index: Int) -> UnsafeMutablePointer<Double>? {
    value(index).flatMap { g_value_get_pointer($0) }?.assumingMemoryBound(to: Double.self)
  }

  /// Returns the out parameter at an index, for a place to be stored there.
  func rectangle(_ index: Int) -> UnsafeMutablePointer<GdkRectangle>? {
    value(index).flatMap { g_value_get_boxed($0) }?.assumingMemoryBound(to: GdkRectangle.self)
  }

  /// Returns a number to the signal's emitter.
  func answer(int: Int) { if let result { g_value_set_int(result, gint(int)) } }
  /// Returns a Boolean to the signal's emitter.
  func answer(_ answer: Bool) {
    if let result { g_value_set_boolean(result, answer ? 1 : 0) }
  }
  /// Returns an object to the signal's emitter, and hands over its reference.
  func answer(giving object: Obj?) {
    if let result, let object { g_value_take_object(result, object()) }
  }
  /// Returns flags to the signal's emitter.
  func answer(flags: UInt32) { if let result { g_value_set_flags(result, flags) } }
}

@MainActor private final class Handler {
  let body: @MainActor (SignalArguments) -> Void
  init(_ body: @escaping @MainActor (SignalArguments) -> Void) { self.body = body }
}

/// Runs `body` whenever `object` emits `signal`; the handler is freed with the object.
@MainActor @discardableResult
func on(
  _ object: Obj, _ signal: String, after: Bool = false,
  _ body: @escaping @MainActor (SignalArguments) -> Void
) -> UInt {
  let box = Unmanaged.passRetained(Handler(body))
  let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box.toOpaque())
  g_closure_add_finalize_notifier(closure, box.toOpaque()) { data, _ in
    if let data { Unmanaged<Handler>.fromOpaque(data).release() }
  }
  g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
    guard let data = closure?.pointee.data else { return }
    let (values, result) = (UInt(bitPattern: values), UInt(bitPattern: result))
    onLoop(data, of: Handler.self) {
      $0.body(
        SignalArguments(
          values: UnsafePointer(bitPattern: values), count: Int(count),
          result: UnsafeMutablePointer(bitPattern: result)))
    }
  }
  return UInt(g_signal_connect_closure(object(), signal, closure, after ? 1 : 0))
}

/// Disconnects a handler of ``on(_:_:after:_:)``.
@MainActor func off(_ object: Obj, _ handler: UInt) {
  g_signal_handler_disconnect(object(), gulong(handler))
}
#endif
