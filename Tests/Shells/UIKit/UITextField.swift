// https://developer.apple.com/documentation/uikit/uilabel
@MainActor
open class UILabel: UIView {
  // https://developer.apple.com/documentation/uikit/uilabel/text
  open var text: String?
  // https://developer.apple.com/documentation/uikit/uilabel/numberoflines
  open var numberOfLines = 1
}

// https://developer.apple.com/documentation/uikit/uitextfield
@MainActor
open class UITextField: UIControl {
  // https://developer.apple.com/documentation/uikit/uitextfield/borderstyle
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  // https://developer.apple.com/documentation/uikit/uitextfield/text
  open var text: String? = ""
  // https://developer.apple.com/documentation/uikit/uitextfield/placeholder
  open var placeholder: String?
  // https://developer.apple.com/documentation/uikit/uitextfield/borderstyle
  open var borderStyle = BorderStyle.none
  // https://developer.apple.com/documentation/uikit/uitextfield/issecuretextentry
  open var isSecureTextEntry = false
  // https://developer.apple.com/documentation/uikit/uitextfield/autocapitalizationtype
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  // https://developer.apple.com/documentation/uikit/uitextfield/autocorrectiontype
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Not nil while an input method composes, as for Japanese.
  // https://developer.apple.com/documentation/uikit/uitextfield/markedtextrange
  open internal(set) var markedTextRange: UITextRange?
}

// https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

// https://developer.apple.com/documentation/uikit/uitextautocorrectiontype
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

// https://developer.apple.com/documentation/uikit/uitextrange
open class UITextRange: NSObject {}
