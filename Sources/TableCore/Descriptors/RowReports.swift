/// A record of which mistakes in related rows were reported already.
@MainActor package final class RowReports {
  var saidDuplicates = false

  package init() {}
}
