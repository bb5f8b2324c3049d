/// A kind of mistake, with its cause, its effect and its remedy.
///
/// The page `Documentation/diagnostics.md` is generated from these texts, and reports take their words from them.
package protocol MistakeKind: RawRepresentable<String>, CaseIterable {
  /// The cause of the mistake, why it matters, and the remedy.
  var text: (cause: String, why: String, remedy: String) { get }
  /// Short data with this mistake and no other one, or nil if only long data can have it.
  var example: String? { get }
}

extension MistakeKind {
  /// The cause of the mistake.
  package var cause: String { text.cause }
  /// Why it matters.
  package var why: String { text.why }
  /// The remedy for the mistake.
  package var remedy: String { text.remedy }
  package var example: String? { nil }
}

/// A kind of mistake in data; most kinds have an example.
package protocol DataMistakeKind: MistakeKind {
  /// The cause of the mistake, why it matters, the remedy, and data with it.
  var entry: (cause: String, why: String, remedy: String, example: String?) { get }
}

extension DataMistakeKind {
  package var text: (cause: String, why: String, remedy: String) {
    (entry.cause, entry.why, entry.remedy)
  }
  package var example: String? { entry.example }
}
