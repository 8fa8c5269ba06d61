import { cartSdl } from "./sdl-cart.ts";
import { cartChangesSdl } from "./sdl-cart-changes.ts";
import { goodsSdl } from "./sdl-products.ts";
import { countriesSdl } from "./sdl-countries.ts";

const listed = `after: String, before: String, first: Int, last: Int, query: String, reverse: Boolean = false`;

const rootSdl = /* GraphQL */ `
  schema {
    query: QueryRoot
    mutation: Mutation
  }

  directive @inContext(
    buyer: BuyerInput
    country: CountryCode
    language: LanguageCode
    preferredLocationId: ID
  ) on MUTATION | QUERY

  type QueryRoot {
    cart(id: ID!): Cart
    collection(handle: String, id: ID): Collection
    collectionByHandle(handle: String!): Collection @deprecated(reason: "Use \`collection\` instead.")
    collections(${listed}, sortKey: CollectionSortKeys = ID): CollectionConnection!
    node(id: ID!): Node
    nodes(ids: [ID!]!): [Node]!
    product(handle: String, id: ID): Product
    productByHandle(handle: String!): Product @deprecated(reason: "Use \`product\` instead.")
    productRecommendations(
      intent: ProductRecommendationIntent = RELATED
      productHandle: String
      productId: ID
    ): [Product!]
    productTags(first: Int!): StringConnection!
    productTypes(first: Int!): StringConnection!
    products(${listed}, sortKey: ProductSortKeys = ID): ProductConnection!
    shop: Shop!
  }

  type Domain {
    host: String!
    sslEnabled: Boolean!
    url: URL!
  }

  type PaymentSettings {
    countryCode: CountryCode!
    currencyCode: CurrencyCode!
    enabledPresentmentCurrencies: [CurrencyCode!]!
  }

  type ShopPolicy implements Node {
    body: String!
    handle: String!
    id: ID!
    title: String!
    url: URL!
  }

  type Shop implements Node {
    description: String
    id: ID!
    moneyFormat: String!
    name: String!
    paymentSettings: PaymentSettings!
    primaryDomain: Domain!
    privacyPolicy: ShopPolicy
    refundPolicy: ShopPolicy
    shippingPolicy: ShopPolicy
    shipsToCountries: [CountryCode!]!
    termsOfService: ShopPolicy
  }
`;

/**
 * The served subset of the Storefront API 2025-01: types of the real schema without the fields that have no
 * data here. A test compares both.
 */
export const storefrontSdl = [rootSdl, goodsSdl, cartSdl, cartChangesSdl, countriesSdl].join("\n");
