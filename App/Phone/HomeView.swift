#if canImport(UIKit) && canImport(SwiftUI)

internal import Coordination
internal import Home
internal import SwiftUI
internal import WebService

/// Everything on offer, and the way to whoever uses the app.
struct HomeView: View {
  let home: HomeViewModel
  let act: AppWindow.Act

  var body: some View {
    List {
      Section { offer }
      Section {
        if home.user != nil {
          Button("Profile") { act { home.profileTapped() } }
            .accessibilityIdentifier("profile")
          Button("Disconnect", role: .destructive) { act { home.disconnectTapped() } }
            .accessibilityIdentifier("disconnect")
        } else {
          Button("Log In") { act { home.logInTapped() } }
            .accessibilityIdentifier("log-in")
        }
      }
    }
  }

  @ViewBuilder private var offer: some View {
    switch home.products {
    case nil:
      ProgressView("Loading…").accessibilityIdentifier("loading")
    case .success(let products):
      ForEach(products, id: \.id) { product in
        Button(product.name) { act { home.productTapped(product) } }
          .accessibilityIdentifier("product-\(product.id)")
      }
    case .failure(let error):
      Text(error.message).accessibilityIdentifier("error")
      Button("Retry") { act { home.retryTapped() } }
        .accessibilityIdentifier("retry")
    }
  }
}

#endif
