export type CartItem = {
  /** The global id of a variant. */
  variantId: string;
  quantity?: number;
};

/** How adding to the cart went. `words` say why less is there than was asked for. */
export type Added =
  | { is: "added"; inCart: number }
  | { is: "fewer"; inCart: number; words: string }
  | { is: "none"; words: string };
