import TableScreen

/// The way to an address that a form keeps a person from until they have said what becomes of its drafts.
@MainActor struct Onward {
  /// The question about the form.
  private(set) weak var question: TableQuestion?
  /// The number of open screens while it is asked, with the question.
  let depth: Int
  /// Goes on, once the form has closed.
  let go: @MainActor (WebHost) -> Void
}
