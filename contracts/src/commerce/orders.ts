import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { beforeQuery, limitQuery, page } from "../kernel/paging.ts";
import { needsPostalCode, shippingCountries, shippingCountry } from "./shipping-countries.ts";
import { regionError } from "./shipping-regions.ts";
import { Email } from "../kernel/email.ts";
import { Id, isPhone, Moment, nameText, optionalNameText, optionalText } from "../kernel/text.ts";

export const nameMax = 100;
export const streetMax = 200;
export const cityMax = 100;
export const postalCodeMax = 20;
export const phoneMax = 40;
export const orderNoteMax = 1_000;
export const checkoutGone = "This checkout expired because its cart was inactive for too long.";

/** Money is whole minor units (cents) of `currency`. */
const money = {
  currency: z.string(),
  /** Before discounts. */
  subtotal: z.number(),
  /** Discounts, by name. */
  discounts: z.array(z.object({ title: z.string(), amount: z.number() })),
  giftCards: z.array(z.object({ lastCharacters: z.string(), amount: z.number() })),
  /** Amount due. */
  total: z.number(),
};

const line = {
  title: z.string(),
  /** Variant title; null where the product has one variant. */
  variantTitle: z.nullable(z.string()),
  /** Path of its picture. */
  image: z.nullable(z.string()),
  quantity: z.number(),
  unitPrice: z.number(),
  discount: z.number(),
  /** After the discount. */
  total: z.number(),
};

/** A line of a checkout. `left` is the stock where it is less than the quantity, else null. */
const CheckoutLine = z.object({ _id: Id, ...line, left: z.nullable(z.number()) });
export type CheckoutLine = z.output<typeof CheckoutLine>;

/** `productId` is the number in the product's global id; null where the product was deleted. */
const OrderLine = z.object({ ...line, productId: z.nullable(z.number()) });
export type OrderLine = z.output<typeof OrderLine>;

const countryCodes = shippingCountries.map(([code]) => code);

const address = {
  firstName: z.string(),
  lastName: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  province: z.string(),
  zip: z.string(),
  /** ISO 3166 alpha-2. */
  country: z.string(),
  phone: z.string(),
};

/** Shipping address; missing parts are ''. */
export const Address = z.object(address);
export type Address = z.output<typeof Address>;

export const orderStates = ["placed", "sent", "cancelled"] as const;
const state = z.enum(orderStates);
export type OrderState = z.output<typeof state>;

/** An order as it was placed; later changes of prices and products do not affect it. */
export const Order = z.object({
  _id: Id,
  /** Counted from 1001 and written as #1001. */
  number: z.number(),
  state,
  email: z.string(),
  address: Address,
  note: z.string(),
  lines: z.array(OrderLine),
  ...money,
  createdAt: Moment,
  updatedAt: Moment,
  version: z.number(),
});
export type Order = z.output<typeof Order>;

/** An order in a list: its first lines, and the total number of items. */
export const OrderCard = z.object({
  _id: Id,
  number: z.number(),
  state,
  email: z.string(),
  /** First and last name of the recipient. */
  recipient: z.string(),
  things: z.number(),
  lines: z.array(OrderLine),
  currency: z.string(),
  total: z.number(),
  createdAt: Moment,
});
export type OrderCard = z.output<typeof OrderCard>;
/** How many lines an order's card shows. */
export const cardLinesMax = 3;

/** A checkout that can still be placed, with the buyer's details as far as they are known. */
export const OpenCheckout = z.object({
  is: z.literal("open"),
  lines: z.array(CheckoutLine),
  ...money,
  buyer: z.object({ email: z.string(), ...address, note: z.string() }),
});
export type OpenCheckout = z.output<typeof OpenCheckout>;

const OrderedCheckout = z.object({ is: z.literal("ordered"), order: Order });

/** A checkout: open, or the order it became. */
export const Checkout = z.discriminatedUnion("is", [OpenCheckout, OrderedCheckout]);
export type Checkout = z.output<typeof Checkout>;

const countryText = "Select a country.";
const countryMax = 80;
const country = z.pipe(
  z.string({ error: countryText }).check(z.maxLength(countryMax, countryText)),
  z.pipe(
    z.transform((text: string) => shippingCountry(text)),
    z.enum(countryCodes, { error: countryText }),
  ),
);

/** A street has no web address; a link here would be mailed to strangers. */
const isWithoutLink = (value: string | undefined) => !/:\/\/|\bwww\./i.test(value ?? "");
/* @__NO_SIDE_EFFECTS__ */
const addressText = (label: string, max: number) =>
  nameText(label, max).check(z.refine(isWithoutLink, `${label} can't contain a web address.`));
