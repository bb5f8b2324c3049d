public import Foundation
@_exported public import Observation
public import UIKitStandIn

/// A part of an app's face.
@MainActor public protocol View {
  associatedtype Body: View
  var body: Body { get }
  /// Makes what is shown, and takes part in the scene.
  func make(in stage: ViewStage) -> UIViewController?
}

extension Never: View {
  public var body: Never {
    switch self {}
  }
  public func make(in stage: ViewStage) -> UIViewController? { nil }
}

extension View {
  public func make(in stage: ViewStage) -> UIViewController? { body.make(in: stage) }
  public func ignoresSafeArea() -> some View { self }
  /// Page: "onOpenURL(perform:)".
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    OpenURLView(content: self, action: action)
  }
}

/// A view that hears of addresses.
struct OpenURLView<Content: View>: View {
  let content: Content
  let action: (URL) -> Void
  var body: some View { content }
  func make(in stage: ViewStage) -> UIViewController? {
    stage.openers.append(action)
    return content.make(in: stage)
  }
}

/// A scene that a view is shown in, as the system runs it.
@MainActor public final class ViewStage {
  /// What scenes keep from one run to the next.
  public static var storage: [String: Any] = [:]
  fileprivate(set) var openers: [(URL) -> Void] = []

  public init() {}

  /// Shows a view.
  public func show(_ view: some View) -> UIViewController? { view.make(in: self) }

  /// Opens an address.
  public func open(_ url: URL) { for open in openers { open(url) } }
}

/// Page: "State".
@MainActor @propertyWrapper public struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let box: Box
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
}

/// Page: "SceneStorage".
@MainActor @propertyWrapper public struct SceneStorage<Value> {
  private let key: String
  private let standard: Value
  public init(_ key: String) where Value == Data? {
    self.key = key
    standard = nil
  }
  public var wrappedValue: Value {
    get { ViewStage.storage[key] as? Value ?? standard }
    nonmutating set { ViewStage.storage[key] = newValue }
  }
}

/// What SwiftUI asks of a view controller's view.
@MainActor public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  typealias Context = UIViewControllerRepresentableContext
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
}

extension UIViewControllerRepresentable {
  public var body: Never { preconditionFailure("a representable has no body") }
  public func make(in stage: ViewStage) -> UIViewController? {
    makeUIViewController(context: .init())
  }
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
