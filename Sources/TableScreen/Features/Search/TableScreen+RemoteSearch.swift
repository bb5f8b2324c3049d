import TableCore

/// The identity of the remote search among a screen's tasks.
struct RemoteSearch: Hashable, CustomStringConvertible {
  /// True while the current task runs inside the app's search function.
  ///
  /// Changes made there do not start another search, because the searches would never end.
  @TaskLocal static var isAsking = false

  var description: String { "a search" }
}

extension TableScreen {
  /// Starts a remote search for the text; the task of an older query is cancelled, and its answer dropped.
  func searchRemotely(
    after debounce: Duration,
    _ find: @escaping @MainActor (TableActionContext, String) async throws -> [TableSection]
  ) {
    guard searchSession.isFiltering else { return }
    let (query, scope) = (searchSession.query, searchSession.scope)
    let context = TableActionContext(targets: actionTargets)
    let isStarted = tasks.start(RemoteSearch()) { [weak self] in
      let answer: Result<[TableSection], any Error>
      do {
        try await Task.sleep(for: debounce.bounded)
        // Changes before this point are in the answer.
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
      tasks.end(RemoteSearch())
      searchSession.isWaiting = false
      switch answer {
      case .success(let sections):
        takeSearchFailure()
        model.showResults(sections)
      case .failure(let error): failSearch(error)
      }
      // A hook that ran just now may have repeated the search, or changed it.
      if searchSession.isOutdated, !searchSession.isWaiting, searchSession.query == query,
        searchSession.scope == scope
      {
        searchRemotely(after: .zero, find)
      }
      refreshChrome()
    }
    if isStarted { searchSession.isWaiting = true }
  }

  /// Shows the failure of a remote search, and a way to retry, in place of the rows.
  private func failSearch(_ error: any Error) {
    model.showResults([])
    searchSession.failure = Failure(text: words(for: error)) { [weak self] in self?.filter() }
    if error is CancellationError { return }
    if error is NobodyAnswers { reportSearch(error) } else { onError(error) }
  }

  /// Repeats the remote search, because its answer may have changed; the old rows stay until the new answer.
  ///
  /// While an answer is awaited, the repetition follows it, so that an answer shows however often this is called.
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
