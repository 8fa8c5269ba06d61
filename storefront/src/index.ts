/** A client for the Shopify Storefront API, for browser and Node. */
import { cartCalls, cartSteps } from "./carts.ts";
import { checkoutCalls } from "./checkouts.ts";
import { collectionCalls } from "./collections.ts";
import { productCalls } from "./products.ts";
import { shopCalls } from "./shop.ts";
import { makeExecute, type StorefrontConfig } from "./transport.ts";
import { makeTurns } from "./queue.ts";

/** Creates a client for one shop. Throws without URL or token; sends nothing by itself. */
export function createStorefront(config: StorefrontConfig) {
  const execute = makeExecute(config);
  const takeTurn = makeTurns();
  const steps = cartSteps(execute);
  return {
    product: productCalls(execute),
    collection: collectionCalls(execute),
    shop: shopCalls(execute),
    cart: cartCalls(steps, takeTurn),
    checkout: checkoutCalls(steps, takeTurn),
    /** Sends any of the client's operations and returns its raw data. */
    ask: execute,
  };
}

export type Storefront = ReturnType<typeof createStorefront>;

export { mapCartPayload } from "./checkout-mapping.ts";
export { mapUserErrors } from "./user-errors.ts";
export {
  readFailure,
  StorefrontError,
  unknownMutationError,
  unknownQueryError,
} from "./failures.ts";
export type { CartAnswer } from "./carts.ts";
export type { CheckoutInput, LineItemInput, LineItemUpdate } from "./checkout-input.ts";
export type {
  CartLike,
  Checkout,
  CheckoutLike,
  CheckoutLineItem,
  CheckoutVariant,
} from "./checkout-mapping.ts";
export type { ChangedCheckout } from "./checkouts.ts";
export type { CollectionChoice, WithProducts } from "./collections.ts";
export type { CheckoutAllocation, DiscountApplication } from "./discounts.ts";
export type { Failure, FailureCode, GraphQLErrors } from "./failures.ts";
export type { Page } from "./pages.ts";
export type { ProductChoice } from "./products.ts";
export type {
  AppliedGiftCard,
  Cart,
  Collection,
  CollectionWithProducts,
  DeliveryGroup,
  Product,
  Variant,
} from "./shapes.ts";
export type { ShopInfo, ShopPolicies } from "./shop.ts";
export type { Answer, Execute as Ask, CallOptions, StorefrontConfig } from "./transport.ts";
export type { CheckoutErrorCode, CheckoutUserError } from "./user-errors.ts";
export type {
  Address,
  AttributeInput,
  CartBuyerIdentityInput,
  CartInput,
  CartLine,
  CartLineInput,
  CartLineUpdateInput,
  CollectionSortKeys,
  Image,
  MailingAddressInput,
  Money,
  Policy,
  ProductCollectionSortKeys,
  ProductSortKeys,
  UserError,
  Warning,
} from "./wire.ts";
