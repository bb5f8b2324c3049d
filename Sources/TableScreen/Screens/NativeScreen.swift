import TableCore

/// A screen without a table: a view controller or a widget of the app's own, in the framework's navigation.
///
/// Like every ``Screen`` it is opened, left and restored, has a title, bar buttons and notices, and returns a value to
/// the screen that opened it. Its view is made for one host: the screen conforms to `ViewControllerScreen` of
/// `TableScreenUIKit`, or to `WidgetScreen` of `TableScreenGTK`, in the part of the app that is written for that host.
/// All other hosts, a terminal and a test among them, show its ``substitute``.
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
  /// The line of text in place of the view, on a host that cannot show it.
  ///
  /// The property is read again when an observable object that it reads changes, as
  /// ``Screen/barButtons(_:)`` is.
  open var substitute: String { TableWords.current.notShownHere(title) }

  override var lineInPlaceOfRows: String? { substitute }

  /// Reports that the view made for a host cannot stand in the screen; the host shows the ``substitute`` then.
  public func reportUnfit(_ what: String) {
    TableDiagnostics.report(.unfitNative, what, at: .init(screen: "\(type(of: self))"))
  }
}
