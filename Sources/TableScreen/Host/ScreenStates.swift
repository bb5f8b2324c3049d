/// What a host keeps of each screen.
///
/// The address of a screen alone does not name it: where one was closed, the next one may stand. A dictionary that
/// holds its keys weakly, as `NSMapTable`, is not in Foundation on Linux.
package struct ScreenStates<State> {
  private struct Entry {
    weak var screen: (any HostedScreen)?
    var state: State
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Creates states of no screen.
  package init() {}

  /// The state of a screen, or nil if there is none.
  package subscript(screen: any HostedScreen) -> State? {
    get {
      guard let entry = entries[ObjectIdentifier(screen)], entry.screen === screen else {
        return nil
      }
      return entry.state
    }
    set { entries[ObjectIdentifier(screen)] = newValue.map { Entry(screen: screen, state: $0) } }
  }

  /// The states of all screens.
  package var all: [State] { entries.values.map(\.state) }

  /// Returns what is made of each state.
  package func map<Other>(_ made: (State) throws -> Other) rethrows -> ScreenStates<Other> {
    var others = ScreenStates<Other>()
    others.entries = try entries.mapValues { .init(screen: $0.screen, state: try made($0.state)) }
    return others
  }

  /// Forgets the states of other screens than those.
  package mutating func keep(_ screens: [Screen]) {
    let kept = Set(screens.map { ObjectIdentifier($0) })
    entries = entries.filter { kept.contains($0.key) && $0.value.screen != nil }
  }
}
