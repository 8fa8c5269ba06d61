import { AppError } from "#contracts/kernel/errors.ts";
import type { Limiter } from "../../platform/http/limiter.ts";

/** Orders are unpaid and take stock, so they are limited per address and hour. */
const ordersAnHour = { times: 20, seconds: 60 * 60 };

/** Counts an order of an address. Throws RATE_LIMITED above the limit. */
export const orderCounter =
  ({ limiter }: { limiter: Limiter }, address: string) =>
  async (): Promise<void> => {
    try {
      await limiter("orders of an address", address, ordersAnHour);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const text = `Too many orders came from your network in the last hour. Your order wasn't placed. Try again later.`;
      throw new AppError(error.code, text, { retryAfter: error.retryAfter });
    }
  };
