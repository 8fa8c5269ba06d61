import { AppError } from "#contracts/kernel/errors.ts";
import type { Limiter } from "../../platform/http/limiter.ts";

/** Nobody pays here, and each order takes goods out of stock: so many may come from one address in an hour. */
const ordersAnHour = { times: 20, seconds: 60 * 60 };

/** Counts an order of an address. Throws RATE_LIMITED where there were too many. */
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
