import Testing

/// Says which cases of the older projects' lists a test holds: PS for masks and sources, DX for sections
/// and rows as objects, SD for automatic updates, BG for groups.
struct StructureCase: TestTrait, SuiteTrait {
  let names: [String]

  var comments: [Comment] { [Comment(rawValue: names.joined(separator: ", "))] }
}

extension Trait where Self == StructureCase {
  /// The test holds these cases, such as `.structure("PS-17", "BG-33")`.
  static func structure(_ names: String...) -> StructureCase { StructureCase(names: names) }
}
