@_spi(User)
extension Graph {
  /// A scene of an app, as the system makes it.
  public convenience init(of app: some App) {
    self.init { (app.body as? any Windowed)?.root ?? AnyView(EmptyView()) }
  }
}
