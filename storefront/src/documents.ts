/**
 * GraphQL documents: one per operation, with the fragments that it names (`...Money`). Connections use `edges
 * { cursor node }` and `pageInfo { hasNextPage }`, which every API version supports.
 */
const fragments: Readonly<Record<string, string>> = {
  Money: `fragment Money on MoneyV2 { amount currencyCode }`,

  Image: `fragment Image on Image { id src: url altText width height }`,

  Images: `fragment Images on ImageConnection { pageInfo { hasNextPage } edges { cursor node { ...Image } } }`,

  Variant: `fragment Variant on ProductVariant {
    id title price { ...Money } weight available: availableForSale sku compareAtPrice { ...Money } image { ...Image }
    selectedOptions { name value } unitPrice { ...Money }
    unitPriceMeasurement { measuredType quantityUnit quantityValue referenceUnit referenceValue }
  }`,

  Variants: `fragment Variants on ProductVariantConnection {
    pageInfo { hasNextPage } edges { cursor node { ...Variant } }
  }`,

  Product: `fragment Product on Product {
    id availableForSale createdAt updatedAt descriptionHtml description handle productType title vendor publishedAt
    onlineStoreUrl options { id name values } images(first: 250) { ...Images } variants(first: 250) { ...Variants }
  }`,

  Products: `fragment Products on ProductConnection { pageInfo { hasNextPage } edges { cursor node { ...Product } } }`,

  Collection: `fragment Collection on Collection {
    id handle description descriptionHtml updatedAt title image { ...Image }
  }`,

  Policy: `fragment Policy on ShopPolicy { id title url body }`,

  Address: `fragment Address on MailingAddress {
    address1 address2 city company country countryCodeV2 firstName formatted formattedArea lastName latitude longitude
    name phone province provinceCode zip
  }`,

  DiscountAllocation: `fragment DiscountAllocation on CartDiscountAllocation {
    discountedAmount { ...Money }
    discountApplication {
      targetType allocationMethod targetSelection
      value { ... on PricingPercentageValue { percentage } ... on MoneyV2 { amount currencyCode } }
    }
    ... on CartCodeDiscountAllocation { code }
    ... on CartAutomaticDiscountAllocation { title }
    ... on CartCustomDiscountAllocation { title }
  }`,

  CartLine: `fragment CartLine on BaseCartLine {
    id quantity attributes { key value } merchandise { ... on ProductVariant { ...Variant product { id handle title } } }
    cost {
      totalAmount { ...Money } subtotalAmount { ...Money } amountPerQuantity { ...Money }
      compareAtAmountPerQuantity { ...Money }
    }
    discountAllocations { ...DiscountAllocation }
  }`,

  CartLines: `fragment CartLines on BaseCartLineConnection {
    pageInfo { hasNextPage } edges { cursor node { ...CartLine } }
  }`,

  DeliveryOption: `fragment DeliveryOption on CartDeliveryOption {
    code deliveryMethodType description estimatedCost { ...Money } handle title
  }`,

  Cart: `fragment Cart on Cart {
    id createdAt updatedAt checkoutUrl note attributes { key value } lines(first: 250) { ...CartLines }
    cost {
      checkoutChargeAmount { ...Money } totalAmount { ...Money } subtotalAmount { ...Money } totalTaxAmount { ...Money }
      totalDutyAmount { ...Money }
    }
    discountCodes { applicable code } discountAllocations { ...DiscountAllocation }
    buyerIdentity {
      countryCode email phone customer { email }
      preferences {
        delivery { coordinates { latitude longitude countryCode } deliveryMethod pickupHandle } wallet
      }
      deliveryAddressPreferences { ... on MailingAddress { ...Address } }
    }
    deliveryGroups(first: 10) {
      edges {
        node {
          id deliveryAddress { ...Address } deliveryOptions { ...DeliveryOption }
          selectedDeliveryOption { ...DeliveryOption } cartLines(first: 250) { edges { node { id } } }
        }
      }
    }
    appliedGiftCards {
      id lastCharacters amountUsed { ...Money } balance { ...Money } presentmentAmountUsed { ...Money }
    }
  }`,

  UserError: `fragment UserError on CartUserError { field message code }`,

  Warning: `fragment Warning on CartWarning { code message target }`,
};

const changed = `cart { ...Cart } userErrors { ...UserError } warnings { ...Warning }`;

