#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation
import TableScreen
import UIKit

/// Forwards the app's notifications to all hosts.
@MainActor final class AppEvents {
  static let shared = AppEvents()

  private struct WeakHost { weak var host: UIKitHost? }
  private var hosts: [WeakHost] = []

  private init() {
    let center = NotificationCenter.default
    let events: [(NSNotification.Name, TableAppEvent)] = [
      (UIApplication.didEnterBackgroundNotification, .background),
      (UIApplication.willEnterForegroundNotification, .foreground),
      (UIApplication.didReceiveMemoryWarningNotification, .memoryWarning),
    ]
    for (name, event) in events {
      _ = center.addObserver(forName: name, object: nil, queue: nil) { _ in
        // UIKit posts these on the main thread.
        MainActor.assumeIsolated { AppEvents.shared.send(event) }
      }
    }
  }

  func add(_ host: UIKitHost) {
    hosts.removeAll { $0.host == nil || $0.host === host }
    hosts.append(WeakHost(host: host))
  }

  private func send(_ event: TableAppEvent) {
    for host in hosts.compactMap(\.host) {
      if event == .background { host.save() }
      host.navigator.send(event)
    }
  }
}
#endif
