const paged = `after: String, before: String, first: Int, last: Int, reverse: Boolean = false`;

const connection = (node: string, more = "") => `
  "A page of a list, with cursors."
  type ${node}Connection { edges: [${node}Edge!]! nodes: [${node}!]! pageInfo: PageInfo! ${more} }
  type ${node}Edge { cursor: String! node: ${node}! }
`;

/** Products and collections: field for field as in the Storefront API 2025-01. */
export const goodsSdl = /* GraphQL */ `
  "An absolute URL."
  scalar URL
  "A string of HTML."
  scalar HTML
  "An ISO 8601 date and time, such as 2026-01-31T12:00:00Z."
  scalar DateTime
  "A decimal number as a string, such as 10.0, 10.5 or 10.55."
  scalar Decimal
  scalar UnsignedInt64

  "An object with a global ID."
  interface Node {
    id: ID!
  }

  type StringConnection {
    edges: [StringEdge!]!
    nodes: [String!]!
    pageInfo: PageInfo!
  }

  type StringEdge {
    cursor: String!
    node: String!
  }

  type PageInfo {
    endCursor: String
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
  }

  enum CurrencyCode {
    USD
  }

  type MoneyV2 {
    amount: Decimal!
    currencyCode: CurrencyCode!
  }

  enum CropRegion {
    BOTTOM
    CENTER
    LEFT
    RIGHT
    TOP
  }

  enum ImageContentType {
    JPG
    PNG
    WEBP
  }

  "A hint. The shop returns the original image."
  input ImageTransformInput {
    crop: CropRegion
    maxHeight: Int
    maxWidth: Int
    preferredContentType: ImageContentType
    scale: Int = 1
  }

  type Image {
    altText: String
    height: Int
    id: ID
    originalSrc: URL! @deprecated(reason: "Use \`url\` instead.")
    src: URL! @deprecated(reason: "Use \`url\` instead.")
    url(transform: ImageTransformInput): URL!
    width: Int
  }
  ${connection("Image")}

  type SEO {
    description: String
    title: String
  }

  enum ProductSortKeys {
    BEST_SELLING
    CREATED_AT
    ID
    PRICE
    PRODUCT_TYPE
    RELEVANCE
    TITLE
    UPDATED_AT
    VENDOR
  }

  enum ProductImageSortKeys {
    CREATED_AT
    ID
    POSITION
    RELEVANCE
  }

  enum ProductVariantSortKeys {
    ID
    POSITION
    RELEVANCE
    SKU
    TITLE
  }

  enum ProductRecommendationIntent {
    COMPLEMENTARY
    RELATED
  }

  "An option that buyers choose, such as size."
  type ProductOption implements Node {
    id: ID!
    name: String!
    optionValues: [ProductOptionValue!]!
    values: [String!]! @deprecated(reason: "Use \`optionValues\` instead.")
  }

  type ProductOptionValue implements Node {
    id: ID!
    name: String!
  }

  type SelectedOption {
    name: String!
    value: String!
  }

  input SelectedOptionInput {
    name: String!
    value: String!
  }

  type ProductPriceRange {
    maxVariantPrice: MoneyV2!
    minVariantPrice: MoneyV2!
  }

  "A product in the shop. Buyers purchase one of its variants."
  type Product implements Node {
    availableForSale: Boolean!
    compareAtPriceRange: ProductPriceRange!
    createdAt: DateTime!
    description(truncateAt: Int): String!
    descriptionHtml: HTML!
    featuredImage: Image
    handle: String!
    id: ID!
    images(${paged}, sortKey: ProductImageSortKeys = POSITION): ImageConnection!
    isGiftCard: Boolean!
    onlineStoreUrl: URL
    options(first: Int): [ProductOption!]!
    priceRange: ProductPriceRange!
    productType: String!
    publishedAt: DateTime!
    requiresSellingPlan: Boolean!
    seo: SEO!
    tags: [String!]!
    title: String!
    totalInventory: Int
    updatedAt: DateTime!
    variantBySelectedOptions(
      caseInsensitiveMatch: Boolean = false
      ignoreUnknownOptions: Boolean = false
      selectedOptions: [SelectedOptionInput!]!
    ): ProductVariant
    variants(${paged}, sortKey: ProductVariantSortKeys = POSITION): ProductVariantConnection!
    vendor: String!
  }
  ${connection("Product")}

  enum WeightUnit {
    GRAMS
    KILOGRAMS
    OUNCES
    POUNDS
  }

  enum UnitPriceMeasurementMeasuredType {
    AREA
    LENGTH
    VOLUME
    WEIGHT
  }

  enum UnitPriceMeasurementMeasuredUnit {
    CL
    CM
    G
    KG
    L
    M
    M2
    M3
    MG
    ML
    MM
  }

  type UnitPriceMeasurement {
    measuredType: UnitPriceMeasurementMeasuredType
    quantityUnit: UnitPriceMeasurementMeasuredUnit
    quantityValue: Float!
    referenceUnit: UnitPriceMeasurementMeasuredUnit
    referenceValue: Int!
  }

  "A version of a product, such as a size or color, with its own price and stock."
  type ProductVariant implements Node {
    availableForSale: Boolean!
    barcode: String
    compareAtPrice: MoneyV2
    compareAtPriceV2: MoneyV2 @deprecated(reason: "Use \`compareAtPrice\` instead.")
    currentlyNotInStock: Boolean!
    id: ID!
    image: Image
    price: MoneyV2!
    priceV2: MoneyV2! @deprecated(reason: "Use \`price\` instead.")
    product: Product!
    quantityAvailable: Int
    requiresShipping: Boolean!
    selectedOptions: [SelectedOption!]!
    sku: String
    taxable: Boolean!
    title: String!
    unitPrice: MoneyV2
    unitPriceMeasurement: UnitPriceMeasurement
    weight: Float
    weightUnit: WeightUnit!
  }
  ${connection("ProductVariant")}

  enum CollectionSortKeys {
    ID
    RELEVANCE
    TITLE
    UPDATED_AT
  }

  enum ProductCollectionSortKeys {
    BEST_SELLING
    COLLECTION_DEFAULT
    CREATED
    ID
    MANUAL
    PRICE
    RELEVANCE
    TITLE
  }

  type Collection implements Node {
    description(truncateAt: Int): String!
    descriptionHtml: HTML!
    handle: String!
    id: ID!
    image: Image
    onlineStoreUrl: URL
    products(${paged}, sortKey: ProductCollectionSortKeys = COLLECTION_DEFAULT): ProductConnection!
    seo: SEO!
    title: String!
    updatedAt: DateTime!
  }
  ${connection("Collection", "totalCount: UnsignedInt64!")}
`;
