extension TableNavigator {
  /// True while no open screen has a running task or a source being read.
  package var isAtRest: Bool {
    screens.allSatisfy { !$0.hasTasks && !$0.isReadingSources }
  }
}
