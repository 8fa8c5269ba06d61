// Written by tools/make-storefront-types.ts from the Storefront API 2025-01.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AttributeInput = {
  readonly key: string;
  readonly value: string;
};

export type CartAddressInput = {
  readonly copyFromCustomerAddressId?: string | null | undefined;
  readonly deliveryAddress?: CartDeliveryAddressInput | null | undefined;
};

export type CartBuyerIdentityInput = {
  readonly companyLocationId?: string | null | undefined;
  readonly countryCode?: string | null | undefined;
  readonly customerAccessToken?: string | null | undefined;
  readonly deliveryAddressPreferences?: ReadonlyArray<DeliveryAddressInput> | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly preferences?: CartPreferencesInput | null | undefined;
};

export type CartDeliveryAddressInput = {
  readonly address1?: string | null | undefined;
  readonly address2?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly countryCode?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly provinceCode?: string | null | undefined;
  readonly zip?: string | null | undefined;
};

export type CartDeliveryCoordinatesPreferenceInput = {
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
};

export type CartDeliveryInput = {
  readonly addresses?: ReadonlyArray<CartSelectableAddressInput> | null | undefined;
};

export type CartDeliveryPreferenceInput = {
  readonly coordinates?: CartDeliveryCoordinatesPreferenceInput | null | undefined;
  readonly deliveryMethod?: ReadonlyArray<PreferenceDeliveryMethodType> | null | undefined;
  readonly pickupHandle?: ReadonlyArray<string> | null | undefined;
};

export type CartErrorCode =
  | 'ADDRESS_FIELD_CONTAINS_EMOJIS'
  | 'ADDRESS_FIELD_CONTAINS_HTML_TAGS'
  | 'ADDRESS_FIELD_CONTAINS_URL'
  | 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN'
  | 'ADDRESS_FIELD_IS_REQUIRED'
  | 'ADDRESS_FIELD_IS_TOO_LONG'
  | 'INVALID'
  | 'INVALID_COMPANY_LOCATION'
  | 'INVALID_DELIVERY_ADDRESS_ID'
  | 'INVALID_DELIVERY_GROUP'
  | 'INVALID_DELIVERY_OPTION'
  | 'INVALID_INCREMENT'
  | 'INVALID_MERCHANDISE_LINE'
  | 'INVALID_METAFIELDS'
  | 'INVALID_PAYMENT'
  | 'INVALID_PAYMENT_EMPTY_CART'
  | 'INVALID_ZIP_CODE_FOR_COUNTRY'
  | 'INVALID_ZIP_CODE_FOR_PROVINCE'
  | 'LESS_THAN'
  | 'MAXIMUM_EXCEEDED'
  | 'MINIMUM_NOT_MET'
  | 'MISSING_CUSTOMER_ACCESS_TOKEN'
  | 'MISSING_DISCOUNT_CODE'
  | 'MISSING_NOTE'
  | 'NOTE_TOO_LONG'
  | 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED'
  | 'PAYMENT_METHOD_NOT_SUPPORTED'
  | 'PROVINCE_NOT_FOUND'
  | 'TOO_MANY_DELIVERY_ADDRESSES'
  | 'UNSPECIFIED_ADDRESS_ERROR'
  | 'VALIDATION_CUSTOM'
  | 'ZIP_CODE_NOT_SUPPORTED';

export type CartInput = {
  readonly attributes?: ReadonlyArray<AttributeInput> | null | undefined;
  readonly buyerIdentity?: CartBuyerIdentityInput | null | undefined;
  readonly delivery?: CartDeliveryInput | null | undefined;
  readonly discountCodes?: ReadonlyArray<string> | null | undefined;
  readonly giftCardCodes?: ReadonlyArray<string> | null | undefined;
  readonly lines?: ReadonlyArray<CartLineInput> | null | undefined;
  readonly metafields?: ReadonlyArray<CartInputMetafieldInput> | null | undefined;
  readonly note?: string | null | undefined;
};

export type CartInputMetafieldInput = {
  readonly key: string;
  readonly type: string;
  readonly value: string;
};

export type CartLineInput = {
  readonly attributes?: ReadonlyArray<AttributeInput> | null | undefined;
  readonly merchandiseId: string;
  readonly quantity?: number | null | undefined;
  readonly sellingPlanId?: string | null | undefined;
};

