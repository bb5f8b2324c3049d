// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TableScreen",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "TableScreen", targets: ["TableScreen"]),
    .library(name: "TableScreenCells", targets: ["TableScreenCells"]),
    .library(name: "TableScreenTerminal", targets: ["TableScreenTerminal"]),
    .library(name: "TableScreenCoreData", targets: ["TableScreenCoreData"]),
    .library(name: "TableScreenSQLite", targets: ["TableScreenSQLite"]),
    .library(name: "TableScreenUIKit", targets: ["TableScreenUIKit"]),
    .executable(name: "demo", targets: ["demo"]),
  ],
  targets: [
    .target(name: "TableScreen"),
    .target(name: "TableScreenCells", dependencies: ["TableScreen"]),
    .systemLibrary(name: "CNCurses", providers: [.apt(["libncurses-dev"])]),
    .target(name: "TableScreenCoreData", dependencies: ["TableScreen"]),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "TableScreenSQLite", dependencies: ["CSQLite", "TableScreen"]),
    .target(name: "CTerminal"),
    .target(name: "TableScreenTerminal", dependencies: ["TableScreen", "CNCurses", "CTerminal"]),
    .target(name: "TableScreenUIKit", dependencies: ["TableScreen"]),
    .target(
      name: "DemoScreens", dependencies: ["TableScreen", "TableScreenCells", "TableScreenSQLite"],
      path: "Demo/DemoScreens"),
    .executableTarget(
      name: "demo", dependencies: ["DemoScreens", "TableScreen", "TableScreenTerminal"],
      path: "Demo/demo"),
    .executableTarget(
      name: "bench", dependencies: ["TableScreen", "TableScreenTerminal"], path: "Benchmarks/bench"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "TableScreenTests", dependencies: ["TableScreen", "TestSupport"]),
    .testTarget(
      name: "TableScreenCellsTests", dependencies: ["TableScreen", "TableScreenCells"]),
    .testTarget(
      name: "TableScreenSQLiteTests",
      dependencies: ["CSQLite", "TableScreen", "TableScreenSQLite", "TestSupport", "sqlite-writer"]),
    .executableTarget(
      name: "sqlite-writer", dependencies: ["TableScreenSQLite"], path: "Tests/SQLiteWriter"),
    .testTarget(
      name: "TableScreenTerminalTests",
      dependencies: [
        "CNCurses", "TableScreen", "TableScreenCells", "TableScreenTerminal", "TestSupport", "demo",
      ]),
    .testTarget(
      name: "DemoTests",
      dependencies: ["DemoScreens", "TableScreen", "TableScreenSQLite", "TestSupport", "demo"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
