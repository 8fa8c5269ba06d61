// Written by scripts/make-storefront-types.ts from the Storefront API 2025-01.

export type AttributeInput = {
  key: string;
  value: string;
};

export type CartAddressInput = {
  copyFromCustomerAddressId?: string | null;
  deliveryAddress?: CartDeliveryAddressInput | null;
};

export type CartBuyerIdentityInput = {
  companyLocationId?: string | null;
  countryCode?: string | null;
  customerAccessToken?: string | null;
  email?: string | null;
  phone?: string | null;
  preferences?: CartPreferencesInput | null;
  deliveryAddressPreferences?: readonly DeliveryAddressInput[] | null;
};

export type CartDeliveryAddressInput = {
  address1?: string | null;
  address2?: string | null;
  city?: string | null;
  company?: string | null;
  countryCode?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  provinceCode?: string | null;
  zip?: string | null;
};

export type CartDeliveryCoordinatesPreferenceInput = {
  countryCode: string;
  latitude: number;
  longitude: number;
};

export type CartDeliveryInput = {
  addresses?: readonly CartSelectableAddressInput[] | null;
};

export type CartDeliveryPreferenceInput = {
  coordinates?: CartDeliveryCoordinatesPreferenceInput | null;
  deliveryMethod?: readonly PreferenceDeliveryMethodType[] | null;
  pickupHandle?: readonly string[] | null;
};

export type CartErrorCode =
  | "ADDRESS_FIELD_CONTAINS_EMOJIS"
  | "ADDRESS_FIELD_CONTAINS_HTML_TAGS"
  | "ADDRESS_FIELD_CONTAINS_URL"
  | "ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN"
  | "ADDRESS_FIELD_IS_REQUIRED"
  | "ADDRESS_FIELD_IS_TOO_LONG"
  | "INVALID"
  | "INVALID_COMPANY_LOCATION"
  | "INVALID_DELIVERY_ADDRESS_ID"
  | "INVALID_DELIVERY_GROUP"
  | "INVALID_DELIVERY_OPTION"
  | "INVALID_INCREMENT"
  | "INVALID_MERCHANDISE_LINE"
  | "INVALID_METAFIELDS"
  | "INVALID_PAYMENT"
  | "INVALID_PAYMENT_EMPTY_CART"
  | "INVALID_ZIP_CODE_FOR_COUNTRY"
  | "INVALID_ZIP_CODE_FOR_PROVINCE"
  | "LESS_THAN"
  | "MAXIMUM_EXCEEDED"
  | "MINIMUM_NOT_MET"
  | "MISSING_CUSTOMER_ACCESS_TOKEN"
  | "MISSING_DISCOUNT_CODE"
  | "MISSING_NOTE"
  | "NOTE_TOO_LONG"
  | "ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED"
  | "PAYMENT_METHOD_NOT_SUPPORTED"
  | "PROVINCE_NOT_FOUND"
  | "TOO_MANY_DELIVERY_ADDRESSES"
  | "UNSPECIFIED_ADDRESS_ERROR"
  | "VALIDATION_CUSTOM"
  | "ZIP_CODE_NOT_SUPPORTED";

export type CartInput = {
  attributes?: readonly AttributeInput[] | null;
  buyerIdentity?: CartBuyerIdentityInput | null;
  delivery?: CartDeliveryInput | null;
  discountCodes?: readonly string[] | null;
  giftCardCodes?: readonly string[] | null;
  lines?: readonly CartLineInput[] | null;
  metafields?: readonly CartInputMetafieldInput[] | null;
  note?: string | null;
};

export type CartInputMetafieldInput = {
  key: string;
  type: string;
  value: string;
};

export type CartLineInput = {
  attributes?: readonly AttributeInput[] | null;
  merchandiseId: string;
  quantity?: number | null;
  sellingPlanId?: string | null;
};

export type CartLineUpdateInput = {
  attributes?: readonly AttributeInput[] | null;
  id: string;
  merchandiseId?: string | null;
  quantity?: number | null;
  sellingPlanId?: string | null;
};

export type CartPreferencesInput = {
  delivery?: CartDeliveryPreferenceInput | null;
  wallet?: readonly string[] | null;
};

