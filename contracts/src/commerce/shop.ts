import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";

export {
  cartDays,
  cartLinesMax,
  memberDiscountTitle,
  memberPercent,
  shopCurrency,
} from "./shop-names.ts";

/** The shop the site sells from, as its browser needs to know it. */
export const Shop = z.object({
  kind: z.enum(["embedded", "shopify"]),
  /** What stands before `/api/{version}/graphql`: a path where the shop is this site's own. */
  url: z.string(),
  /** The public token of the storefront. */
  token: z.string(),
  /** What members get off in this shop, in percent; null where the shop grants nothing by itself. */
  memberPercent: z.nullable(z.number()),
});
export type Shop = z.output<typeof Shop>;

export const getShop = endpoint({
  method: "GET",
  path: "/api/shop",
  summary: "Where the shop answers, and with which public token.",
  session: "none",
  response: Shop,
});

const KeptCart = z.object({
  /** A cart's global id as the shop gave it, its secret too; null where none is kept. */
  cartId: z.nullable(z.string()),
  /** The discount code that takes off what members get; null where the shop knows its members, or grants nothing. */
  memberCode: z.nullable(z.string()),
});

const cartText = "This is not the id of a cart.";

export const getKeptCart = endpoint({
  method: "GET",
  path: "/api/cart",
  summary: "The cart that follows the bearer from browser to browser.",
  session: "required",
  response: KeptCart,
});

export const keepCart = endpoint({
  method: "PUT",
  path: "/api/cart",
  summary:
    "Keeps a cart for the bearer, so that they find it on another machine; a cart of the embedded shop is a member's from then on. null forgets it.",
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
  response: KeptCart,
});
