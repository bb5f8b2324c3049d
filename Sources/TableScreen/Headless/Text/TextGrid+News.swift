extension TextGrid {
  /// Characters of one style beside each other that are to be written.
  package struct News {
    /// Where they stand.
    package var columns: Range<Int>
    /// How they look.
    package let style: TextStyle
  }

  /// Returns what of a line is to be written where another grid of that size stands; all of it where none does.
  package func news(in row: Int, over old: TextGrid?) -> [News] {
    let line = cells[row]
    let shown = old?.cells[row]
    // Lines that share their memory are told to be equal at once.
    if shown == line { return [] }
    var news: [News] = []
    for column in line.indices where line[column].width > 0 {
      let cell = line[column]
      let end = column + Int(cell.width)
      // The first half of a wide character can be the same while the second was written over.
      if let shown, shown[column] == cell, cell.width == 1 || shown[column + 1] == line[column + 1]
      {
        continue
      }
      if let last = news.last, last.columns.upperBound == column, last.style == cell.style {
        news[news.count - 1].columns = last.columns.lowerBound..<end
      } else {
        news.append(News(columns: column..<end, style: cell.style))
      }
    }
    return news
  }
}
