#if GTK
import CGTK
import Foundation

/// Decodes an image file's bytes into a texture whose reference the caller must release; nil if
/// that fails.
@MainActor func makeTexture(_ data: Data) -> Obj? {
  let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
  defer { g_bytes_unref(bytes) }
  var error: UnsafeMutablePointer<GError>?
  let texture = gdk_texture_new_from_bytes(bytes, &error)
  if let error { g_error_free(error) }
  return Obj(maybe: texture)
}
#endif
