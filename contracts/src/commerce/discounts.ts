import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { beforeQuery, limitQuery, page } from "../kernel/paging.ts";
import { calendarDate, Id, Moment } from "../kernel/text.ts";

export const discountKinds = ["percentage", "fixed_amount", "per_item", "free_shipping"] as const;
export type DiscountKind = (typeof discountKinds)[number];

export const discountCodeMax = 40;
const amountMax = 1_000_000;

export const codeTaken = "This discount code already exists.";

/** A discount code of the embedded shop. */
export const DiscountCode = z.object({
  _id: Id,
  code: z.string(),
  kind: z.enum(discountKinds),
  /** Percent, or cents off the order or off each item; 100 for free shipping. */
  value: z.number(),
  /** The last day in UTC on which it is valid. */
  endsOn: z.nullable(z.string()),
  createdAt: Moment,
});
export type DiscountCode = z.output<typeof DiscountCode>;

const codeText = "Use letters, numbers and hyphens.";
const code = z
  .string({
    error: ({ input }) => (input === undefined ? "Code is required." : "Code must be text."),
  })
  .check(
    z.trim(),
    z.minLength(1, "Code is required."),
    z.maxLength(discountCodeMax, `Code must be ${discountCodeMax} characters or fewer.`),
    z.regex(/^(?:[A-Za-z\d-]+)?$/, codeText),
  );

const valueText = "Enter how much the code takes off.";
const valueTypeText = "The value must be a whole number: percent or cents.";
const percentText = "Percent must be a whole number from 1 to 100.";

type Values = { kind: DiscountKind; value?: number | undefined };
const hasValue = ({ kind, value }: Values) => kind === "free_shipping" || value !== undefined;
const isPercent = ({ kind, value = 1 }: Values) => kind !== "percentage" || value <= 100;

const params = z.object({ id: Id });

export const listDiscountCodes = endpoint({
  method: "GET",
  path: "/api/admin/discounts",
  summary: "Lists the discount codes of the embedded shop, newest first.",
  session: "admin",
  query: z.object({ before: beforeQuery, limit: limitQuery }),
  response: page(DiscountCode),
});

export const createDiscountCode = endpoint({
  method: "POST",
  path: "/api/admin/discounts",
  summary:
    "Creates a discount code. `value` is a percentage, or cents off the order (`fixed_amount`) or off each item (`per_item`). 409 TAKEN if another code differs only in case.",
  session: "admin",
  body: z
    .strictObject({
      code,
      kind: z.enum(discountKinds, { error: "Select a type of discount." }),
      value: z.optional(
        z.int({ error: valueTypeText }).check(z.gte(1, valueText), z.lte(amountMax, valueText)),
      ),
      endsOn: z.optional(calendarDate("Last day")),
    })
    .check(
      z.refine(hasValue, { error: valueText, path: ["value"] }),
      z.refine(isPercent, { error: percentText, path: ["value"] }),
    ),
  response: DiscountCode,
  status: 201,
});

export const deleteDiscountCode = endpoint({
  method: "DELETE",
  path: "/api/admin/discounts/:id",
  summary:
    "Deletes a discount code. Carts that have it keep it without effect; orders aren't affected.",
  session: "admin",
  params,
  response: z.object({ _id: Id }),
});