export type CartSelectableAddressInput = {
  address: CartAddressInput;
  oneTimeUse?: boolean | null;
  selected?: boolean | null;
  validationStrategy?: DeliveryAddressValidationStrategy | null;
};

export type CartWarningCode =
  | "DUPLICATE_DELIVERY_ADDRESS"
  | "MERCHANDISE_NOT_ENOUGH_STOCK"
  | "MERCHANDISE_OUT_OF_STOCK"
  | "PAYMENTS_GIFT_CARDS_UNAVAILABLE";

export type CollectionSortKeys =
  | "ID"
  | "RELEVANCE"
  | "TITLE"
  | "UPDATED_AT";

export type DeliveryAddressInput = {
  customerAddressId?: string | null;
  deliveryAddress?: MailingAddressInput | null;
  deliveryAddressValidationStrategy?: DeliveryAddressValidationStrategy | null;
  oneTimeUse?: boolean | null;
};

export type DeliveryAddressValidationStrategy =
  | "COUNTRY_CODE_ONLY"
  | "STRICT";

export type DeliveryMethodType =
  | "LOCAL"
  | "NONE"
  | "PICKUP_POINT"
  | "PICK_UP"
  | "RETAIL"
  | "SHIPPING";

export type DiscountApplicationAllocationMethod =
  | "ACROSS"
  | "EACH"
  | "ONE";

export type DiscountApplicationTargetSelection =
  | "ALL"
  | "ENTITLED"
  | "EXPLICIT";

export type DiscountApplicationTargetType =
  | "LINE_ITEM"
  | "SHIPPING_LINE";

export type MailingAddressInput = {
  address1?: string | null;
  address2?: string | null;
  city?: string | null;
  company?: string | null;
  country?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  province?: string | null;
  zip?: string | null;
};

export type PreferenceDeliveryMethodType =
  | "PICKUP_POINT"
  | "PICK_UP"
  | "SHIPPING";

export type ProductCollectionSortKeys =
  | "BEST_SELLING"
  | "COLLECTION_DEFAULT"
  | "CREATED"
  | "ID"
  | "MANUAL"
  | "PRICE"
  | "RELEVANCE"
  | "TITLE";

export type ProductSortKeys =
  | "BEST_SELLING"
  | "CREATED_AT"
  | "ID"
  | "PRICE"
  | "PRODUCT_TYPE"
  | "RELEVANCE"
  | "TITLE"
  | "UPDATED_AT"
  | "VENDOR";

export type UnitPriceMeasurementMeasuredType =
  | "AREA"
  | "LENGTH"
  | "VOLUME"
  | "WEIGHT";

export type UnitPriceMeasurementMeasuredUnit =
  | "CL"
  | "CM"
  | "G"
  | "KG"
  | "L"
  | "M"
  | "M2"
  | "M3"
  | "MG"
  | "ML"
  | "MM";

export type Address = { address1: string | null; address2: string | null; city: string | null; company: string | null; country: string | null; countryCodeV2: string | null; firstName: string | null; formatted: string[]; formattedArea: string | null; lastName: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; province: string | null; provinceCode: string | null; zip: string | null };

export type Cart = { id: string; createdAt: string; updatedAt: string; checkoutUrl: string; note: string | null; attributes: ({ key: string; value: string | null })[]; lines: CartLines; cost: { checkoutChargeAmount: Money; totalAmount: Money; subtotalAmount: Money; totalTaxAmount: Money | null; totalDutyAmount: Money | null }; discountCodes: { applicable: boolean; code: string }[]; discountAllocations: DiscountAllocation[]; buyerIdentity: { countryCode: string | null; email: string | null; phone: string | null; customer: { email: string | null } | null; preferences: { delivery: { coordinates: { latitude: number; longitude: number; countryCode: string } | null; deliveryMethod: PreferenceDeliveryMethodType[]; pickupHandle: string[] } | null; wallet: string[] | null } | null; deliveryAddressPreferences: Address[] }; deliveryGroups: { edges: ({ node: { id: string; deliveryAddress: Address; deliveryOptions: DeliveryOption[]; selectedDeliveryOption: DeliveryOption | null; cartLines: { edges: { node: { id: string } }[] } } })[] }; appliedGiftCards: { id: string; lastCharacters: string; amountUsed: Money; balance: Money; presentmentAmountUsed: Money }[] };

