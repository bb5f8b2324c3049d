extension TableBinding {
  /// What a person reads where a value makes no sense.
  @MainActor var remedy: String { format?.remedy() ?? Words.current.remedy(for: kind) }
}
