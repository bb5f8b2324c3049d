#if GTK
import CGTK
import Foundation

/// Decodes an image file's bytes into a texture whose reference the caller must release; nil if
/// that fails.
func makeTexture(_ data: Data) -> sending Obj? {
  let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
  defer { g_bytes_unref(bytes) }
  var error: UnsafeMutablePointer<GError>?
  let texture = gdk_texture_new_from_bytes(bytes, &error)
  if let error { g_error_free(error) }
  return Obj(maybe: texture)
}

/// Decodes an image file's bytes as ``makeTexture(_:)`` does, on another thread, which GDK allows.
@concurrent func makeTextureApart(_ data: Data) async -> sending Obj? { makeTexture(data) }
#endif
