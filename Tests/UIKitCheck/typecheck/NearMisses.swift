import Foundation
import UIKit

// Mistakes that compile; each line with one says so, and near-misses has to find them all.

final class Wrong: UIViewController {
  func viewDidApear(_ animated: Bool) {}  // mistake
  func viewDidLayoutSubview() {}  // mistake
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}  // mistake
  func layOutRows() {}
}

final class WrongRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, didSelectRow indexPath: IndexPath) {}  // mistake
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: Int) {}  // mistake
  func tableView(_: UITableView, indentationLevelForRowAt _: IndexPath) -> Int { 0 }  // mistake
  func numberOfSection(in tableView: UITableView) -> Int { 0 }  // mistake
  func tableView(_ tableView: UITableView, didSelectRowAt place: IndexPath) {}
}
