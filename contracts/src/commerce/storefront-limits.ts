/** What the embedded storefront takes at the most; more is answered with 400. */

/** Characters of a text of no other kind, such as a handle or a discount code. */
export const storefrontTextMax = 1_000;
/** Characters of a note and of an attribute's value as they are sent; a cart takes 5,000 of them. */
export const storefrontLongTextMax = 20_000;
/** Characters of a cursor; the longest has a title of 200 characters in it. */
export const cursorMax = 2_000;
/** Characters of a token that says who buys. */
export const buyerTokenMax = 4_000;

/** What a text in the search syntax has of what is work for the database. */
export type SearchSize = {
  characters: number;
  /** Terms, operators and parentheses. */
  parts: number;
  /** Words, and values between commas, of all its terms. */
  values: number;
  /** Parentheses and negations in each other. */
  depth: number;
};
export const searchLimits: SearchSize = { characters: 2_000, parts: 100, values: 200, depth: 20 };
/** The same for all searches of one request together, however many names they are asked under. */
export const searchLimitsOfRequest: Omit<SearchSize, "depth"> = {
  characters: 8_000,
  parts: 300,
  values: 600,
};
