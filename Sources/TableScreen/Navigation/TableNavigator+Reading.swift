extension TableNavigator {
  /// Reads the tables of all open screens again, as after a change of the time zone, on which what they show depends.
  package func readAgain() {
    for screen in screens where screen.isLoaded {
      (screen as? TableScreen)?.updateTableData()
      screen.refreshChrome()
    }
  }
}
