import DemoScreens
import SwiftUI
import TableScreenUIKit

/// The gallery of the demos, in as many windows as the system opens.
@main struct GalleryApp: App {
  var body: some Scene {
    WindowGroup { TableScreenView(GalleryScreen(.phone)).ignoresSafeArea() }
  }
}
