#if GTK
import CGTK

/// The provider of a GLib list model's items.
@MainActor protocol ListItems: AnyObject, Sendable {
  /// The number of items.
  var count: Int { get }
  /// Returns an object for the item at a position, whose reference the caller must release; or nil.
  func makeItem(at position: Int) -> Obj?
}

/// A Swift object that is told when the GLib object holding it is finalized.
@MainActor protocol HeldByObject: AnyObject, Sendable {
  /// Tells the Swift object that its holder is being finalized.
  func objectWillEnd()
}

/// GLib objects that each hold one Swift object, in the word after the fields of `GObject`.
enum Holder {
  private static let wordOffset = MemoryLayout<GObject>.size

  /// Makes an object of the type of ``ListModelType`` or ``ListItemType``.
  @MainActor static func make(_ type: GType, holding value: AnyObject) -> Obj? {
    guard
      let object = Obj(
        maybe: g_object_new_with_properties(type, 0, nil, nil) as UnsafeMutablePointer<GObject>?)
    else { return nil }
    word(object.raw).pointee = Unmanaged.passRetained(value).toOpaque()
    return object
  }

  static func word(_ object: UnsafeMutableRawPointer)
    -> UnsafeMutablePointer<UnsafeMutableRawPointer?>
  {
    (object + wordOffset).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
  }

  /// Returns the Swift object that a GLib object holds, or nil.
  static func value(in object: UnsafeMutableRawPointer) -> AnyObject? {
    word(object).pointee.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Registers a type of holding objects with GLib.
  static func register(_ name: String) -> GType {
    g_type_register_static_simple(
      Fundamental.object, name, guint(MemoryLayout<GObjectClass>.size),
      { type, _ in
        guard let type else { return }
        type.assumingMemoryBound(to: GObjectClass.self).pointee.finalize = { object in
          guard let object else { return }
          if let value = Holder.word(object).pointee {
            let held = Unmanaged<AnyObject>.fromOpaque(value)
            if let holder = held.takeUnretainedValue() as? any HeldByObject {
              MainActor.assumeIsolated { holder.objectWillEnd() }
            }
            held.release()
          }
          guard let parent = g_type_class_peek(Fundamental.object) else { return }
          parent.assumingMemoryBound(to: GObjectClass.self).pointee.finalize?(object)
        }
      }, guint(wordOffset + MemoryLayout<UnsafeMutableRawPointer?>.size), nil,
      GTypeFlags(rawValue: 0))
  }
}

/// The GLib type of the items in a list model.
enum ListItemType { static let type = Holder.register("TableScreenItem") }

/// The GLib type of list models that make their items on demand.
enum ListModelType {
  static let type: GType = {
    let type = Holder.register("TableScreenList")
    var info = GInterfaceInfo()
    info.interface_init = { interface, _ in
      guard let interface else { return }
      let list = interface.assumingMemoryBound(to: GListModelInterface.self)
      list.pointee.get_item_type = { _ in Fundamental.object }
      list.pointee.get_n_items = { model in
        ListModelType.ask(model) { guint($0.count) } ?? 0
      }
      list.pointee.get_item = { model, position in
        let bits = ListModelType.ask(model) {
          $0.makeItem(at: Int(position)).map { UInt(bitPattern: $0.raw) } ?? 0
        }
        return bits.flatMap { UnsafeMutableRawPointer(bitPattern: $0) }
      }
    }
    g_type_add_interface_static(type, g_list_model_get_type(), &info)
    return type
  }()

  private static func ask<Answer: Sendable>(
    _ model: OpaquePointer?, _ question: @MainActor (any ListItems) -> Answer
  ) -> Answer? {
    guard let model,
      let items = Holder.value(in: UnsafeMutableRawPointer(model)) as? any ListItems
    else { return nil }
    return MainActor.assumeIsolated { question(items) }
  }
}
#endif
