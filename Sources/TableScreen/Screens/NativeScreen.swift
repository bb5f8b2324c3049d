import TableCore

/// A screen that is no table: a view controller or a widget of the app's own, in our navigation.
///
/// It is opened, left and restored as every other ``Screen``, has a title, bar buttons and notices, and hands a value to
/// whoever opened it. What it draws is made where the host is: the screen conforms to `ViewControllerScreen` of
/// `TableScreenUIKit`, or to `WidgetScreen` of `TableScreenGTK`, in the part of the app that is written for that host.
/// All others, a terminal and a test among them, show its ``substitute``.
///
/// ```swift
/// final class MapScreen: NativeScreen {
///   let town: String
///   init(of town: String) {
///     self.town = town
///     super.init()
///   }
///
///   override var title: String { town }
///   override var substitute: String { "A map of \(town)" }
///   override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
///     edge == .trailing ? [BarButton(system: .done, action: .perform(MapScreen.finish))] : []
///   }
///   func finish() { close(returning: town) }
/// }
/// ```
@MainActor open class NativeScreen: Screen {
  /// What a host shows that cannot show the screen itself: a line that says what it is.
  ///
  /// It is read as ``Screen/barButtons(_:)`` is: again when an observable object changes that it was read from.
  open var substitute: String { TableWords.current.notShownHere(title) }

  override var lineInPlaceOfRows: String? { substitute }

  /// Reports that what was made for a host cannot stand in the screen; the host shows the ``substitute`` then.
  public func reportUnfit(_ what: String) {
    TableDiagnostics.report(.unfitNative, what, at: .init(screen: "\(type(of: self))"))
  }
}
