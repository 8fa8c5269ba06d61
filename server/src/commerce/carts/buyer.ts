import * as z from "zod/mini";

const optional = z.optional(z.nullable(z.string()));

/** A delivery address as entered. Fields that were not given are missing or null. */
export const Address = z.object({
  firstName: optional,
  lastName: optional,
  company: optional,
  address1: optional,
  address2: optional,
  city: optional,
  province: optional,
  zip: optional,
  country: optional,
  phone: optional,
});
export type Address = z.output<typeof Address>;

const Preferences = z.object({
  delivery: z.optional(
    z.nullable(
      z.object({
        coordinates: z.optional(
          z.nullable(
            z.object({ countryCode: z.string(), latitude: z.number(), longitude: z.number() }),
          ),
        ),
        deliveryMethod: z.optional(z.nullable(z.array(z.string()))),
        pickupHandle: z.optional(z.nullable(z.array(z.string()))),
      }),
    ),
  ),
  wallet: z.optional(z.nullable(z.array(z.string()))),
});
export type Preferences = z.output<typeof Preferences>;

/** The buyer as entered. It proves nothing: `owner_id` identifies the owner. */
export type Buyer = {
  email: string | null;
  phone: string | null;
  countryCode: string | null;
  /** The first one is used for delivery. */
  addresses: Address[];
  preferences: Preferences | null;
};

const BuyerColumns = z.object({
  email: z._default(z.nullable(z.string()), null),
  phone: z._default(z.nullable(z.string()), null),
  countryCode: z._default(z.nullable(z.string()), null),
  addresses: z._default(z.array(Address), []),
  preferences: z._default(z.nullable(Preferences), null),
});

/** Reads the buyer from a cart's row. */
export const readBuyer = (row: Record<string, unknown>): Buyer => z.parse(BuyerColumns, row);
