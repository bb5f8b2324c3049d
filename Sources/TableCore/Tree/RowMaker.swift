/// The maker of a row that stands among others than those it was made with, since it was moved there by hand.
@MainActor struct RowMaker {
  let provider: any RowProvider
  /// The row's index in the provider.
  let source: Int
  /// The change of each row of the section that it comes from.
  let rowChange: ((TableCell) -> TableCell)?
  /// The section that it comes from, by whose group its cell is made.
  weak var home: SectionNode?

  /// The identity that the row's item gives it.
  var authorID: TableCell.ID? { provider.id(at: source) }
}
