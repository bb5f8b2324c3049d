// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "NewApp",
  platforms: [.macOS(.v14)],
  traits: [
    .trait(name: "GTK", description: "A window of GTK 4; it needs libadwaita-1-dev."),
    .trait(name: "Web", description: "Browsers; it needs libwebsockets-dev."),
    .default(enabledTraits: []),
  ],
  dependencies: [
    .package(
      name: "TableScreen", path: "../..",
      traits: [
        .trait(name: "GTK", condition: .when(traits: ["GTK"])),
        .trait(name: "Web", condition: .when(traits: ["Web"])),
      ])
  ],
  targets: [
    .target(
      name: "NewAppScreens",
      dependencies: [
        .product(name: "TableScreen", package: "TableScreen"),
        .product(name: "TableScreenSQLite", package: "TableScreen"),
      ]),
    .executableTarget(
      name: "NewApp",
      dependencies: [
        "NewAppScreens",
        .product(name: "TableScreenTerminal", package: "TableScreen"),
        .product(name: "TableScreenGTK", package: "TableScreen"),
        .product(name: "TableScreenWeb", package: "TableScreen"),
      ]),
    .testTarget(
      name: "NewAppTests",
      dependencies: [
        "NewAppScreens",
        .product(name: "TableScreenTesting", package: "TableScreen"),
      ]),
  ]
)
