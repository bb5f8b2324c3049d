extension TableCell {
  /// The name of one attribute of a cell.
  ///
  /// A key of your own is one line, and its value is read back by a cell class:
  ///
  /// ```swift
  /// extension TableCell.Key { static let badge = TableCell.Key("badge") }
  /// ```
  public struct Key: Hashable, Sendable {
    /// The framework's own key, or nil for a key of the app's.
    package let known: Known?
    private let custom: CustomName?

    /// Creates a key of the app's own, or the framework's key of that name.
    public init(_ name: String) {
      known = Known(name: name)
      custom = known == nil ? CustomName(name) : nil
    }

    package init(_ known: Known) {
      self.known = known
      custom = nil
    }

    /// The key as it is written in dictionaries and JSON.
    public var name: String { known?.name ?? custom?.name ?? "" }

    /// Returns whether both keys are the same.
    public static func == (a: Key, b: Key) -> Bool {
      a.known == b.known && a.custom?.name == b.custom?.name
    }

    /// Hashes the parts that equality compares.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(known)
      hasher.combine(custom?.name)
    }

    /// A name that is no key of the framework's; a class, so that a key stays two words long.
    private final class CustomName: Sendable {
      let name: String
      init(_ name: String) { self.name = name }
    }
  }
}

extension TableCell.Key: Comparable {
  /// The order in which a cell keeps its attributes: the framework's own keys first.
  public static func < (a: Self, b: Self) -> Bool {
    switch (a.known, b.known) {
    case (let a?, let b?): a.rawValue < b.rawValue
    case (.some, nil): true
    case (nil, .some): false
    case (nil, nil): a.name < b.name
    }
  }
}