export type CartLineUpdateInput = {
  readonly attributes?: ReadonlyArray<AttributeInput> | null | undefined;
  readonly id: string;
  readonly merchandiseId?: string | null | undefined;
  readonly quantity?: number | null | undefined;
  readonly sellingPlanId?: string | null | undefined;
};

export type CartPreferencesInput = {
  readonly delivery?: CartDeliveryPreferenceInput | null | undefined;
  readonly wallet?: ReadonlyArray<string> | null | undefined;
};

export type CartSelectableAddressInput = {
  readonly address: CartAddressInput;
  readonly oneTimeUse?: boolean | null | undefined;
  readonly selected?: boolean | null | undefined;
  readonly validationStrategy?: DeliveryAddressValidationStrategy | null | undefined;
};

export type CartWarningCode =
  | 'DUPLICATE_DELIVERY_ADDRESS'
  | 'MERCHANDISE_NOT_ENOUGH_STOCK'
  | 'MERCHANDISE_OUT_OF_STOCK'
  | 'PAYMENTS_GIFT_CARDS_UNAVAILABLE';

export type CollectionSortKeys =
  | 'ID'
  | 'RELEVANCE'
  | 'TITLE'
  | 'UPDATED_AT';

export type DeliveryAddressInput = {
  readonly customerAddressId?: string | null | undefined;
  readonly deliveryAddress?: MailingAddressInput | null | undefined;
  readonly deliveryAddressValidationStrategy?: DeliveryAddressValidationStrategy | null | undefined;
  readonly oneTimeUse?: boolean | null | undefined;
};

export type DeliveryAddressValidationStrategy =
  | 'COUNTRY_CODE_ONLY'
  | 'STRICT';

export type DeliveryMethodType =
  | 'LOCAL'
  | 'NONE'
  | 'PICKUP_POINT'
  | 'PICK_UP'
  | 'RETAIL'
  | 'SHIPPING';

export type DiscountApplicationAllocationMethod =
  | 'ACROSS'
  | 'EACH'
  | 'ONE';

export type DiscountApplicationTargetSelection =
  | 'ALL'
  | 'ENTITLED'
  | 'EXPLICIT';

export type DiscountApplicationTargetType =
  | 'LINE_ITEM'
  | 'SHIPPING_LINE';

export type MailingAddressInput = {
  readonly address1?: string | null | undefined;
  readonly address2?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly province?: string | null | undefined;
  readonly zip?: string | null | undefined;
};

export type PreferenceDeliveryMethodType =
  | 'PICKUP_POINT'
  | 'PICK_UP'
  | 'SHIPPING';

export type ProductCollectionSortKeys =
  | 'BEST_SELLING'
  | 'COLLECTION_DEFAULT'
  | 'CREATED'
  | 'ID'
  | 'MANUAL'
  | 'PRICE'
  | 'RELEVANCE'
  | 'TITLE';

export type ProductSortKeys =
  | 'BEST_SELLING'
  | 'CREATED_AT'
  | 'ID'
  | 'PRICE'
  | 'PRODUCT_TYPE'
  | 'RELEVANCE'
  | 'TITLE'
  | 'UPDATED_AT'
  | 'VENDOR';

export type UnitPriceMeasurementMeasuredType =
  | 'AREA'
  | 'LENGTH'
  | 'VOLUME'
  | 'WEIGHT';

export type UnitPriceMeasurementMeasuredUnit =
  | 'CL'
  | 'CM'
  | 'G'
  | 'KG'
  | 'L'
  | 'M'
  | 'M2'
  | 'M3'
  | 'MG'
  | 'ML'
  | 'MM';

export type ProductsVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  query?: string | null | undefined;
  sortKey?: ProductSortKeys | null | undefined;
  reverse?: boolean | null | undefined;
}>;


export type ProductsResult = { readonly products: Products };

export type Products = { readonly pageInfo: { readonly hasNextPage: boolean }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: Product }> };

export type Product = { readonly id: string, readonly availableForSale: boolean, readonly createdAt: string, readonly updatedAt: string, readonly descriptionHtml: string, readonly description: string, readonly handle: string, readonly productType: string, readonly title: string, readonly vendor: string, readonly publishedAt: string, readonly onlineStoreUrl: string | null, readonly options: ReadonlyArray<{ readonly id: string, readonly name: string, readonly values: ReadonlyArray<string> }>, readonly images: Images, readonly variants: Variants };

