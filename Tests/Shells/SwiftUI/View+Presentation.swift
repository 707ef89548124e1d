extension View {
  // https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modified { view, context in
      let value = item.wrappedValue
      context.graph.request(
        context.at("sheet"), .sheet, id: value.map { AnyHashable($0.id) },
        content: value.map { AnyView(content($0)) }, clear: { item.wrappedValue = nil },
        onDismiss: onDismiss)
      return context.draw(view, "sheeted")
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/fullscreencover(item:ondismiss:content:)
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modified { view, context in
      let value = item.wrappedValue
      context.graph.request(
        context.at("cover"), .cover, id: value.map { AnyHashable($0.id) },
        content: value.map { AnyView(content($0)) }, clear: { item.wrappedValue = nil },
        onDismiss: onDismiss)
      return context.draw(view, "covered")
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modified { view, context in
      let isUp = isPresented.wrappedValue && data != nil
      context.graph.request(
        context.at("alert"), .alert(String(title)), id: isUp ? AnyHashable(true) : nil,
        content: data.flatMap { isUp ? AnyView(actions($0)) : nil },
        clear: { isPresented.wrappedValue = false }, onDismiss: nil)
      return context.draw(view, "alerted")
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:)
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modified { view, context in
      if isDisabled { context.layer?.isHeldFast = true }
      return context.draw(view, "dismiss")
    }
  }
}
