// As Apple's, the module brings Foundation along. Tests import UIKitStandIn itself: Swift Testing has an
// overlay for a module named UIKit.
@_exported public import Foundation
@_exported public import UIKitStandIn
