import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";

/** Discount of members on every order, in percent. */
export const memberPercent = 10;
/** Name of the members' discount on receipts. */
export const memberDiscountTitle = `Member discount (${memberPercent}%)`;
/** Largest quantity that a page accepts; the shop has its own limits. */
export const quantityMax = 999;
/** Lines per cart. */
export const cartLinesMax = 500;
/** Days after which an untouched cart is deleted. */
export const cartDays = 30;
export const shopCurrency = "USD";

/** The shop that the site sells from for the browser. */
export const Shop = z.object({
  kind: z.enum(["embedded", "shopify"]),
  /** Prefix of `/api/{version}/graphql`: a path for the embedded shop, an origin for Shopify. */
  url: z.string(),
  /** The public token of the storefront. */
  token: z.string(),
  /** Members' discount in this shop, in percent; null where the shop applies none by itself. */
  memberPercent: z.nullable(z.number()),
  /** The largest numbers of one item and of all items in an order; missing where the shop doesn't tell. */
  limits: z.optional(z.object({ perLine: z.number(), perOrder: z.number() })),
});
export type Shop = z.output<typeof Shop>;

export const getShop = endpoint({
  method: "GET",
  path: "/api/shop",
  summary: "Returns the shop's Storefront API URL and public token.",
  session: "none",
  response: Shop,
});

const SavedCart = z.object({
  /** A cart's global id including its secret; null where none is saved. */
  cartId: z.nullable(z.string()),
  /**
   * Discount code that gives members their percentage; null where the shop recognizes members itself, or
   * grants nothing.
   */
  memberCode: z.nullable(z.string()),
});

const cartText = "cartId must be a Storefront API cart ID.";

export const getSavedCart = endpoint({
  method: "GET",
  path: "/api/cart",
  summary: "Returns the cart saved to the current user's account.",
  session: "required",
  response: SavedCart,
});

export const saveCart = endpoint({
  method: "PUT",
  path: "/api/cart",
  summary:
    "Saves a cart to the current user's account, so that it's available on other devices. A cart in the embedded shop then belongs to that member. null removes it.",
  session: "required",
  body: z.strictObject({
    cartId: z.nullable(
      z
        .string(cartText)
        .check(
          z.maxLength(500, cartText),
          z.regex(/^gid:\/\/shopify\/Cart\/[\x21-\x7e]+$/, cartText),
        ),
    ),
  }),
  response: SavedCart,
});
