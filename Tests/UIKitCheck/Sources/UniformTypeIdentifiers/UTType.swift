// Page: "UTType".

public struct UTType: Hashable, Sendable {
  public let identifier: String

  private init(_ identifier: String) { self.identifier = identifier }

  /// An end of a name that nobody has declared makes a type as well, under a name of the system's.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty else { return nil }
    identifier = "dyn.\(filenameExtension)"
  }

  public static let item = UTType("public.item")
  public static let data = UTType("public.data")
}
