/// The capabilities of a host; the core offers another way in place of each missing one.
public struct HostCapabilities: OptionSet, Sendable {
  /// The capabilities as bits.
  public let rawValue: Int

  /// Creates the value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Rows can be swiped.
  public static let swipe = HostCapabilities(rawValue: 1 << 0)
  /// Rows answer a long press.
  public static let longPress = HostCapabilities(rawValue: 1 << 1)
  /// Rows can be dragged.
  public static let drag = HostCapabilities(rawValue: 1 << 2)
  /// Pictures are shown, so remote ones are loaded for the host.
  ///
  /// A terminal lacks this: it decodes no pictures, and draws a mark for each.
  public static let images = HostCapabilities(rawValue: 1 << 3)
  /// A list can be pulled down to refresh it.
  public static let pullToRefresh = HostCapabilities(rawValue: 1 << 4)
  /// Changes are animated.
  public static let animation = HostCapabilities(rawValue: 1 << 5)
}
