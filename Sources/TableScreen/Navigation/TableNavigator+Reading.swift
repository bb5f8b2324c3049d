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
    if !modals.isEmpty { load(panesBelowModals) }
  }

  /// The stacks that a host of windows shows below the window in front, each with its screens in view; behind a question
  /// all of them are shown as they were.
  package var stacksBelow: [(stack: ScreenStack, panes: [Screen])] {
    guard question == nil, !modals.isEmpty else { return [] }
    return ([tabs[selectedTab]] + modals.dropLast()).map { ($0, $0.panes(isWide: isWide)) }
  }

  /// Reads screens that a host shows below the one in front.
  package func load(_ screens: [Screen]) {
    inTurn {
      for screen in screens {
        screen.load()
        // The host is told from now on what changes there.
        screen.isShown = true
      }
    }
  }
}