export type CartLine = { id: string; quantity: number; attributes: ({ key: string; value: string | null })[]; merchandise: { product: { id: string; handle: string; title: string } } & Variant; cost: { totalAmount: Money; subtotalAmount: Money; amountPerQuantity: Money; compareAtAmountPerQuantity: Money | null }; discountAllocations: DiscountAllocation[] };

export type CartLines = { pageInfo: { hasNextPage: boolean }; edges: { cursor: string; node: CartLine }[] };

export type Collection = { id: string; handle: string; description: string; descriptionHtml: string; updatedAt: string; title: string; image: Image | null };

export type DeliveryOption = { code: string | null; deliveryMethodType: DeliveryMethodType; description: string | null; estimatedCost: Money; handle: string; title: string | null };

export type DiscountAllocation = { discountedAmount: Money; discountApplication: { targetType: DiscountApplicationTargetType; allocationMethod: DiscountApplicationAllocationMethod; targetSelection: DiscountApplicationTargetSelection; value: ({ percentage: number } | { amount: string; currencyCode: string }) } } & { code: string } | { discountedAmount: Money; discountApplication: { targetType: DiscountApplicationTargetType; allocationMethod: DiscountApplicationAllocationMethod; targetSelection: DiscountApplicationTargetSelection; value: ({ percentage: number } | { amount: string; currencyCode: string }) } } & { title: string };

export type Image = { id: string | null; src: string; altText: string | null; width: number | null; height: number | null };

export type Images = { pageInfo: { hasNextPage: boolean }; edges: { cursor: string; node: Image }[] };

export type Money = { amount: string; currencyCode: string };

export type Policy = { id: string; title: string; url: string; body: string };

export type Product = { id: string; availableForSale: boolean; createdAt: string; updatedAt: string; descriptionHtml: string; description: string; handle: string; productType: string; title: string; vendor: string; publishedAt: string; onlineStoreUrl: string | null; options: { id: string; name: string; values: string[] }[]; images: Images; variants: Variants };

export type Products = { pageInfo: { hasNextPage: boolean }; edges: { cursor: string; node: Product }[] };

export type UserError = { field: string[] | null; message: string; code: CartErrorCode | null };

export type Variant = { id: string; title: string; price: Money; weight: number | null; available: boolean; sku: string | null; compareAtPrice: Money | null; image: Image | null; selectedOptions: { name: string; value: string }[]; unitPrice: Money | null; unitPriceMeasurement: { measuredType: UnitPriceMeasurementMeasuredType | null; quantityUnit: UnitPriceMeasurementMeasuredUnit | null; quantityValue: number; referenceUnit: UnitPriceMeasurementMeasuredUnit | null; referenceValue: number } | null };

export type Variants = { pageInfo: { hasNextPage: boolean }; edges: { cursor: string; node: Variant }[] };

export type Warning = { code: CartWarningCode; message: string; target: string };

