export { shopAsOfContext, shopContext } from "./context.ts";
export { LazyStrip } from "./lazy-strip.ts";
