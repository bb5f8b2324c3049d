import Observation
import TableScreen
import TableScreenData
import TableScreenTesting
import TestSupport
import Testing

/// A check looks at what the properties hold when it is asked for, and not at what they held in the turn before.
@MainActor @Suite struct CheckedAtOnceTests {
  @Observable final class Store {
    var word = "a"
  }

  private final class WordScreen: TableScreen {
    let store = Store()
    override var tableData: [Section] {
      [
        Section(cells: [
          [
            .title: "Word", .bind: .to(store, \.word),
            .validate: .with { $0 == .text("b") ? "no b" : nil },
          ]
        ])
      ]
    }
  }

  /// Sets a word, checks the form at once, and returns whether it was refused.
  private func isRefused(_ screen: TableScreen, commits: Bool, _ set: () -> Void) async throws
    -> Bool
  {
    set()
    do {
      if commits { try await screen.commitForm() } else { try await screen.checkForm() }
      return false
    } catch is TableFormError {
      return true
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `a value that was set just now is the one that is checked`(commits: Bool, isData: Bool)
    async throws
  {
    let words = WordScreen()
    let data = TableScreen(
      json:
        #"{"cells": [{"name": "f", "type": "text", "value": "a", "validate": {"pattern": "a+"}}]}"#)
    let screen: TableScreen = isData ? data : words
    let table = try await HeadlessHost.show(screen)
    #expect(table.page.count == 1)
    var random = SplitMix64(seed: Seed.value)
    for _ in 0..<20 {
      let word = random.once(in: 2) ? "a" : "b"
      let refused = try await isRefused(screen, commits: commits) {
        if isData { screen.formValues = ["f": .text(word)] } else { words.store.word = word }
      }
      #expect(refused == (word == "b"), "seed \(Seed.value), \(word)")
    }
  }
}
