import * as z from "zod/mini";
import { addVariant, changeVariant, OwnVariant, skuMax } from "#contracts/commerce/shop-admin.ts";
import { codec } from "../../forms/codec.ts";
import { plain, text } from "../../forms/fields.ts";
import { centsIn, dollarsOf, wholeIn } from "./dollars.ts";

const amountText = "Enter an amount like 19.99.";
const priceError = ({ input }: { input?: unknown }) =>
  input === null ? "Price is required." : amountText;

/** The fields of a body with amounts as a person types them; the contract bounds them. */
const typed = {
  price: z.pipe(z.int({ error: priceError }), addVariant.body.shape.price),
  compareAt: z.pipe(
    z.optional(z.nullable(z.int({ error: amountText }))),
    addVariant.body.shape.compareAt,
  ),
};

/** An amount in dollars, in cents on the wire. What cannot be read stays text, for the schema to say what is wrong. */
const dollars = (label: string) => ({
  ...text(label),
  print: dollarsOf,
  parse: (value: string) => {
    const cents = centsIn(value);
    return Number.isNaN(cents) ? value : cents;
  },
});

/** How a variant of a product is edited. Its stock is set once, here, and changed in the list. */
export const variantCodec = codec({
  noun: "variant",
  resource: OwnVariant,
  create: z.extend(addVariant.body, typed),
  update: z.extend(changeVariant.body, { ...typed, price: z.optional(typed.price) }),
  fields: {
    values: plain("Options", z.array(z.string()), [], (values) => values.join(", ")),
    price: { ...dollars("Price (USD)"), always: true },
    compareAt: dollars("Compare-at price (USD)"),
    stock: { ...text("Stock"), blank: "0", print: () => "0", parse: wholeIn },
    sku: text("SKU", { max: skuMax }),
    grams: {
      ...text("Weight (g)"),
      print: (grams: number | null) => (grams === null ? "" : String(grams)),
      parse: wholeIn,
    },
    imageId: {
      ...text("Photo"),
      print: (imageId: number | null) => (imageId === null ? "" : String(imageId)),
      parse: (value: string) => (value === "" ? null : Number(value)),
      show: (value: string) => (value === "" ? "Main photo" : "Another photo"),
    },
  },
});
