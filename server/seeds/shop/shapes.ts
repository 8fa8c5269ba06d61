import type { PlaceSlug, Time, Ware, WareColour, WareView } from "#art/names.ts";

/**
 * What a buyer can choose, in cents and grams: alone where it costs and weighs what the product does, with a price of
 * its own, or with so much `more` on top of the price that another option sets.
 */
export type SeedValue =
  | string
  | { is: string; price?: number; compareAt?: number; more?: number; grams?: number };

export type SeedPicture =
  | { ware: Ware; colour: WareColour; views?: readonly Exclude<WareView, "front">[] }
  | { print: PlaceSlug; time?: Time };

/** A product of the demo shop. Every variant has `price`, `grams` and `plainStock` unless it says otherwise. */
export type SeedProduct = {
  /** The number in its global id: no two ever share one. */
  id: number;
  handle: string;
  title: string;
  /** Paragraphs; cards show how the first begins. */
  about: readonly [string, ...string[]];
  facts?: readonly string[];
  /** '' for what the home page shows. */
  type: string;
  vendor: Vendor;
  tags: readonly string[];
  picture: SeedPicture;
  /** Each value of `Color` or `Frame` has a picture of its own; the first color is that of `picture`. */
  options?: readonly { name: string; values: readonly SeedValue[] }[];
  price: number;
  compareAt?: number;
  grams: number;
  sku: string;
  /** How many were bought, as far as this shop remembers. */
  sold: number;
  /** What is not plentiful, by the title of its variant. */
  stock?: Readonly<Record<string, number>>;
};

export const vendors = [
  "Wagabond",
  "North Gate Canvas",
  "Slow Wool",
  "Tin Kettle",
  "Good Fetch",
  "Paper Harbor",
] as const;
export type Vendor = (typeof vendors)[number];
