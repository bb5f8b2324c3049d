public import TableScreen

extension TableNavigator {
  /// Lets the key of the inspector open it in this window, where `TableDiagnostics.offersInspector` is true.
  ///
  /// The hosts call this for each window of theirs, that of the web only where its options say so. Without it, as in a test, an
  /// app opens an ``InspectorScreen`` by itself.
  public func offerInspector() { makeInspector = { InspectorScreen() } }
}
