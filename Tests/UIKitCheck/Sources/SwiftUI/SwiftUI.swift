@_exported public import Observation
public import UIKitStandIn

/// A part of an app's face.
@MainActor public protocol View {}

extension View {
  public func ignoresSafeArea() -> some View { self }
}

/// What SwiftUI asks of a view controller's view.
@MainActor public protocol UIViewControllerRepresentable: View {
  associatedtype UIViewControllerType: UIViewController
  typealias Context = UIViewControllerRepresentableContext
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
}

/// What SwiftUI tells a view controller's view.
@MainActor public struct UIViewControllerRepresentableContext {
  public init() {}
}

@MainActor public protocol Scene {}

@MainActor public struct WindowGroup<Content: View>: Scene {
  let content: Content
  public init(_ content: () -> Content) { self.content = content() }
}

@MainActor public protocol App {
  associatedtype Body: Scene
  var body: Body { get }
  init()
}

extension App {
  public static func main() { _ = Self().body }
}
