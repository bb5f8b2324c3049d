public enum UIUserInterfaceIdiom: Sendable { case unspecified, phone, pad, mac }

@MainActor public final class UIDevice {
  public static let current = UIDevice()
  /// On a Mac, `.mac` where the app is drawn as the Mac's own are, else `.pad`.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.phone
}

extension Refusals {
  /// What the page "Choosing a user interface idiom for your Mac app" means by controls that are not there in that idiom:
  /// UIKit throws "… is not supported when running Catalyst apps in the Mac idiom".
  @MainActor static func addWhereMac(_ name: String) {
    if UIDevice.current.userInterfaceIdiom == .mac {
      add("\(name) is not supported in the Mac idiom")
    }
  }
}
