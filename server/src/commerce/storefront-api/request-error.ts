import { GraphQLError } from "graphql";

/** An invalid request. The response has only this error, and no `data`. */
export class RequestError extends GraphQLError {
  constructor(message: string, code = "BAD_REQUEST", more: Record<string, unknown> = {}) {
    super(message, { extensions: { code, ...more } });
  }
}

/** An oversized request; rejected with status 400. */
export class InputTooLarge extends RequestError {
  constructor(message: string, more: Record<string, unknown>) {
    super(message, "MAX_INPUT_SIZE_EXCEEDED", more);
  }
}

/** As Shopify reports it: the cost of a request and the points of its sender. */
export type CostReport = {
  requestedQueryCost: number;
  /** Null if the request was not executed. */
  actualQueryCost: number | null;
  throttleStatus: { maximumAvailable: number; currentlyAvailable: number; restoreRate: number };
};

/** A request beyond the points of its sender; answered with 200, as Shopify does. */
export class Throttled extends RequestError {
  readonly retryAfter: number;
  readonly cost: CostReport | undefined;
  constructor(waitMs: number, cost?: CostReport) {
    super("Throttled", "THROTTLED", {
      documentation: "https://shopify.dev/api/usage/rate-limits",
    });
    this.retryAfter = Math.max(1, Math.ceil(waitMs / 1_000));
    this.cost = cost;
  }
}
