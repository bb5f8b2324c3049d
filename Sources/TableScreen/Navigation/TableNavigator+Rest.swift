extension TableNavigator {
  /// Whether nothing is on its way that the open screens have started or wait for.
  package var isAtRest: Bool {
    screens.allSatisfy { !$0.hasTasks && !$0.isReadingSources }
  }
}
