/// Does not keep what it names.
public struct Weak {
  public weak var object: AnyObject?

  public init(object: AnyObject?) {
    self.object = object
  }
}
