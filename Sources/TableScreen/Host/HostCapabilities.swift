/// What a host can do; where it cannot, the core offers another way.
public struct HostCapabilities: OptionSet, Sendable {
  /// The capabilities as bits.
  public let rawValue: Int

  /// Creates the value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Rows can be swiped.
  public static let swipe = HostCapabilities(rawValue: 1 << 0)
  /// Rows can be pressed long.
  public static let longPress = HostCapabilities(rawValue: 1 << 1)
  /// Rows can be dragged.
  public static let drag = HostCapabilities(rawValue: 1 << 2)
  /// Pictures are shown, so that remote ones are loaded for the host.
  ///
  /// A terminal has no such capability: it decodes none, and draws a mark for each.
  public static let images = HostCapabilities(rawValue: 1 << 3)
  /// A list can be pulled down to refresh it.
  public static let pullToRefresh = HostCapabilities(rawValue: 1 << 4)
  /// Changes are animated.
  public static let animation = HostCapabilities(rawValue: 1 << 5)
}
