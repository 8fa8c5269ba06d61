/** Translates checkout input to cart input, without modifying it. */
import type {
  AttributeInput,
  CartBuyerIdentityInput,
  CartInput,
  CartLineInput,
  CartLineUpdateInput,
  MailingAddressInput,
} from "./wire.ts";

export type LineItemInput = {
  variantId: string;
  quantity?: number;
  customAttributes?: readonly AttributeInput[];
};

/** Missing fields stay; a quantity of 0 or less removes the line. */
export type LineItemUpdate = { id: string } & Partial<LineItemInput>;

export type CheckoutInput = {
  lineItems?: readonly LineItemInput[];
  note?: string;
  email?: string;
  shippingAddress?: MailingAddressInput;
  customAttributes?: readonly AttributeInput[];
  buyerIdentity?: { countryCode?: string };
};

type OneOrMore<Item> = Item | readonly Item[];

/** The defined keys of an object. */
function defined<Shape extends object>(shape: Shape): Shape {
  const remaining = { ...shape };
  for (const key of Object.keys(remaining) as (keyof Shape)[])
    if (remaining[key] === undefined) delete remaining[key];
  return remaining;
}

const isList = <Item>(items: OneOrMore<Item>): items is readonly Item[] => Array.isArray(items);

/** Drops empty items. */
const listOf = <Item extends object>(items: OneOrMore<Item>): Item[] =>
  (isList(items) ? items : [items]).filter((item) => Object.keys(defined(item)).length > 0);

export const linesToAdd = (items: OneOrMore<LineItemInput>): CartLineInput[] =>
  listOf(items).map(({ variantId, quantity, customAttributes }) =>
    defined({ merchandiseId: variantId, quantity, attributes: customAttributes }),
  );

export const linesToUpdate = (items: OneOrMore<LineItemUpdate>): CartLineUpdateInput[] =>
  removableLines(
    listOf(items).map(({ id, variantId, quantity, customAttributes }) =>
      defined({ id, merchandiseId: variantId, quantity, attributes: customAttributes }),
    ),
  );

/** Shops reject a negative quantity, and remove a line at 0. */
export const removableLines = (lines: readonly CartLineUpdateInput[]): CartLineUpdateInput[] =>
  lines.map((line) =>
    line.quantity != null && line.quantity < 0 ? { ...line, quantity: 0 } : line,
  );

const addressKeys = [
  "address1",
  "address2",
  "city",
  "company",
  "country",
  "firstName",
  "lastName",
  "phone",
  "zip",
  "province",
] as const;

/** The delivery address from its filled fields; an empty list, which clears it, if there are none. */
export function deliveryTo(
  address: MailingAddressInput,
): Pick<CartBuyerIdentityInput, "deliveryAddressPreferences"> {
  const filled = addressKeys.filter((key) => address[key]);
  const deliveryAddress: MailingAddressInput = Object.fromEntries(
    filled.map((key) => [key, address[key]]),
  );
  return { deliveryAddressPreferences: filled.length === 0 ? [] : [{ deliveryAddress }] };
}

export function cartInputOf(input: CheckoutInput): CartInput {
  const { lineItems, note, email, shippingAddress, customAttributes, buyerIdentity } = input;
  const identity = defined({
    countryCode: buyerIdentity?.countryCode,
    email: email || undefined,
    ...(shippingAddress ? deliveryTo(shippingAddress) : {}),
  });
  return defined({
    lines: lineItems && linesToAdd(lineItems),
    note,
    attributes: customAttributes,
    buyerIdentity: Object.keys(identity).length > 0 ? identity : undefined,
  });
}
