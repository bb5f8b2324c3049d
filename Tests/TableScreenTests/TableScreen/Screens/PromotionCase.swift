import Testing

// Behaviors that ProMotion's own specs pin, by their numbers in our list of them.
//
// The list has gaps: there is no 136, for one. These do not apply:
// - 9, 10, 11, 13 are about Ruby's own values: a path is a type here, and a list of sections a Swift array.
// - 31 is a host's drawing; the size it draws in is 30's.
// - 58 to 63 redraw some rows of new data and leave others as they were: an update finds what became
//   different, so that no row can show what is no longer so.
// - 113 names a class of the platform for navigation.
// - 122 is a host's: hosts animate by themselves, and `onPresent` runs at the end.
// - 139: hosts keep no order of tabs. Of 138 holds that a tab always has a stack.

/// Says which behaviors of ProMotion's list a test holds.
struct PromotionCase: TestTrait, SuiteTrait {
  let numbers: [Int]

  var comments: [Comment] {
    ["ProMotion \(numbers.map { "\($0)" }.joined(separator: ", "))"]
  }
}

extension Trait where Self == PromotionCase {
  /// The test holds these behaviors of ProMotion's list.
  static func promotion(_ numbers: Int...) -> PromotionCase { PromotionCase(numbers: numbers) }
}
