extension View {
  // https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modified { view, context in
      context.screen?.title = String(title)
      return context.draw(view, "title")
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/navigationbarbackbuttonhidden(_:)
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modified { view, context in
      if hidesBackButton { context.screen?.hidesBack = true }
      return context.draw(view, "back")
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/toolbar(content:)
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modified { view, context in
      let items = content._items.enumerated().flatMap { context.draw($1, "toolbar\($0)") }
      context.screen?.toolbar += items
      return context.draw(view, "toolbar")
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modified { view, context in
      if context.isLazy {
        context.graph.fault("a navigationDestination inside of a lazy container is ignored")
      } else if let stack = context.stack {
        if stack.destinations[ObjectIdentifier(data)] != nil {
          context.graph.fault(
            "a navigationDestination for \(data) was declared earlier on the stack")
        }
        stack.destinations[ObjectIdentifier(data)] = { ($0 as? D).map { destination($0) } }
      } else {
        context.graph.fault("a navigationDestination outside of a stack")
      }
      return context.draw(view, "destination")
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/tabitem(_:)
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = label()
    return modified { view, context in
      let words = context.draw(label, "tabItem").first?.label
      return context.draw(view, "tab").map { node in
        var node = node
        node.tabLabel = words
        return node
      }
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/badge(_:)
  public func badge(_ label: Text?) -> some View {
    modified { view, context in
      context.draw(view, "badge").map { node in
        var node = node
        node.badge = label?.words
        return node
      }
    }
  }
}
