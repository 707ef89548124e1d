@_spi(User)
extension UISceneDelegate {
  /// The system connects a scene: with what was saved for it, and with the links that led to it.
  public func connect(saved: NSUserActivity? = nil, links: [URL] = []) -> UIWindowScene {
    let scene = UIWindowScene()
    scene.session.stateRestorationActivity = saved
    let options = UIScene.ConnectionOptions()
    options.urlContexts = Set(links.map { UIOpenURLContext(url: $0) })
    self.scene(scene, willConnectTo: scene.session, options: options)
    return scene
  }
}
