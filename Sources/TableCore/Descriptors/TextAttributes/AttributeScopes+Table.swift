public import Foundation

extension AttributeScopes {
  /// The attributes of texts that every host shows.
  ///
  /// ```swift
  /// var title = AttributedString("Buy milk")
  /// title.tableEmphasis = [.bold, .strikethrough]
  /// title.tableColor = .red
  /// title.link = URL(string: "https://example.org")
  /// ```
  ///
  /// Foundation has attributes of its own for these only on Apple's systems, save for `link`, which is
  /// everywhere. There its `inlinePresentationIntent`, as it comes from Markdown, counts as emphasis too.
  public struct TableAttributes: AttributeScope {
    /// The emphasis of the text.
    public let tableEmphasis: EmphasisAttribute
    /// The color of the text.
    public let tableColor: ColorAttribute
    /// Foundation's own attributes.
    public let foundation: FoundationAttributes

    /// The attribute `tableEmphasis`.
    public enum EmphasisAttribute: CodableAttributedStringKey {
      /// The value of the attribute.
      public typealias Value = TableEmphasis
      /// The name of the attribute.
      public static let name = "TableEmphasis"
    }

    /// The attribute `tableColor`.
    public enum ColorAttribute: CodableAttributedStringKey {
      /// The value of the attribute.
      public typealias Value = TableColor
      /// The name of the attribute.
      public static let name = "TableColor"
    }
  }

  /// The attributes of texts that every host shows.
  public var table: TableAttributes.Type { TableAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds the attributes by name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.TableAttributes, Key>
  ) -> Key { self[Key.self] }
}
