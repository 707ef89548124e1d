/// What an `InMemoryWebService` knows from the start.
///
/// Some names are Japanese: whoever draws them must keep the layout with text of double width.
extension InMemoryWebService {
  nonisolated static let demo = User(id: 1, name: "demo")
  nonisolated static let hana = User(id: 2, name: "Hana")
  nonisolated static let ken = User(id: 3, name: "青木 健")

  nonisolated static let sampleUsers = [demo, hana, ken]

  nonisolated static let sampleProducts = [
    Product(
      id: 1, name: "Paper Lantern", cents: 2_400,
      description: "Washi paper on a bamboo frame; folds flat.", owner: hana),
    Product(
      id: 2, name: "Walnut Tray", cents: 3_850,
      description: "Cut from one board and oiled by hand.", owner: hana),
    Product(
      id: 3, name: "Field Notebook", cents: 990,
      description: "Sixty-four squared pages that lie open.", owner: demo),
    Product(
      id: 4, name: "南部鉄器の急須", cents: 8_600,
      description: "A small cast-iron teapot from Morioka.", owner: ken),
    Product(
      id: 5, name: "Linen Apron", cents: 4_205,
      description: "Two pockets, and softer with every wash.", owner: demo),
    Product(
      id: 6, name: "手ぬぐい「波」", cents: 1_400,
      description: "A cotton towel with a pattern of waves.", owner: ken),
    Product(
      id: 7, name: "Brass Bookmark", cents: 750,
      description: "Thin enough to stay where you stopped.", owner: hana),
  ]
}
