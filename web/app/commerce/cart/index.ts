export { CartLink } from "./cart-link.tsx";
export { useCartCount } from "./cart-count.ts";
export type { AddResult } from "./lazy-cart.ts";
export { addToCart, CartLoadError, updateCart, preloadCart } from "./lazy-cart.ts";
