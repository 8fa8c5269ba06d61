import { addressFields } from "./sdl-cart-changes.ts";

const paged = `after: String, before: String, first: Int, last: Int, reverse: Boolean = false`;

const lineFields = `
  attribute(key: String!): Attribute
  attributes: [Attribute!]!
  cost: CartLineCost!
  discountAllocations: [CartDiscountAllocation!]!
  id: ID!
  merchandise: Merchandise!
  quantity: Int!
`;

const allocationFields = `
  discountApplication: CartDiscountApplication!
  discountedAmount: MoneyV2!
  targetType: DiscountApplicationTargetType!
`;

/** Types of carts. */
export const cartSdl = /* GraphQL */ `
  type Attribute {
    key: String!
    value: String
  }

  union Merchandise = ProductVariant

  type CartLineCost {
    amountPerQuantity: MoneyV2!
    compareAtAmountPerQuantity: MoneyV2
    subtotalAmount: MoneyV2!
    totalAmount: MoneyV2!
  }

  interface BaseCartLine implements Node { ${lineFields} }
  type CartLine implements BaseCartLine & Node { ${lineFields} }
  type ComponentizableCartLine implements BaseCartLine & Node { ${lineFields} lineComponents: [CartLine!]! }
  type BaseCartLineConnection { edges: [BaseCartLineEdge!]! nodes: [BaseCartLine!]! pageInfo: PageInfo! }
  type BaseCartLineEdge { cursor: String! node: BaseCartLine! }

  enum DiscountApplicationTargetType {
    LINE_ITEM
    SHIPPING_LINE
  }

  enum DiscountApplicationAllocationMethod {
    ACROSS
    EACH
    ONE @deprecated(reason: "Use ACROSS instead.")
  }

  enum DiscountApplicationTargetSelection {
    ALL
    ENTITLED
    EXPLICIT
  }

  type PricingPercentageValue {
    percentage: Float!
  }

  union PricingValue = MoneyV2 | PricingPercentageValue

  type CartDiscountApplication {
    allocationMethod: DiscountApplicationAllocationMethod!
    targetSelection: DiscountApplicationTargetSelection!
    targetType: DiscountApplicationTargetType!
    value: PricingValue!
  }

  interface CartDiscountAllocation { ${allocationFields} }
  type CartCodeDiscountAllocation implements CartDiscountAllocation { ${allocationFields} code: String! }
  type CartAutomaticDiscountAllocation implements CartDiscountAllocation { ${allocationFields} title: String! }
  type CartCustomDiscountAllocation implements CartDiscountAllocation { ${allocationFields} title: String! }

  type CartDiscountCode {
    applicable: Boolean!
    code: String!
  }

  type AppliedGiftCard implements Node {
    amountUsed: MoneyV2!
    amountUsedV2: MoneyV2! @deprecated(reason: "Use \`amountUsed\` instead.")
    balance: MoneyV2!
    balanceV2: MoneyV2! @deprecated(reason: "Use \`balance\` instead.")
    id: ID!
    lastCharacters: String!
    presentmentAmountUsed: MoneyV2!
  }

  type CartCost {
    checkoutChargeAmount: MoneyV2!
    subtotalAmount: MoneyV2!
    subtotalAmountEstimated: Boolean!
    totalAmount: MoneyV2!
    totalAmountEstimated: Boolean!
    totalDutyAmount: MoneyV2 @deprecated(reason: "Duties aren't calculated in a cart.")
    totalDutyAmountEstimated: Boolean! @deprecated(reason: "Duties aren't calculated in a cart.")
    totalTaxAmount: MoneyV2 @deprecated(reason: "Taxes aren't calculated in a cart.")
    totalTaxAmountEstimated: Boolean! @deprecated(reason: "Taxes aren't calculated in a cart.")
  }

  "The items a buyer intends to purchase. Null once the order is placed."
  type Cart implements Node {
    appliedGiftCards: [AppliedGiftCard!]!
    attribute(key: String!): Attribute
    attributes: [Attribute!]!
    buyerIdentity: CartBuyerIdentity!
    checkoutUrl: URL!
    cost: CartCost!
    createdAt: DateTime!
    deliveryGroups(${paged}, withCarrierRates: Boolean = false): CartDeliveryGroupConnection!
    discountAllocations: [CartDiscountAllocation!]!
    discountCodes: [CartDiscountCode!]!
    id: ID!
    lines(${paged}): BaseCartLineConnection!
    note: String
    totalQuantity: Int!
    updatedAt: DateTime!
  }

  enum PreferenceDeliveryMethodType {
    PICKUP_POINT
    PICK_UP
    SHIPPING
  }

  type CartDeliveryCoordinatesPreference {
    countryCode: CountryCode!
    latitude: Float!
    longitude: Float!
  }

  type CartDeliveryPreference {
    coordinates: CartDeliveryCoordinatesPreference
    deliveryMethod: [PreferenceDeliveryMethodType!]!
    pickupHandle: [String!]!
  }

  type CartPreferences {
    delivery: CartDeliveryPreference
    wallet: [String!]
  }

  type MailingAddress implements Node {
    ${addressFields}
    countryCode: String @deprecated(reason: "Use \`countryCodeV2\` instead.")
    countryCodeV2: CountryCode
    formatted(withCompany: Boolean = true, withName: Boolean = false): [String!]!
    formattedArea: String
    id: ID!
    latitude: Float
    longitude: Float
    name: String
    provinceCode: String
  }

  union DeliveryAddress = MailingAddress

  type Customer {
    displayName: String!
    email: String
    firstName: String
    id: ID!
    lastName: String
  }

  type CartBuyerIdentity {
    countryCode: CountryCode
    customer: Customer
    deliveryAddressPreferences: [DeliveryAddress!]! @deprecated(reason: "Use \`cart.delivery\` instead.")
    email: String
    phone: String
    preferences: CartPreferences
  }

  enum DeliveryMethodType {
    LOCAL
    NONE
    PICKUP_POINT
    PICK_UP
    RETAIL
    SHIPPING
  }

  enum CartDeliveryGroupType {
    ONE_TIME_PURCHASE
    SUBSCRIPTION
  }

  type CartDeliveryOption {
    code: String
    deliveryMethodType: DeliveryMethodType!
    description: String
    estimatedCost: MoneyV2!
    handle: String!
    title: String
  }

  type CartDeliveryGroup {
    cartLines(${paged}): BaseCartLineConnection!
    deliveryAddress: MailingAddress!
    deliveryOptions: [CartDeliveryOption!]!
    groupType: CartDeliveryGroupType!
    id: ID!
    selectedDeliveryOption: CartDeliveryOption
  }

  type CartDeliveryGroupConnection { edges: [CartDeliveryGroupEdge!]! nodes: [CartDeliveryGroup!]! pageInfo: PageInfo! }
  type CartDeliveryGroupEdge { cursor: String! node: CartDeliveryGroup! }
`;
