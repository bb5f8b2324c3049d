import TableScreen

extension DemoNetwork {
  /// The button that leaves the network, or comes back to it.
  var button: BarButton {
    BarButton(
      isOnline ? "Go offline" : "Go online",
      action: .run { [weak self] _ in self?.isOnline.toggle() })
  }
}
