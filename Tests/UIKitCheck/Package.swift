// swift-tools-version: 6.2
import PackageDescription

// Checks the UIKit host where there is no UIKit: its sources are compiled against declarations of our own,
// which behave as a table view does. In a package of its own, since a module named UIKit would be seen by all.
let package = Package(
  name: "UIKitCheck",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "TableScreen", path: "../..")],
  targets: [
    .target(name: "QuartzCore"),
    .target(name: "CoreGraphics"),
    .target(name: "CoreData"),
    .target(name: "UniformTypeIdentifiers"),
    .target(
      name: "UIKitStandIn", dependencies: ["CoreGraphics", "QuartzCore", "UniformTypeIdentifiers"]),
    .target(name: "UIKit", dependencies: ["UIKitStandIn"]),
    .target(name: "SwiftUI", dependencies: ["UIKit"]),
    .target(
      name: "CheckedHost",
      dependencies: [
        "CoreGraphics", "QuartzCore", "SwiftUI", "UIKit", "UniformTypeIdentifiers",
        .product(name: "TableScreen", package: "TableScreen"),
        .product(name: "TableScreenInspector", package: "TableScreen"),
        .product(name: "TableScreenRecording", package: "TableScreen"),
      ],
      path: "Sources/TableScreenUIKit"),
    .target(
      name: "CheckedCoreData",
      dependencies: ["CoreData", .product(name: "TableScreen", package: "TableScreen")],
      path: "Sources/TableScreenCoreData", exclude: ["TableScreenCoreData.docc"]),
    .target(
      name: "CheckedDemos",
      dependencies: [
        .product(name: "TableScreen", package: "TableScreen"),
        .product(name: "TableScreenCells", package: "TableScreen"),
        .product(name: "TableScreenData", package: "TableScreen"),
        .product(name: "TableScreenInspector", package: "TableScreen"),
        .product(name: "TableScreenSQLite", package: "TableScreen"),
      ],
      path: "Sources/DemoScreens"),
    .testTarget(
      name: "UIKitCheckTests",
      dependencies: [
        "CheckedCoreData", "CheckedDemos", "CheckedHost", "CoreData", "QuartzCore", "SwiftUI",
        "UIKitStandIn",
        .product(name: "TableScreen", package: "TableScreen"),
        .product(name: "TableScreenCells", package: "TableScreen"),
        .product(name: "TableScreenData", package: "TableScreen"),
        .product(name: "TableScreenTesting", package: "TableScreen"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
