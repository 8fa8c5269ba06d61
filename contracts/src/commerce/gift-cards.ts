import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { limitQuery, page } from "../kernel/paging.ts";
import { Moment, optionalText } from "../kernel/text.ts";
import { numbered } from "./shop-admin.ts";

/** Largest value of a gift card in cents: $10,000.00. */
export const giftCardMax = 1_000_000;
export const giftCardNoteMax = 200;

/** A gift card of the embedded shop. Its code is stored only as a hash. */
export const GiftCard = z.object({
  _id: z.number(),
  lastCharacters: z.string(),
  /** Cents at its creation; null for cards older than this field. */
  amount: z.nullable(z.number()),
  /** Remaining cents. */
  balance: z.number(),
  note: z.string(),
  /** Deactivated cards can't be used. */
  active: z.boolean(),
  createdAt: Moment,
});
export type GiftCard = z.output<typeof GiftCard>;

const amountText = "Amount must be from $0.01 to $10,000.00.";
const params = z.object({ id: numbered });

export const listGiftCards = endpoint({
  method: "GET",
  path: "/api/admin/gift-cards",
  summary: "Lists the gift cards of the embedded shop, newest first.",
  session: "admin",
  query: z.object({ before: z.optional(numbered), limit: limitQuery }),
  response: page(GiftCard),
});

export const createGiftCard = endpoint({
  method: "POST",
  path: "/api/admin/gift-cards",
  summary:
    "Creates a gift card. `amount` is in cents. The response has its `code`, which isn't stored and can't be shown again.",
  session: "admin",
  body: z.strictObject({
    amount: z
      .int({ error: amountText })
      .check(z.gte(1, amountText), z.lte(giftCardMax, amountText)),
    note: optionalText("Note", giftCardNoteMax),
  }),
  response: z.extend(GiftCard, { code: z.string() }),
  status: 201,
});

export const changeGiftCard = endpoint({
  method: "PUT",
  path: "/api/admin/gift-cards/:id",
  summary:
    "Updates a gift card. A deactivated card can't be used until it's reactivated; past orders aren't affected.",
  session: "admin",
  params,
  body: z.strictObject({
    active: z.optional(z.boolean({ error: "active must be true or false." })),
    note: optionalText("Note", giftCardNoteMax),
  }),
  response: GiftCard,
});