export type Images = { readonly pageInfo: { readonly hasNextPage: boolean }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: Image }> };

export type Image = { readonly id: string | null, readonly altText: string | null, readonly width: number | null, readonly height: number | null, readonly src: string };

export type Variants = { readonly pageInfo: { readonly hasNextPage: boolean }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: Variant }> };

export type Variant = { readonly id: string, readonly title: string, readonly weight: number | null, readonly sku: string | null, readonly available: boolean, readonly price: Money, readonly compareAtPrice: Money | null, readonly image: Image | null, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly unitPrice: Money | null, readonly unitPriceMeasurement: { readonly measuredType: UnitPriceMeasurementMeasuredType | null, readonly quantityUnit: UnitPriceMeasurementMeasuredUnit | null, readonly quantityValue: number, readonly referenceUnit: UnitPriceMeasurementMeasuredUnit | null, readonly referenceValue: number } | null };

export type Money = { readonly amount: string, readonly currencyCode: string };

export type ProductVariables = Exact<{
  id?: string | null | undefined;
  handle?: string | null | undefined;
}>;


export type ProductResult = { readonly product: Product | null };

export type NodesVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type NodesResult = { readonly nodes: ReadonlyArray<
    | Product
    | Record<PropertyKey, never>
   | null> };

export type ProductRecommendationsVariables = Exact<{
  productId: string;
}>;


export type ProductRecommendationsResult = { readonly productRecommendations: ReadonlyArray<Product> | null };

export type ProductImagesVariables = Exact<{
  id: string;
  after: string;
}>;


export type ProductImagesResult = { readonly product: { readonly images: Images } | null };

export type ProductVariantsVariables = Exact<{
  id: string;
  after: string;
}>;


export type ProductVariantsResult = { readonly product: { readonly variants: Variants } | null };

export type ProductTypesVariables = Exact<{ [key: string]: never; }>;


export type ProductTypesResult = { readonly productTypes: { readonly edges: ReadonlyArray<{ readonly node: string }> } };

export type VariantStockVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type VariantStockResult = { readonly nodes: ReadonlyArray<
    | { readonly id: string, readonly quantityAvailable: number | null }
    | Record<PropertyKey, never>
   | null> };

export type CollectionsVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  query?: string | null | undefined;
  sortKey?: CollectionSortKeys | null | undefined;
  reverse?: boolean | null | undefined;
}>;


export type CollectionsResult = { readonly collections: { readonly pageInfo: { readonly hasNextPage: boolean }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: Collection }> } };

export type Collection = { readonly id: string, readonly handle: string, readonly description: string, readonly descriptionHtml: string, readonly updatedAt: string, readonly title: string, readonly image: Image | null };

export type CollectionsWithProductsVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  query?: string | null | undefined;
  sortKey?: CollectionSortKeys | null | undefined;
  reverse?: boolean | null | undefined;
  productsFirst: number;
}>;


export type CollectionsWithProductsResult = { readonly collections: { readonly pageInfo: { readonly hasNextPage: boolean }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: (
        { readonly products: Products }
        & Collection
      ) }> } };

export type CollectionVariables = Exact<{
  id?: string | null | undefined;
  handle?: string | null | undefined;
}>;


export type CollectionResult = { readonly collection: Collection | null };

export type CollectionWithProductsVariables = Exact<{
  id?: string | null | undefined;
  handle?: string | null | undefined;
  productsFirst: number;
}>;


export type CollectionWithProductsResult = { readonly collection: (
    { readonly products: Products }
    & Collection
  ) | null };

export type CollectionProductsVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
  sortKey?: ProductCollectionSortKeys | null | undefined;
  reverse?: boolean | null | undefined;
}>;


export type CollectionProductsResult = { readonly collection: { readonly products: Products } | null };

export type ShopInfoVariables = Exact<{ [key: string]: never; }>;


export type ShopInfoResult = { readonly shop: { readonly id: string, readonly name: string, readonly description: string | null, readonly moneyFormat: string, readonly primaryDomain: { readonly host: string, readonly sslEnabled: boolean, readonly url: string }, readonly paymentSettings: { readonly enabledPresentmentCurrencies: ReadonlyArray<string> } } };

export type ShopPoliciesVariables = Exact<{ [key: string]: never; }>;


export type ShopPoliciesResult = { readonly shop: { readonly privacyPolicy: Policy | null, readonly termsOfService: Policy | null, readonly refundPolicy: Policy | null } };

