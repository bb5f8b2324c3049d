/// A kind of mistake: what leads to it, what follows, and how to mend it.
///
/// The page of diagnostics is written from these, and what is reported takes its words from them.
protocol MistakeKind: RawRepresentable<String>, CaseIterable {
  /// What leads to it.
  var cause: String { get }
  /// Why it matters.
  var why: String { get }
  /// How to mend it.
  var remedy: String { get }
  /// Data with this mistake and no other one; nil where no few words of data have it.
  var example: String? { get }
}

extension MistakeKind {
  var example: String? { nil }
}
