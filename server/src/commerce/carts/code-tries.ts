import type { Limiter } from "../../platform/http/limiter.ts";

/** Counts codes before they are looked up; throws RATE_LIMITED where there were too many. */
export type CountTries = (
  kind: "gift card" | "discount",
  cartId: string,
  codes: number,
) => Promise<void>;

const seconds = 60 * 60;
const rates = {
  "gift card": { cart: { times: 25, seconds }, address: { times: 75, seconds } },
  discount: { cart: { times: 50, seconds }, address: { times: 200, seconds } },
};

/**
 * Limits code attempts per address and per cart: an address may be shared by many shoppers, and a cart
 * reached from many addresses. The address is checked first, which bounds the number of carts counted.
 */
export const makeCountTries =
  (limiter: Limiter, address: string): CountTries =>
  async (kind, cartId, codes) => {
    const { cart, address: perAddress } = rates[kind];
    for (let count = 0; count < codes; count += 1) {
      await limiter(`${kind} codes of an address`, address, perAddress);
      await limiter(`${kind} codes of a cart`, cartId, cart);
    }
  };
