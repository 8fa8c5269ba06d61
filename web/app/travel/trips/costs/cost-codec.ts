import * as z from "zod/mini";
import { Cost } from "#contracts/travel/trip-parts.ts";
import { codec } from "../../../forms/codec.ts";
import { text } from "../../../forms/fields.ts";
import { readAmount } from "../../../ui/amounts.ts";

/** How an expense is added to a trip. */
export const costCodec = codec({
  noun: "expense",
  resource: Cost,
  create: z.object({
    what: z.string({ error: "Enter what the expense is for." }),
    amount: z.number({ error: "Enter an amount like 12.50." }),
    currency: z.string(),
  }),
  fields: {
    what: text("Expense"),
    amount: { ...text("Amount"), print: () => "" },
    currency: { ...text("Currency"), blank: "USD" },
  },
  parse: ({ amount, currency }) => ({ amount: readAmount(amount, currency) }),
});