const operations = {
  products: `query products(
    $first: Int!, $after: String, $query: String, $sortKey: ProductSortKeys, $reverse: Boolean
  ) {
    products(first: $first, after: $after, query: $query, sortKey: $sortKey, reverse: $reverse) { ...Products }
  }`,

  product: `query product($id: ID, $handle: String) { product(id: $id, handle: $handle) { ...Product } }`,

  nodes: `query nodes($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { ...Product } } }`,

  productRecommendations: `query productRecommendations($productId: ID!) {
    productRecommendations(productId: $productId) { ...Product }
  }`,

  productImages: `query productImages($id: ID!, $after: String!) {
    product(id: $id) { images(first: 250, after: $after) { ...Images } }
  }`,

  productVariants: `query productVariants($id: ID!, $after: String!) {
    product(id: $id) { variants(first: 250, after: $after) { ...Variants } }
  }`,

  productTypes: `query productTypes { productTypes(first: 250) { edges { node } } }`,

  variantStock: `query variantStock($ids: [ID!]!) { nodes(ids: $ids) { ... on ProductVariant { id quantityAvailable } } }`,

  collections: `query collections(
    $first: Int!, $after: String, $query: String, $sortKey: CollectionSortKeys, $reverse: Boolean
  ) {
    collections(first: $first, after: $after, query: $query, sortKey: $sortKey, reverse: $reverse) {
      pageInfo { hasNextPage } edges { cursor node { ...Collection } }
    }
  }`,

  collectionsWithProducts: `query collectionsWithProducts(
    $first: Int!, $after: String, $query: String, $sortKey: CollectionSortKeys, $reverse: Boolean, $productsFirst: Int!
  ) {
    collections(first: $first, after: $after, query: $query, sortKey: $sortKey, reverse: $reverse) {
      pageInfo { hasNextPage } edges { cursor node { ...Collection products(first: $productsFirst) { ...Products } } }
    }
  }`,

  collection: `query collection($id: ID, $handle: String) {
    collection(id: $id, handle: $handle) { ...Collection }
  }`,

  collectionWithProducts: `query collectionWithProducts($id: ID, $handle: String, $productsFirst: Int!) {
    collection(id: $id, handle: $handle) { ...Collection products(first: $productsFirst) { ...Products } }
  }`,

  collectionProducts: `query collectionProducts(
    $id: ID!, $first: Int!, $after: String, $sortKey: ProductCollectionSortKeys, $reverse: Boolean
  ) {
    collection(id: $id) {
      products(first: $first, after: $after, sortKey: $sortKey, reverse: $reverse) { ...Products }
    }
  }`,

  shopInfo: `query shopInfo {
    shop {
      id name description moneyFormat primaryDomain { host sslEnabled url }
      paymentSettings { enabledPresentmentCurrencies }
    }
  }`,

  shopPolicies: `query shopPolicies {
    shop { privacyPolicy { ...Policy } termsOfService { ...Policy } refundPolicy { ...Policy } }
  }`,

  cart: `query cart($id: ID!) { cart(id: $id) { ...Cart } }`,

  cartLines: `query cartLines($id: ID!, $after: String!) {
    cart(id: $id) { lines(first: 250, after: $after) { ...CartLines } }
  }`,

  cartCreate: `mutation cartCreate($input: CartInput!) { cartCreate(input: $input) { ${changed} } }`,

  cartAttributesUpdate: `mutation cartAttributesUpdate($cartId: ID!, $attributes: [AttributeInput!]!) {
    cartAttributesUpdate(cartId: $cartId, attributes: $attributes) { ${changed} }
  }`,

  cartBuyerIdentityUpdate: `mutation cartBuyerIdentityUpdate($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!) {
    cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) { ${changed} }
  }`,

  cartDiscountCodesUpdate: `mutation cartDiscountCodesUpdate($cartId: ID!, $discountCodes: [String!]!) {
    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) { ${changed} }
  }`,

  cartGiftCardCodesUpdate: `mutation cartGiftCardCodesUpdate($cartId: ID!, $giftCardCodes: [String!]!) {
    cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: $giftCardCodes) { ${changed} }
  }`,

  cartGiftCardCodesRemove: `mutation cartGiftCardCodesRemove($cartId: ID!, $appliedGiftCardIds: [ID!]!) {
    cartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: $appliedGiftCardIds) { ${changed} }
  }`,

  cartLinesAdd: `mutation cartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!) {
    cartLinesAdd(cartId: $cartId, lines: $lines) { ${changed} }
  }`,

  cartLinesUpdate: `mutation cartLinesUpdate($cartId: ID!, $lines: [CartLineUpdateInput!]!) {
    cartLinesUpdate(cartId: $cartId, lines: $lines) { ${changed} }
  }`,

  cartLinesRemove: `mutation cartLinesRemove($cartId: ID!, $lineIds: [ID!]!) {
    cartLinesRemove(cartId: $cartId, lineIds: $lineIds) { ${changed} }
  }`,

  cartNoteUpdate: `mutation cartNoteUpdate($cartId: ID!, $note: String!) {
    cartNoteUpdate(cartId: $cartId, note: $note) { cart { ...Cart } userErrors { ...UserError } }
  }`,

  // One request; nothing is removed if the added lines are invalid.
  cartLinesReplace: `mutation cartLinesReplace($cartId: ID!, $lineIds: [ID!]!, $lines: [CartLineInput!]!) {
    cartLinesRemove(cartId: $cartId, lineIds: $lineIds) { ${changed} }
    cartLinesAdd(cartId: $cartId, lines: $lines) { ${changed} }
  }`,
};

export type OperationName = keyof typeof operations;

export const operationNames = Object.keys(operations) as OperationName[];

function withFragments(text: string, seen: Set<string>): string {
  let document = text;
  for (const [, name = ""] of text.matchAll(/\.\.\.(\w+)/g)) {
    if (seen.has(name)) continue;
    seen.add(name);
    document += `\n${withFragments(fragments[name] ?? "", seen)}`;
  }
  return document;
}

const documents = new Map<OperationName, string>();

/** The whole document of an operation, minified. */
export function documentOf(name: OperationName): string {
  const cached = documents.get(name);
  if (cached !== undefined) return cached;
  const document = withFragments(operations[name], new Set()).replaceAll(/\s+/g, " ");
  documents.set(name, document);
  return document;
}
