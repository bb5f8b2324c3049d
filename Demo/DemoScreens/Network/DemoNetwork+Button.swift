import TableScreen

extension DemoNetwork {
  /// The button that leaves the network, or comes back to it.
  var button: TableBarButton { button() }

  /// The button that leaves the network, or comes back to it and then does something.
  func button(online: @escaping @MainActor () -> Void = {}) -> TableBarButton {
    TableBarButton(
      isOnline ? "Go offline" : "Go online",
      action: .run { [weak self] _ in
        guard let self else { return }
        isOnline.toggle()
        if isOnline { online() }
      })
  }
}