export type Policy = { readonly id: string, readonly title: string, readonly url: string, readonly body: string };

export type CartVariables = Exact<{
  id: string;
}>;


export type CartResult = { readonly cart: Cart | null };

export type Cart = { readonly id: string, readonly createdAt: string, readonly updatedAt: string, readonly checkoutUrl: string, readonly note: string | null, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly lines: CartLines, readonly cost: { readonly checkoutChargeAmount: Money, readonly totalAmount: Money, readonly subtotalAmount: Money, readonly totalTaxAmount: Money | null, readonly totalDutyAmount: Money | null }, readonly discountCodes: ReadonlyArray<{ readonly applicable: boolean, readonly code: string }>, readonly discountAllocations: ReadonlyArray<
    | DiscountAllocation_CartAutomaticDiscountAllocation
    | DiscountAllocation_CartCodeDiscountAllocation
    | DiscountAllocation_CartCustomDiscountAllocation
  >, readonly buyerIdentity: { readonly countryCode: string | null, readonly email: string | null, readonly phone: string | null, readonly customer: { readonly email: string | null } | null, readonly preferences: { readonly wallet: ReadonlyArray<string> | null, readonly delivery: { readonly deliveryMethod: ReadonlyArray<PreferenceDeliveryMethodType>, readonly pickupHandle: ReadonlyArray<string>, readonly coordinates: { readonly latitude: number, readonly longitude: number, readonly countryCode: string } | null } | null } | null, readonly deliveryAddressPreferences: ReadonlyArray<Address> }, readonly deliveryGroups: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly deliveryAddress: Address, readonly deliveryOptions: ReadonlyArray<DeliveryOption>, readonly selectedDeliveryOption: DeliveryOption | null, readonly cartLines: { readonly edges: ReadonlyArray<{ readonly node:
              | { readonly id: string }
              | { readonly id: string }
             }> } } }> }, readonly appliedGiftCards: ReadonlyArray<{ readonly id: string, readonly lastCharacters: string, readonly amountUsed: Money, readonly balance: Money, readonly presentmentAmountUsed: Money }> };

export type CartLines = { readonly pageInfo: { readonly hasNextPage: boolean }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node:
      | CartLine_CartLine
      | CartLine_ComponentizableCartLine
     }> };

type CartLine_CartLine = { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly merchandise: (
    { readonly product: { readonly id: string, readonly handle: string, readonly title: string } }
    & Variant
  ), readonly cost: { readonly totalAmount: Money, readonly subtotalAmount: Money, readonly amountPerQuantity: Money, readonly compareAtAmountPerQuantity: Money | null }, readonly discountAllocations: ReadonlyArray<
    | DiscountAllocation_CartAutomaticDiscountAllocation
    | DiscountAllocation_CartCodeDiscountAllocation
    | DiscountAllocation_CartCustomDiscountAllocation
  > };

type CartLine_ComponentizableCartLine = { readonly id: string, readonly quantity: number, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly merchandise: (
    { readonly product: { readonly id: string, readonly handle: string, readonly title: string } }
    & Variant
  ), readonly cost: { readonly totalAmount: Money, readonly subtotalAmount: Money, readonly amountPerQuantity: Money, readonly compareAtAmountPerQuantity: Money | null }, readonly discountAllocations: ReadonlyArray<
    | DiscountAllocation_CartAutomaticDiscountAllocation
    | DiscountAllocation_CartCodeDiscountAllocation
    | DiscountAllocation_CartCustomDiscountAllocation
  > };

export type CartLine =
  | CartLine_CartLine
  | CartLine_ComponentizableCartLine
;

type DiscountAllocation_CartAutomaticDiscountAllocation = { readonly title: string, readonly discountedAmount: Money, readonly discountApplication: { readonly targetType: DiscountApplicationTargetType, readonly allocationMethod: DiscountApplicationAllocationMethod, readonly targetSelection: DiscountApplicationTargetSelection, readonly value:
      | { readonly amount: string, readonly currencyCode: string }
      | { readonly percentage: number }
     } };

type DiscountAllocation_CartCodeDiscountAllocation = { readonly code: string, readonly discountedAmount: Money, readonly discountApplication: { readonly targetType: DiscountApplicationTargetType, readonly allocationMethod: DiscountApplicationAllocationMethod, readonly targetSelection: DiscountApplicationTargetSelection, readonly value:
      | { readonly amount: string, readonly currencyCode: string }
      | { readonly percentage: number }
     } };

