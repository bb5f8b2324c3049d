import TableCore

/// What the tasks of a screen know its search elsewhere by.
struct RemoteSearch: Hashable {
  /// Whether this runs within the question itself, which would never end if it led to another one.
  @TaskLocal static var isAsking = false
}

extension TableScreen {
  /// Asks elsewhere for what was typed; the task of an older query is cancelled, and its answer lost.
  func searchRemotely(
    after debounce: Duration,
    _ find: @escaping @MainActor (TableActionContext, String) async throws -> [TableSection]
  ) {
    guard searchSession.isFiltering else { return }
    let (query, scope) = (searchSession.query, searchSession.scope)
    searchSession.isWaiting = true
    let context = TableActionContext(targets: actionTargets)
    tasks.start(RemoteSearch()) { [weak self] in
      let answer: Result<[TableSection], any Error>
      do {
        try await Task.sleep(for: debounce.bounded)
        // What changed before the question is in its answer.
        self?.searchSession.isOutdated = false
        answer = .success(
          try await RemoteSearch.$isAsking.withValue(true) {
            try await find(context, query?.raw ?? "")
          })
      } catch {
        answer = .failure(error)
      }
      guard let self, !Task.isCancelled, searchSession.query == query,
        searchSession.scope == scope
      else { return }
      searchSession.isWaiting = false
      switch answer {
      case .success(let sections): model.showResults(sections)
      case .failure(let error): failSearch(error)
      }
      if case .success = answer, searchSession.isOutdated {
        tasks.cancel(RemoteSearch())
        searchRemotely(after: .zero, find)
      }
      refreshChrome()
    }
  }

  /// Shows why there is no answer, and a way to ask again, in place of the rows.
  private func failSearch(_ error: any Error) {
    model.showResults([])
    searchSession.failure = Failure(text: words(for: error)) { [weak self] in self?.filter() }
    if error is CancellationError { return }
    if error is NobodyAnswers { reportSearch(error) } else { onError(error) }
  }

  /// Asks elsewhere again, since what is found there may be other rows now; what shows stays until the answer.
  ///
  /// While an answer is awaited it is asked again after that, so that one shows however often this is called.
  func searchAgain() {
    if container != nil { return outermostTable.searchAgain() }
    guard case .remote(_, let find) = settingValues.search.searchable?.matching,
      searchSession.isFiltering, !model.isClosed
    else { return }
    guard !searchSession.isWaiting else {
      if !RemoteSearch.isAsking { searchSession.isOutdated = true }
      return
    }
    searchRemotely(after: .zero, find)
    refreshChrome()
  }
}
