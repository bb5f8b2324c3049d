/// The clipboard.
@MainActor open class UIPasteboard {
  // Pages: "general", "string" of UIPasteboard.
  public static let general = UIPasteboard()
  open var string: String?
}
