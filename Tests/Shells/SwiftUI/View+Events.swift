extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modified { view, context in
      context.graph.appearing[context.path, default: ([], [])].appear.append { action?() }
      return context.draw(view, "appear")
    }
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modified { view, context in
      context.graph.appearing[context.path, default: ([], [])].disappear.append { action?() }
      return context.draw(view, "disappear")
    }
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

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

  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modified { view, context in
      context.graph.openers.append(action)
      return context.draw(view, "open")
    }
  }
}
