import * as z from "zod/mini";
import * as names from "./shop-admin-names.ts";
import { lineText, optionalLineText, optionalText } from "../kernel/text.ts";

/* @__NO_SIDE_EFFECTS__ */
const clearable = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

/** Row ids are at most 2,147,483,647 (PostgreSQL integer). */
export const numbered = z.string().check(
  z.maxLength(10, "Invalid ID."),
  z.regex(/^[1-9]\d{0,9}$/, "Invalid ID."),
  z.refine((digits) => Number(digits) <= 2_147_483_647, "Invalid ID."),
);

/** A whole number within bounds, both included. */
/* @__NO_SIDE_EFFECTS__ */
const whole = (message: string, min: number, max: number) =>
  z.int({ error: message }).check(z.gte(min, message), z.lte(max, message));

export const title = lineText("Title", names.productTitleMax);
export const description = clearable(optionalText("Description", names.productDescriptionMax));
export const kind = clearable(optionalLineText("Type", names.kindMax));
export const vendor = clearable(optionalLineText("Vendor", names.kindMax));

const handleText = "Handle can include only lowercase letters (a–z), numbers and single hyphens.";
export const handle = z
  .string({ error: handleText })
  .check(
    z.trim(),
    z.maxLength(names.handleMax, `Handle must be ${names.handleMax} characters or fewer.`),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, handleText),
  );

const tagText = "Separate tags with commas.";
export const tags = clearable(
  z
    .array(lineText("Tag", names.tagMax).check(z.refine((tag) => !tag.includes(","), tagText)), {
      error: "Tags must be a list of strings.",
    })
    .check(z.maxLength(names.tagsMax, `A product can have up to ${names.tagsMax} tags.`)),
);

const isOnce = (message: readonly string[]) =>
  new Set(message.map((word) => word.toLowerCase())).size === message.length;
const optionText = `A product can have up to ${names.optionsMax} options, each with a different name.`;
// The Storefront API calls the only option of a product without options "Title".
const isNamed = (name: string) => name.toLowerCase() !== "title";
export const optionNames = clearable(
  z
    .array(
      lineText("Option name", names.optionNameMax).check(
        z.refine(isNamed, "Choose an option name other than Title."),
      ),
      { error: "Options must be a list of names." },
    )
    .check(z.maxLength(names.optionsMax, optionText), z.refine(isOnce, optionText)),
);

const valueText = "Enter one value for each option.";
export const optionValues = z.optional(
  z
    .array(lineText("Option value", names.optionValueMax), {
      error: "Values must be a list of strings, one for each option.",
    })
    .check(z.maxLength(names.optionsMax, valueText)),
);

export const price = whole(
  "Price must be a whole number of cents between $0.00 and $999,999.99.",
  0,
  names.priceMax,
);
export const compareAt = clearable(
  whole(
    "Compare-at price must be a whole number of cents between $0.01 and $999,999.99.",
    1,
    names.priceMax,
  ),
);
export const sku = clearable(optionalLineText("SKU", names.skuMax));
export const grams = clearable(
  whole(`Weight must be a whole number of grams up to ${names.gramsMax}.`, 0, names.gramsMax),
);
export const imageId = clearable(z.int({ error: "Choose one of the product's photos." }));

const stockText = `Stock must be a whole number from 0 to ${names.stockMax}.`;
export const stock = whole(stockText, 0, names.stockMax);
export const stockStep = whole(stockText, -names.stockMax, names.stockMax);

export const imageAlt = clearable(optionalLineText("Alt text", names.imageAltMax));
