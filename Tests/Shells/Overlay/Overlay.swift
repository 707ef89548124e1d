// Swift Testing looks for this module wherever it is imported together with UIKit.
