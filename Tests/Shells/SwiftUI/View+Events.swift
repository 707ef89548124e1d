extension View {
  // https://developer.apple.com/documentation/swiftui/view/onappear(perform:)
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modified { view, context in
      context.graph.appearing[context.path, default: ([], [])].appear.append { action?() }
      return context.draw(view, "appear")
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  // https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    modified { view, context in
      let old = context.graph.watched[context.path] as? V
      context.graph.watched[context.path] = value
      if let old, old != value { context.graph.afterwards.append { action(old, value) } }
      if old == nil, initial { context.graph.afterwards.append { action(value, value) } }
      return context.draw(view, "change")
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modified { view, context in
      let context = context.at("task")
      context.graph.keep(value, at: context.path, action)
      return context.draw(view, "tasked")
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modified { view, context in
      context.graph.openers.append(action)
      return context.draw(view, "open")
    }
  }
}