/* @__NO_SIDE_EFFECTS__ */
const optionalAddressText = (label: string, max: number) =>
  optionalNameText(label, max).check(
    z.refine(isWithoutLink, `${label} can't contain a web address.`),
  );

const phoneText = "Enter a phone number like +1 555 010 0199.";

const WithCountry = z.object({
  country: z.enum(countryCodes),
  zip: z.optional(z.string()),
  province: z.optional(z.string()),
});

const regionErrorOf = ({ country: code, province = "" }: z.output<typeof WithCountry>) =>
  regionError(code, province);

/** Body of the checkout form. */
export const OrderBody = z
  .strictObject({
    email: Email,
    firstName: addressText("First name", nameMax),
    lastName: addressText("Last name", nameMax),
    address1: addressText("Address", streetMax),
    address2: optionalAddressText("Apartment, suite, etc.", streetMax),
    city: addressText("City", cityMax),
    /** An ISO 3166 code, or the name of the country. */
    country,
    province: optionalAddressText("State or province", cityMax),
    zip: optionalAddressText("ZIP or postal code", postalCodeMax),
    phone: z.optional(
      z.string({ error: "Phone must be text." }).check(
        z.trim(),
        z.maxLength(phoneMax, `Phone must be ${phoneMax} characters or fewer.`),
        z.refine((value) => value === "" || isPhone(value), phoneText),
      ),
    ),
    note: optionalText("Note", orderNoteMax),
    /** The total on the buyer's screen, in minor units: a different total is a CONFLICT, never charged silently. */
    expectedTotal: z.optional(z.int({ error: "expectedTotal must be a whole number of cents." })),
  })
  .check(
    z.refine(({ country: code, zip }) => !!zip || !needsPostalCode(code), {
      error: "ZIP or postal code is required.",
      path: ["zip"],
      // Reported together with the other missing fields.
      when: ({ value }) => z.safeParse(WithCountry, value).success,
    }),
    z.refine((address) => regionErrorOf(address) === undefined, {
      error: ({ input }) => regionErrorOf(z.parse(WithCountry, input)),
      path: ["province"],
      when: ({ value }) => z.safeParse(WithCountry, value).success,
    }),
  );
export type OrderBody = z.output<typeof OrderBody>;

const byToken = z.object({ token: z.string().check(z.maxLength(100, "Invalid checkout token.")) });

export const getCheckout = endpoint({
  method: "GET",
  path: "/api/checkout/:token",
  summary:
    "Returns a checkout: the open cart, or the order placed from it. 410 GONE if the cart has expired.",
  session: "none",
  params: byToken,
  response: Checkout,
  limits: { rates: [{ times: 240, seconds: 60, per: "address" }] },
});

export const placeOrder = endpoint({
  method: "POST",
  path: "/api/checkout/:token",
  summary:
    "Places an order from a cart. Repeating the request returns the same order. 409 CONFLICT, with the current checkout and no order placed, if the total has changed, stock is too low, the order is over the quantity limit or the cart is empty. 429 RATE_LIMITED after too many orders from one network.",
  session: "none",
  params: byToken,
  body: OrderBody,
  response: Checkout,
  limits: {
    // Each call sends an email.
    rates: [
      { times: 120, seconds: 60, per: "address" },
      { times: 300, seconds: 60 * 60, per: "address" },
    ],
  },
});

export const listOrders = endpoint({
  method: "GET",
  path: "/api/orders",
  summary: "Lists the current user's orders, newest first.",
  session: "required",
  query: z.object({ limit: limitQuery, before: beforeQuery }),
  response: page(OrderCard),
});

const params = z.object({ id: Id });

export const getOrder = endpoint({
  method: "GET",
  path: "/api/orders/:id",
  summary: "Returns one of the current user's orders.",
  session: "required",
  params,
  response: Order,
  versioned: true,
});

export const listAllOrders = endpoint({
  method: "GET",
  path: "/api/admin/orders",
  summary: "Lists all orders in one state, newest first.",
  session: "admin",
  query: z.object({
    state: z._default(z.optional(state), "placed"),
    limit: limitQuery,
    before: beforeQuery,
  }),
  response: page(OrderCard),
});

export const getAnyOrder = endpoint({
  method: "GET",
  path: "/api/admin/orders/:id",
  summary: "Returns any order.",
  session: "admin",
  params,
  response: Order,
  versioned: true,
});

export const changeOrder = endpoint({
  method: "PUT",
  path: "/api/admin/orders/:id",
  summary:
    "Marks an order as sent, or cancels it, which restocks its items and refunds gift cards. Emails the customer. 409 CONFLICT if it was already sent or canceled.",
  session: "admin",
  params,
  body: z.strictObject({
    state: z.enum(["sent", "cancelled"], { error: "state must be sent or cancelled." }),
  }),
  response: Order,
  versioned: true,
});
