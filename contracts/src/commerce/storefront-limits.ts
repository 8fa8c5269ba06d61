/** Input limits of the embedded storefront; larger input is rejected with 400. */

/** Characters of any other text, such as a handle or a discount code. */
export const storefrontTextMax = 1_000;
/** Characters of a note or an attribute's value as sent; a cart stores 5,000 of them. */
export const storefrontLongTextMax = 20_000;
/** Characters of a cursor; the longest contains a title of 200 characters. */
export const cursorMax = 2_000;
/** Characters of a token that identifies the buyer. */
export const buyerTokenMax = 4_000;

/** Size of a search query, in the units that cost database work. */
export type SearchSize = {
  characters: number;
  /** Terms, operators and parentheses. */
  parts: number;
  /** Words, and values between commas, over all terms. */
  values: number;
  /** Nesting depth of parentheses and negations. */
  depth: number;
};
export const searchLimits: SearchSize = { characters: 2_000, parts: 100, values: 200, depth: 20 };
/** Limits over all searches of one request, including aliased ones. */
export const searchLimitsOfRequest: Omit<SearchSize, "depth"> = {
  characters: 8_000,
  parts: 300,
  values: 600,
};
