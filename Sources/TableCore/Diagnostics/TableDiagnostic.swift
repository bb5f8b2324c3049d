/// A mistake in the app's code, in four parts: what, where, why it matters, and how to mend it.
public struct TableDiagnostic: Hashable, Sendable {
  /// The place of a mistake, as far as it is known.
  public struct Place: Hashable, Sendable {
    /// The class of the screen.
    public var screen: String?
    /// The title or id of the section.
    public var section: String?
    /// The title, id or number of the row.
    public var row: String?
    /// The key of the cell.
    public var key: String?
    /// The path of the file.
    public var file: String?

    package init(
      screen: String? = nil, section: String? = nil, row: String? = nil, key: String? = nil,
      file: String? = nil
    ) {
      self.screen = screen
      self.section = section
      self.row = row
      self.key = key
      self.file = file
    }
  }

  /// The kind of mistake, by its name on the page `Documentation/diagnostics.md`.
  public var kind: String
  /// The mistake, in words.
  public var what: String
  /// The place of the mistake.
  public var place: Place
  /// Why it matters.
  public var why: String
  /// The remedy for the mistake.
  public var remedy: String

  package init(kind: String, what: String, place: Place, why: String, remedy: String) {
    self.kind = kind
    self.what = what
    self.place = place
    self.why = why
    self.remedy = remedy
  }
}

extension TableDiagnostic {
  /// The diagnostic with its texts cut to a length: they quote titles and ids, which come from data of any length.
  var shortened: TableDiagnostic {
    var short = self
    short.what = what.shortened(to: 1_000)
    short.remedy = remedy.shortened(to: 1_000)
    short.place.section = place.section?.shortened(to: 80)
    short.place.row = place.row?.shortened(to: 80)
    short.place.key = place.key?.shortened(to: 1_100)
    short.place.file = place.file?.shortened(to: 1_100)
    return short
  }
}

extension TableDiagnostic: CustomStringConvertible {
  /// The value in words, safe to print: texts from data are sanitized, and each stays on its line.
  public var description: String {
    """
    TableScreen: \(Self.line(what)) [\(kind)]
      where:  \(place)
      why:    \(Self.line(why))
      remedy: \(Self.line(remedy))
    """
  }

  /// Returns a text sanitized, on one line and cut after 1,000 columns.
  fileprivate static func line(_ text: String) -> String {
    TextSanitizer().cut(text, columns: 1_000)
  }
}

extension TableDiagnostic.Place: CustomStringConvertible {
  /// The value in words.
  public var description: String {
    let parts = [
      screen, section.map { "section \($0)" }, row.map { "row \($0)" }, key.map { "key \($0)" },
      file.map { "file \($0)" },
    ]
    return parts.compactMap { $0.map(TableDiagnostic.line) }.joined(separator: ", ")
  }
}
