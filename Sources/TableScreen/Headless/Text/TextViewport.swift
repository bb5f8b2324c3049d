/// The part of the rows that is in view.
package struct TextViewport: Hashable, Sendable {
  /// Creates the view of the start.
  package init() {}
}
