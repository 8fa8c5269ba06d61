export { makeAskShop } from "./external-shop.ts";
export { insideShop, shopOrigins } from "./in-process-shop.ts";
export { knownToken, memberPercentOf, type ShopSettings, shopSettings } from "./settings.ts";
