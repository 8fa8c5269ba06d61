import type { Field } from "./context.ts";
import { presentImage } from "./present.ts";

/** First page of a product's own pictures or variants. */
export const firstOnes = (count: number) => ({
  sortKey: "POSITION" as const,
  reverse: false,
  keysetPage: { count, fromEnd: false },
});

/** The first picture of a product; null if none. */
export const featuredImage =
  (productId: number): Field<unknown> =>
  async (_, { products: goods, publicUrl }) => {
    const [row] = await goods.images(productId, firstOnes(1));
    return row ? presentImage(row, publicUrl) : null;
  };
