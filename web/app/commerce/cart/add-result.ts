export type CartItem = {
  /** The global ID of a variant. */
  variantId: string;
  quantity?: number;
};

/** The result of adding to the cart. `message` explains why fewer were added than requested. */
export type AddResult =
  | { is: "added"; inCart: number }
  | { is: "fewer"; inCart: number; message: string }
  | { is: "none"; message: string };
