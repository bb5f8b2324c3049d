extension ChangeSet {
  /// The kinds of change in a change set.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case deleteSections, insertSections, moveSections, refreshSections
    case deleteRows, insertRows, moveRows, refreshRows
  }

  /// The animation of changes of one kind, as far as the host has it.
  public enum Animation: String, Hashable, Sendable {
    /// The animation that the host chooses.
    case automatic
    case fade, top, bottom, left, right, middle
    /// Without animation.
    case off
  }

  /// The animations of changes, by their kind.
  ///
  /// ```swift
  /// update(animation: .fade) { store.items.sort { $0.title < $1.title } }
  /// update(animation: [.insertRows: .top, .deleteRows: .fade]) { store.items.removeAll() }
  /// ```
  public struct Animations: Hashable, Sendable {
    private var byKind: [Kind: Animation]
    /// The animation of the kinds that are not named.
    public var others: Animation

    /// Shows the kinds in `byKind` as it says, and all others as `others`.
    public init(_ others: Animation = .automatic, _ byKind: [Kind: Animation] = [:]) {
      self.others = others
      self.byKind = byKind
    }

    /// The animation of changes of a kind.
    public subscript(_ kind: Kind) -> Animation {
      get { byKind[kind] ?? others }
      set { byKind[kind] = newValue }
    }

    /// All as the host thinks best.
    public static let automatic = Animations(.automatic)
    /// All fade.
    public static let fade = Animations(.fade)
    /// All come from, and go to, the top.
    public static let top = Animations(.top)
    /// All come from, and go to, the bottom.
    public static let bottom = Animations(.bottom)
    /// All come from, and go to, the left.
    public static let left = Animations(.left)
    /// All come from, and go to, the right.
    public static let right = Animations(.right)
    /// All open and close in the middle.
    public static let middle = Animations(.middle)
    /// All without animation.
    public static let off = Animations(.off)
  }
}

extension ChangeSet.Animations: ExpressibleByDictionaryLiteral {
  /// Shows the named kinds as the dictionary says, and the others as the host thinks best.
  public init(dictionaryLiteral elements: (ChangeSet.Kind, ChangeSet.Animation)...) {
    self.init(.automatic, Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
