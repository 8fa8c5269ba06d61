export { CartLink } from "./cart-link.tsx";
export { useCartCount } from "./count.ts";
export type { Added } from "./added.ts";
export { addToCart, PartMissing, updateCart, warmCart } from "./lazy.ts";
