#if !canImport(ObjectiveC)
/// The name of a method.
public struct Selector: Hashable, Sendable {
  public init() {}
}
#endif