type DiscountAllocation_CartCustomDiscountAllocation = { readonly title: string, readonly discountedAmount: Money, readonly discountApplication: { readonly targetType: DiscountApplicationTargetType, readonly allocationMethod: DiscountApplicationAllocationMethod, readonly targetSelection: DiscountApplicationTargetSelection, readonly value:
      | { readonly amount: string, readonly currencyCode: string }
      | { readonly percentage: number }
     } };

export type DiscountAllocation =
  | DiscountAllocation_CartAutomaticDiscountAllocation
  | DiscountAllocation_CartCodeDiscountAllocation
  | DiscountAllocation_CartCustomDiscountAllocation
;

export type Address = { readonly address1: string | null, readonly address2: string | null, readonly city: string | null, readonly company: string | null, readonly country: string | null, readonly countryCodeV2: string | null, readonly firstName: string | null, readonly formatted: ReadonlyArray<string>, readonly formattedArea: string | null, readonly lastName: string | null, readonly latitude: number | null, readonly longitude: number | null, readonly name: string | null, readonly phone: string | null, readonly province: string | null, readonly provinceCode: string | null, readonly zip: string | null };

export type DeliveryOption = { readonly code: string | null, readonly deliveryMethodType: DeliveryMethodType, readonly description: string | null, readonly handle: string, readonly title: string | null, readonly estimatedCost: Money };

export type CartLinesVariables = Exact<{
  id: string;
  after: string;
}>;


export type CartLinesResult = { readonly cart: { readonly lines: CartLines } | null };

export type CartCreateVariables = Exact<{
  input: CartInput;
}>;


export type CartCreateResult = { readonly cartCreate: { readonly cart: Cart | null, readonly userErrors: ReadonlyArray<UserError>, readonly warnings: ReadonlyArray<Warning> } | null };

export type UserError = { readonly field: ReadonlyArray<string> | null, readonly message: string, readonly code: CartErrorCode | null };

export type Warning = { readonly code: CartWarningCode, readonly message: string, readonly target: string };

export type CartAttributesUpdateVariables = Exact<{
  cartId: string;
  attributes: ReadonlyArray<AttributeInput> | AttributeInput;
}>;


export type CartAttributesUpdateResult = { readonly cartAttributesUpdate: { readonly cart: Cart | null, readonly userErrors: ReadonlyArray<UserError>, readonly warnings: ReadonlyArray<Warning> } | null };

export type CartBuyerIdentityUpdateVariables = Exact<{
  cartId: string;
  buyerIdentity: CartBuyerIdentityInput;
}>;


export type CartBuyerIdentityUpdateResult = { readonly cartBuyerIdentityUpdate: { readonly cart: Cart | null, readonly userErrors: ReadonlyArray<UserError>, readonly warnings: ReadonlyArray<Warning> } | null };

export type CartDiscountCodesUpdateVariables = Exact<{
  cartId: string;
  discountCodes: ReadonlyArray<string> | string;
}>;


export type CartDiscountCodesUpdateResult = { readonly cartDiscountCodesUpdate: { readonly cart: Cart | null, readonly userErrors: ReadonlyArray<UserError>, readonly warnings: ReadonlyArray<Warning> } | null };

export type CartGiftCardCodesUpdateVariables = Exact<{
  cartId: string;
  giftCardCodes: ReadonlyArray<string> | string;
}>;


export type CartGiftCardCodesUpdateResult = { readonly cartGiftCardCodesUpdate: { readonly cart: Cart | null, readonly userErrors: ReadonlyArray<UserError>, readonly warnings: ReadonlyArray<Warning> } | null };

export type CartGiftCardCodesRemoveVariables = Exact<{
  cartId: string;
  appliedGiftCardIds: ReadonlyArray<string> | string;
}>;


export type CartGiftCardCodesRemoveResult = { readonly cartGiftCardCodesRemove: { readonly cart: Cart | null, readonly userErrors: ReadonlyArray<UserError>, readonly warnings: ReadonlyArray<Warning> } | null };

export type CartLinesAddVariables = Exact<{
  cartId: string;
  lines: ReadonlyArray<CartLineInput> | CartLineInput;
}>;


export type CartLinesAddResult = { readonly cartLinesAdd: { readonly cart: Cart | null, readonly userErrors: ReadonlyArray<UserError>, readonly warnings: ReadonlyArray<Warning> } | null };

