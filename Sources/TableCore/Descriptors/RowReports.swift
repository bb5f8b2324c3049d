/// Which mistakes of rows that belong together were reported already.
@MainActor package final class RowReports {
  var saidDuplicates = false

  package init() {}
}
