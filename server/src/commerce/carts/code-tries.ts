import type { Limiter } from "../../platform/http/limiter.ts";

/** Counts codes before they are looked up; throws RATE_LIMITED once there were too many. */
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
 * Counts the tries of one address and those on each cart. An address may be shared by many shoppers, and a cart be
 * reached from many addresses, so each has a limit of its own. The address comes first: it bounds how many carts are counted.
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