export type CartLinesUpdateVariables = Exact<{
  cartId: string;
  lines: ReadonlyArray<CartLineUpdateInput> | CartLineUpdateInput;
}>;


export type CartLinesUpdateResult = { readonly cartLinesUpdate: { readonly cart: Cart | null, readonly userErrors: ReadonlyArray<UserError>, readonly warnings: ReadonlyArray<Warning> } | null };

export type CartLinesRemoveVariables = Exact<{
  cartId: string;
  lineIds: ReadonlyArray<string> | string;
}>;


export type CartLinesRemoveResult = { readonly cartLinesRemove: { readonly cart: Cart | null, readonly userErrors: ReadonlyArray<UserError>, readonly warnings: ReadonlyArray<Warning> } | null };

export type CartNoteUpdateVariables = Exact<{
  cartId: string;
  note: string;
}>;


export type CartNoteUpdateResult = { readonly cartNoteUpdate: { readonly cart: Cart | null, readonly userErrors: ReadonlyArray<UserError> } | null };

export type CartLinesReplaceVariables = Exact<{
  cartId: string;
  lineIds: ReadonlyArray<string> | string;
  lines: ReadonlyArray<CartLineInput> | CartLineInput;
}>;


export type CartLinesReplaceResult = { readonly cartLinesRemove: { readonly cart: Cart | null, readonly userErrors: ReadonlyArray<UserError>, readonly warnings: ReadonlyArray<Warning> } | null, readonly cartLinesAdd: { readonly cart: Cart | null, readonly userErrors: ReadonlyArray<UserError>, readonly warnings: ReadonlyArray<Warning> } | null };

export type Operations = {
  products: { variables: ProductsVariables; result: ProductsResult };
  product: { variables: ProductVariables; result: ProductResult };
  nodes: { variables: NodesVariables; result: NodesResult };
  productRecommendations: { variables: ProductRecommendationsVariables; result: ProductRecommendationsResult };
  productImages: { variables: ProductImagesVariables; result: ProductImagesResult };
  productVariants: { variables: ProductVariantsVariables; result: ProductVariantsResult };
  productTypes: { variables: ProductTypesVariables; result: ProductTypesResult };
  variantStock: { variables: VariantStockVariables; result: VariantStockResult };
  collections: { variables: CollectionsVariables; result: CollectionsResult };
  collectionsWithProducts: { variables: CollectionsWithProductsVariables; result: CollectionsWithProductsResult };
  collection: { variables: CollectionVariables; result: CollectionResult };
  collectionWithProducts: { variables: CollectionWithProductsVariables; result: CollectionWithProductsResult };
  collectionProducts: { variables: CollectionProductsVariables; result: CollectionProductsResult };
  shopInfo: { variables: ShopInfoVariables; result: ShopInfoResult };
  shopPolicies: { variables: ShopPoliciesVariables; result: ShopPoliciesResult };
  cart: { variables: CartVariables; result: CartResult };
  cartLines: { variables: CartLinesVariables; result: CartLinesResult };
  cartCreate: { variables: CartCreateVariables; result: CartCreateResult };
  cartAttributesUpdate: { variables: CartAttributesUpdateVariables; result: CartAttributesUpdateResult };
  cartBuyerIdentityUpdate: { variables: CartBuyerIdentityUpdateVariables; result: CartBuyerIdentityUpdateResult };
  cartDiscountCodesUpdate: { variables: CartDiscountCodesUpdateVariables; result: CartDiscountCodesUpdateResult };
  cartGiftCardCodesUpdate: { variables: CartGiftCardCodesUpdateVariables; result: CartGiftCardCodesUpdateResult };
  cartGiftCardCodesRemove: { variables: CartGiftCardCodesRemoveVariables; result: CartGiftCardCodesRemoveResult };
  cartLinesAdd: { variables: CartLinesAddVariables; result: CartLinesAddResult };
  cartLinesUpdate: { variables: CartLinesUpdateVariables; result: CartLinesUpdateResult };
  cartLinesRemove: { variables: CartLinesRemoveVariables; result: CartLinesRemoveResult };
  cartNoteUpdate: { variables: CartNoteUpdateVariables; result: CartNoteUpdateResult };
  cartLinesReplace: { variables: CartLinesReplaceVariables; result: CartLinesReplaceResult };
};
