#if GTK
  import CGTK
  public import TableScreen

  /// A screen that draws itself in a window of GTK, by a widget of the app's own.
  ///
  /// A class of screens that is the same for every host conforms in the part of the app that is written for GTK:
  ///
  /// ```swift
  /// extension ChartScreen: WidgetScreen {
  ///   /// Makes an area that draws the numbers.
  ///   public func makeWidget() -> NativeWidget { NativeWidget(ChartDrawing(self).area) }
  /// }
  /// ```
  ///
  /// What the screen waits for, and what failed, stands in place of the widget for as long as that is so.
  @MainActor public protocol WidgetScreen: NativeScreen {
    /// Makes the widget: once, when the screen is shown first after it was opened.
    ///
    /// It stands in place of rows, as large as the window has room, and is let go of when the screen has closed.
    func makeWidget() -> NativeWidget
  }

  /// A widget of the app's own: a pointer to a `GtkWidget`, as whatever binding the app uses has it.
  ///
  /// GTK's functions make widgets that nobody holds yet; the screen takes hold of it.
  public struct NativeWidget {
    let object: Obj

    /// Takes a pointer to a widget, or to a class made from it.
    public init<Widget>(_ widget: UnsafeMutablePointer<Widget>) { object = Obj(widget) }

    /// Takes a pointer whose type is hidden.
    public init(_ widget: OpaquePointer) { object = Obj(widget) }

    /// Takes a pointer without a type.
    public init(_ widget: UnsafeMutableRawPointer) { object = Obj(widget) }
  }
#endif
