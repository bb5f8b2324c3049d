#if GTK
import CGTK

/// Attaches a Swift object to a GLib object, which keeps it alive.
@MainActor func attach(_ value: AnyObject, to object: Obj, as name: String) {
  g_object_set_data_full(object(), name, Unmanaged.passRetained(value).toOpaque()) { data in
    if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
  }
}

/// Returns the Swift object attached to a GLib object under a name, or nil.
@MainActor func attached<Value: AnyObject>(to object: Obj, as name: String, _ type: Value.Type)
  -> Value?
{
  g_object_get_data(object(), name).flatMap {
    Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() as? Value
  }
}
#endif
