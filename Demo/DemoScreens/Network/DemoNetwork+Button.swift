import TableScreen

extension DemoNetwork {
  /// The button that leaves the network, or comes back to it.
  var button: BarButton { button() }

  /// The button that leaves the network, or comes back to it and then does something.
  func button(online: @escaping @MainActor () -> Void = {}) -> BarButton {
    BarButton(
      isOnline ? "Go offline" : "Go online",
      action: .run { [weak self] _ in
        guard let self else { return }
        isOnline.toggle()
        if isOnline { online() }
      })
  }
}
