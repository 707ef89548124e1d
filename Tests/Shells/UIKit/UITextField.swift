@MainActor
open class UILabel: UIView {
  open var text: String?
  open var numberOfLines = 1
}

@MainActor
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  open var text: String? = ""
  open var placeholder: String?
  open var borderStyle = BorderStyle.none
  open var isSecureTextEntry = false
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Not nil while an input method composes, as for Japanese.
  open internal(set) var markedTextRange: UITextRange?
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

open class UITextRange: NSObject {}
