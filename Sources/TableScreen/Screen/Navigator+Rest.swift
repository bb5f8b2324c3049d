extension Navigator {
  /// Whether nothing is on its way that the open screens have started or wait for.
  package var isAtRest: Bool {
    screens.flatMap(\.withChildren).allSatisfy { screen in
      guard screen.tasks.isEmpty, screen.waiting.isEmpty else { return false }
      guard let model = (screen as? TableScreen)?.model else { return true }
      return model.tasks.isEmpty && !model.sources.contains(where: \.isWorking)
    }
  }
}
