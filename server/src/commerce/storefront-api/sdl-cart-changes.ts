/** Fields of a postal address, as input and output. */
export const addressFields = `
  address1: String address2: String city: String company: String country: String firstName: String
  lastName: String phone: String province: String zip: String
`;

const payload = (name: string) => `
  type ${name}Payload { cart: Cart userErrors: [CartUserError!]! warnings: [CartWarning!]! }
`;

/** Inputs and payloads of cart mutations. */
export const cartChangesSdl = /* GraphQL */ `
  input AttributeInput {
    key: String!
    value: String!
  }

  input CartLineInput {
    attributes: [AttributeInput!]
    merchandiseId: ID!
    quantity: Int = 1
  }

  input CartLineUpdateInput {
    attributes: [AttributeInput!]
    id: ID!
    merchandiseId: ID
    quantity: Int
  }

  input MailingAddressInput { ${addressFields} }

  enum DeliveryAddressValidationStrategy {
    COUNTRY_CODE_ONLY
    STRICT
  }

  input DeliveryAddressInput {
    customerAddressId: ID
    deliveryAddress: MailingAddressInput
    deliveryAddressValidationStrategy: DeliveryAddressValidationStrategy = COUNTRY_CODE_ONLY
    oneTimeUse: Boolean = false
  }

  input CartDeliveryCoordinatesPreferenceInput {
    countryCode: CountryCode!
    latitude: Float!
    longitude: Float!
  }

  input CartDeliveryPreferenceInput {
    coordinates: CartDeliveryCoordinatesPreferenceInput
    deliveryMethod: [PreferenceDeliveryMethodType!]
    pickupHandle: [String!]
  }

  input CartPreferencesInput {
    delivery: CartDeliveryPreferenceInput
    wallet: [String!]
  }

  input CartBuyerIdentityInput {
    companyLocationId: ID
    countryCode: CountryCode
    customerAccessToken: String
    deliveryAddressPreferences: [DeliveryAddressInput!]
    email: String
    phone: String
    preferences: CartPreferencesInput
  }

  input CartInput {
    attributes: [AttributeInput!]
    buyerIdentity: CartBuyerIdentityInput
    discountCodes: [String!]
    giftCardCodes: [String!]
    lines: [CartLineInput!]
    note: String
  }

  "Accepted with \`@inContext\`. Prices are the same for all buyers."
  input BuyerInput {
    companyLocationId: ID
    customerAccessToken: String!
  }

  interface DisplayableError {
    field: [String!]
    message: String!
  }

  enum CartErrorCode {
    ADDRESS_FIELD_CONTAINS_EMOJIS
    ADDRESS_FIELD_CONTAINS_HTML_TAGS
    ADDRESS_FIELD_CONTAINS_URL
    ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN
    ADDRESS_FIELD_IS_REQUIRED
    ADDRESS_FIELD_IS_TOO_LONG
    INVALID
    INVALID_MERCHANDISE_LINE
    LESS_THAN
    MAXIMUM_EXCEEDED
    MINIMUM_NOT_MET
    MISSING_CUSTOMER_ACCESS_TOKEN
    MISSING_DISCOUNT_CODE
    MISSING_NOTE
    NOTE_TOO_LONG
    TOO_MANY_DELIVERY_ADDRESSES
    UNSPECIFIED_ADDRESS_ERROR
    VALIDATION_CUSTOM
  }

  type CartUserError implements DisplayableError {
    code: CartErrorCode
    field: [String!]
    message: String!
  }

  enum CartWarningCode {
    DUPLICATE_DELIVERY_ADDRESS
    MERCHANDISE_NOT_ENOUGH_STOCK
    MERCHANDISE_OUT_OF_STOCK
    PAYMENTS_GIFT_CARDS_UNAVAILABLE
  }

  "A change that was applied differently than requested."
  type CartWarning {
    code: CartWarningCode!
    message: String!
    target: ID!
  }
  ${payload("CartAttributesUpdate")}
  ${payload("CartBuyerIdentityUpdate")}
  ${payload("CartCreate")}
  ${payload("CartDiscountCodesUpdate")}
  ${payload("CartGiftCardCodesRemove")}
  ${payload("CartGiftCardCodesUpdate")}
  ${payload("CartLinesAdd")}
  ${payload("CartLinesRemove")}
  ${payload("CartLinesUpdate")}
  ${payload("CartNoteUpdate")}

  type Mutation {
    cartAttributesUpdate(attributes: [AttributeInput!]!, cartId: ID!): CartAttributesUpdatePayload
    cartBuyerIdentityUpdate(buyerIdentity: CartBuyerIdentityInput!, cartId: ID!): CartBuyerIdentityUpdatePayload
    cartCreate(input: CartInput): CartCreatePayload
    cartDiscountCodesUpdate(cartId: ID!, discountCodes: [String!]): CartDiscountCodesUpdatePayload
    cartGiftCardCodesRemove(appliedGiftCardIds: [ID!]!, cartId: ID!): CartGiftCardCodesRemovePayload
    cartGiftCardCodesUpdate(cartId: ID!, giftCardCodes: [String!]!): CartGiftCardCodesUpdatePayload
    cartLinesAdd(cartId: ID!, lines: [CartLineInput!]!): CartLinesAddPayload
    cartLinesRemove(cartId: ID!, lineIds: [ID!]!): CartLinesRemovePayload
    cartLinesUpdate(cartId: ID!, lines: [CartLineUpdateInput!]!): CartLinesUpdatePayload
    cartNoteUpdate(cartId: ID!, note: String!): CartNoteUpdatePayload
  }
`;
