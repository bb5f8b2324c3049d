package import Foundation

/// An act of a person on a window, told by a host in the words of the core; a recorder writes it down.
package enum TableAct {
  /// An event of a screen.
  case event(TableEvent, Screen)
  /// All rows of a screen were selected.
  case selectAll(Screen)
  /// The way back was taken.
  case back
  /// A tab was selected, by its place.
  case selectTab(Int)
  /// One of two screens side by side got the keyboard focus.
  case focus(Screen)
  /// The window got room for two screens side by side, or lost it.
  case setWide(Bool)
  /// A screen was to be left, with those above it.
  case leave(Screen)
  /// A screen was left by a gesture.
  case didLeave(Screen)
  /// The window was to be closed.
  case leaveAll
  /// The question in view was answered, by the place of the answer.
  case answer(Int)
  /// The question in view was closed without an answer.
  case dismissQuestion
  /// The host's own file chooser was answered.
  case file(URL?, TableFileQuestion)
  /// A screen was opened by its restoration name, as by an address.
  case open(String)
  /// The person was found to be in another time zone, by its identifier.
  case timeZone(String)
  /// Something happened to the app or its window.
  case app(TableAppEvent)
  /// What was typed into a field was taken back.
  case takeBack(NodeID, String, Screen)
  /// The inspector was opened or closed by its key.
  case toggleInspector
}

/// An object that learns of a person's acts on a window, each before it is carried out.
@MainActor package protocol TableActObserver: AnyObject {
  /// Runs when the first screen of a window was shown.
  func didStart(_ window: TableNavigator)
  /// Runs before an act is carried out, so that even one that ends the program is known.
  func willCarryOut(_ act: TableAct, in window: TableNavigator)
  /// Runs when an act was carried out; work that it started may still run.
  func didCarryOut(in window: TableNavigator)
  /// Runs before the window ends.
  func willEnd(_ window: TableNavigator)
}

/// The mark of the app's own work, which tasks inherit: what an app does by itself is no act of a person.
package enum TableActing {
  @TaskLocal package static var isUnderWay = false
}

extension TableNavigator {
  /// Carries out an act, and tells the observer of it unless the app itself is at work.
  ///
  /// Rows come into view by the host's doing, whoever moves them.
  ///
  /// Each way by which a host tells of a person's doing goes through here: ``Screen/send(_:)``, and what the navigator and
  /// questions offer.
  package func acting<Result>(_ act: TableAct, _ work: () -> Result) -> Result {
    guard let observer, act.isDisplay || !TableActing.isUnderWay else { return work() }
    observer.willCarryOut(act, in: self)
    defer { observer.didCarryOut(in: self) }
    return TableActing.$isUnderWay.withValue(true) { work() }
  }

  /// Runs work of the app's own.
  func actingByItself(_ work: () -> Void) {
    guard observer != nil else { return work() }
    TableActing.$isUnderWay.withValue(true) { work() }
  }

  /// Calls the host, which may tell of acts meanwhile, as that a field was left.
  func tellingHost<Result>(_ call: () -> Result) -> Result {
    guard observer != nil else { return call() }
    return TableActing.$isUnderWay.withValue(false) { call() }
  }
}

extension TableAct {
  /// True if rows came into view.
  package var isDisplay: Bool { if case .event(.displayed, _) = self { true } else { false } }
}
