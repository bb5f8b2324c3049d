#if GTK
  import CGTK

  /// Ties an object of Swift to one of GLib, which keeps it alive.
  @MainActor func attach(_ value: AnyObject, to object: Obj, as name: String) {
    g_object_set_data_full(object(), name, Unmanaged.passRetained(value).toOpaque()) { data in
      if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
    }
  }

  /// Returns what was tied to an object of GLib under that name, or nil.
  @MainActor func attached<Value: AnyObject>(to object: Obj, as name: String, _ type: Value.Type)
    -> Value?
  {
    g_object_get_data(object(), name).flatMap {
      Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() as? Value
    }
  }
#endif
