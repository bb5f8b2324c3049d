import TableScreen

/// The plan of a frame: the lines and columns of its parts.
@MainActor struct TextPlan {
  /// The lines of the elements around the rows; each is nil if the element does not show.
  private(set) var title: Int?
  private(set) var tabs: Int?
  private(set) var search: Int?
  private(set) var scopes: Int?
  private(set) var toolbar: Int?
  private(set) var notice: Int?
  private(set) var help: Int?
  /// The lines of the notice.
  private(set) var noticeLines: [TextLine] = []
  /// The lines of the rows.
  private(set) var body: Range<Int>
  /// The columns of the rows, from the bar of the cursor to the margin at their end.
  private(set) var row: Range<Int>
  /// The columns of the rows' content, within their margins.
  private(set) var content: Range<Int>
  /// The columns of the index; empty if there is none.
  private(set) var index: Range<Int>

  /// The most columns of a section in a box.
  private static let widestBox = 100

  init(_ chrome: ScreenChrome, hasRows: Bool = false, size: TextSize, options: TextOptions) {
    let (columns, rows) = (max(size.columns, 0), max(size.rows, 0))
    // The most important elements get their lines first; the rows keep at least one line.
    var free = max(rows - 1, 0)
    func take(_ isWanted: Bool, leaving lines: Int = 0) -> Bool {
      guard isWanted, free > lines else { return false }
      free -= 1
      return true
    }
    let isSearching = take((chrome.search?.phase ?? .off) != .off)
    let hasTitle = take(chrome.showsBar, leaving: 1)
    // In a table with rows, a wait shows in the line of the notice.
    let hasNotice = take(chrome.notice != nil || hasRows && chrome.waiting != nil)
    if hasNotice, let notice = chrome.notice {
      // A long notice takes up to three lines, as far as at least four others stay free.
      let all = TextNotice(notice, options: options).lines(width: columns - 2)
      noticeLines = Array(all.prefix(1 + min(max(free - 4, 0), 2)))
      if noticeLines.count < all.count {
        noticeLines = TextNotice(notice, options: options)
          .lines(width: columns - 2, limit: noticeLines.count)
      }
      free -= max(noticeLines.count - 1, 0)
    }
    let hasHelp = take(!options.help.isEmpty, leaving: 2)
    let hasTabs = take(chrome.tabs.count > 1, leaving: 2)
    let hasScopes = take(isSearching && (chrome.search?.scopes.count ?? 0) > 1, leaving: 2)
    let hasToolbar = take(!chrome.toolbar.isEmpty, leaving: 2)
    var top = 0
    func line(_ isShown: Bool) -> Int? {
      guard isShown else { return nil }
      top += 1
      return top - 1
    }
    title = line(hasTitle)
    tabs = line(hasTabs)
    search = line(isSearching)
    scopes = line(hasScopes)
    var bottom = rows
    func lastLine(_ isShown: Bool) -> Int? {
      guard isShown else { return nil }
      bottom -= 1
      return bottom
    }
    help = lastLine(hasHelp)
    bottom -= max(noticeLines.count - 1, 0)
    notice = lastLine(hasNotice)
    toolbar = lastLine(hasToolbar)
    body = top..<max(top, bottom)

    let sanitizer = TextSanitizer(isASCII: options.isASCII)
    let letters = chrome.index.map { Self.letters(of: $0.title, sanitizer) }.max() ?? 0
    let strip = columns >= 24 && letters > 0 ? letters + 2 : 0
    index = columns - strip..<columns
    if chrome.style == .grouped {
      let width = min(columns - strip, Self.widestBox)
      let start = max((columns - strip - width) / 2, 0)
      row = start..<start + width
      content = width > 8 ? row.lowerBound + 3..<row.upperBound - 3 : row
    } else {
      row = 0..<columns - strip
      content = row.count > 2 ? row.lowerBound + 1..<row.upperBound - 1 : row
    }
  }

  /// Returns the columns of the first three characters of an entry of the index, of which each may have many: at most six.
  private static func letters(of title: String, _ sanitizer: TextSanitizer) -> Int {
    let pieces = sanitizer.pieces(of: title, columns: 6).prefix { $0.offset < 3 }
    return min(pieces.reduce(0) { $0 + $1.width }, 6)
  }
}
