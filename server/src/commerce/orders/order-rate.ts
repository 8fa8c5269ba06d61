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
      const text = `More than ${ordersAnHour.times} orders came from your network within an hour. Nothing was ordered; please try again later.`;
      throw new AppError(error.code, text, { retryAfter: error.retryAfter });
    }
  };