export type Operations = {
  products: {
    variables: { first: number; after?: string | null; query?: string | null; sortKey?: ProductSortKeys | null; reverse?: boolean | null; };
    result: { products: Products };
  };
  product: {
    variables: { id?: string | null; handle?: string | null; };
    result: { product: Product | null };
  };
  nodes: {
    variables: { ids: readonly string[]; };
    result: { nodes: ((Product | Record<string, never>) | null)[] };
  };
  productRecommendations: {
    variables: { productId: string; };
    result: { productRecommendations: Product[] | null };
  };
  productImages: {
    variables: { id: string; after: string; };
    result: { product: { images: Images } | null };
  };
  productVariants: {
    variables: { id: string; after: string; };
    result: { product: { variants: Variants } | null };
  };
  productTypes: {
    variables: Record<string, never>;
    result: { productTypes: { edges: { node: string }[] } };
  };
  variantStock: {
    variables: { ids: readonly string[]; };
    result: { nodes: (({ id: string; quantityAvailable: number | null } | Record<string, never>) | null)[] };
  };
  collections: {
    variables: { first: number; after?: string | null; query?: string | null; sortKey?: CollectionSortKeys | null; reverse?: boolean | null; };
    result: { collections: { pageInfo: { hasNextPage: boolean }; edges: { cursor: string; node: Collection }[] } };
  };
  collectionsWithProducts: {
    variables: { first: number; after?: string | null; query?: string | null; sortKey?: CollectionSortKeys | null; reverse?: boolean | null; productsFirst: number; };
    result: { collections: { pageInfo: { hasNextPage: boolean }; edges: { cursor: string; node: { products: Products } & Collection }[] } };
  };
  collection: {
    variables: { id?: string | null; handle?: string | null; };
    result: { collection: Collection | null };
  };
  collectionWithProducts: {
    variables: { id?: string | null; handle?: string | null; productsFirst: number; };
    result: { collection: { products: Products } & Collection | null };
  };
  collectionProducts: {
    variables: { id: string; first: number; after?: string | null; sortKey?: ProductCollectionSortKeys | null; reverse?: boolean | null; };
    result: { collection: { products: Products } | null };
  };
  shopInfo: {
    variables: Record<string, never>;
    result: { shop: { id: string; name: string; description: string | null; moneyFormat: string; primaryDomain: { host: string; sslEnabled: boolean; url: string }; paymentSettings: { enabledPresentmentCurrencies: string[] } } };
  };
  shopPolicies: {
    variables: Record<string, never>;
    result: { shop: { privacyPolicy: Policy | null; termsOfService: Policy | null; refundPolicy: Policy | null } };
  };
  cart: {
    variables: { id: string; };
    result: { cart: Cart | null };
  };
  cartLines: {
    variables: { id: string; after: string; };
    result: { cart: { lines: CartLines } | null };
  };
  cartCreate: {
    variables: { input: CartInput; };
    result: { cartCreate: { cart: Cart | null; userErrors: UserError[]; warnings: Warning[] } | null };
  };
  cartAttributesUpdate: {
    variables: { cartId: string; attributes: readonly AttributeInput[]; };
    result: { cartAttributesUpdate: { cart: Cart | null; userErrors: UserError[]; warnings: Warning[] } | null };
  };
  cartBuyerIdentityUpdate: {
    variables: { cartId: string; buyerIdentity: CartBuyerIdentityInput; };
    result: { cartBuyerIdentityUpdate: { cart: Cart | null; userErrors: UserError[]; warnings: Warning[] } | null };
  };
  cartDiscountCodesUpdate: {
    variables: { cartId: string; discountCodes: readonly string[]; };
    result: { cartDiscountCodesUpdate: { cart: Cart | null; userErrors: UserError[]; warnings: Warning[] } | null };
  };
  cartGiftCardCodesUpdate: {
    variables: { cartId: string; giftCardCodes: readonly string[]; };
    result: { cartGiftCardCodesUpdate: { cart: Cart | null; userErrors: UserError[]; warnings: Warning[] } | null };
  };
  cartGiftCardCodesRemove: {
    variables: { cartId: string; appliedGiftCardIds: readonly string[]; };
    result: { cartGiftCardCodesRemove: { cart: Cart | null; userErrors: UserError[]; warnings: Warning[] } | null };
  };
  cartLinesAdd: {
    variables: { cartId: string; lines: readonly CartLineInput[]; };
    result: { cartLinesAdd: { cart: Cart | null; userErrors: UserError[]; warnings: Warning[] } | null };
  };
  cartLinesUpdate: {
    variables: { cartId: string; lines: readonly CartLineUpdateInput[]; };
    result: { cartLinesUpdate: { cart: Cart | null; userErrors: UserError[]; warnings: Warning[] } | null };
  };
  cartLinesRemove: {
    variables: { cartId: string; lineIds: readonly string[]; };
    result: { cartLinesRemove: { cart: Cart | null; userErrors: UserError[]; warnings: Warning[] } | null };
  };
  cartNoteUpdate: {
    variables: { cartId: string; note: string; };
    result: { cartNoteUpdate: { cart: Cart | null; userErrors: UserError[] } | null };
  };
  cartLinesReplace: {
    variables: { cartId: string; lineIds: readonly string[]; lines: readonly CartLineInput[]; };
    result: { cartLinesRemove: { cart: Cart | null; userErrors: UserError[]; warnings: Warning[] } | null; cartLinesAdd: { cart: Cart | null; userErrors: UserError[]; warnings: Warning[] } | null };
  };
};
