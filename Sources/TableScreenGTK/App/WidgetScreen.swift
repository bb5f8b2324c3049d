#if GTK
import CGTK
public import TableScreen

/// A screen that shows the app's own widget in a GTK window.
///
/// A screen class shared by all hosts conforms in the GTK part of the app:
///
/// ```swift
/// extension ChartScreen: WidgetScreen {
///   /// Makes an area that draws the numbers.
///   public func makeWidget() -> NativeWidget { NativeWidget(ChartDrawing(self).area) }
/// }
/// ```
///
/// A wait or a failure of the screen takes the widget's place while it lasts.
@MainActor public protocol WidgetScreen: NativeScreen {
  /// Makes the widget, once, when the opened screen is first shown.
  ///
  /// The widget fills the window in place of rows, and is released when the screen has closed.
  func makeWidget() -> NativeWidget
}

/// The app's own widget: a pointer to a `GtkWidget` from any binding that the app uses.
///
/// GTK's functions return widgets with a floating reference, which the screen sinks to own them.
public struct NativeWidget {
  let object: Obj

  /// Wraps a pointer to a `GtkWidget`, or to a subclass.
  public init<Widget>(_ widget: UnsafeMutablePointer<Widget>) { object = Obj(widget) }

  /// Wraps an opaque pointer.
  public init(_ widget: OpaquePointer) { object = Obj(widget) }

  /// Wraps an untyped pointer.
  public init(_ widget: UnsafeMutableRawPointer) { object = Obj(widget) }
}
#endif
