extension TableNavigator {
  /// Reads the tables of all open screens again, as after a change of the time zone, on which what they show depends.
  package func readAgain() {
    for screen in screens where screen.isLoaded {
      (screen as? TableScreen)?.updateTableData()
      screen.refreshChrome()
    }
  }

  /// Reads the screens below all modals, for a host that shows them there: restored ones would be read once they come into
  /// view.
  package func loadBelowModals() {
    guard !modals.isEmpty else { return }
    inTurn { [self] in
      for screen in panesBelowModals {
        screen.load()
        // The host is told from now on what changes there.
        screen.isShown = true
      }
    }
  }
}
