export { shopAsOfContext, shopAtContext, shopContext } from "./context.ts";
export { LazyStrip } from "./lazy-strip.ts";
