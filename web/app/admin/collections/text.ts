/** "No products", "1 product", "12 products". */
export const productCount = (count: number): string =>
  count === 0 ? "No products" : count === 1 ? "1 product" : `${count} products`;
