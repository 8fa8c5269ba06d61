import { makeBudget } from "../../platform/http/work-budget.ts";
import type { Cost } from "./cost.ts";
import { pointsAheadMax, shopAllowance, valuesOfPoint } from "./limits.ts";
import { type CostReport, Throttled } from "./request-error.ts";

/** The points of one request's sender. */
export type Points = {
  /** Charges the calculated cost before execution. Throws Throttled beyond the budget. */
  charge: (cost: Cost) => void;
  /** Charges the actual cost instead, from the number of values, and reports both. */
  settle: (values: number) => CostReport | undefined;
};

/** Counts the cost of requests by address. The public token is everybody's, so it has no points of its own. */
export function makePoints(): (address: string | undefined) => Points {
  const budget = makeBudget(shopAllowance);
  return (address) => {
    let charged: Cost | undefined;
    let ahead = 0;
    const report = (requested: number, actualQueryCost: number | null): CostReport => ({
      requestedQueryCost: requested,
      actualQueryCost,
      throttleStatus: {
        maximumAvailable: shopAllowance.points,
        currentlyAvailable: Math.max(
          0,
          Math.floor(address === undefined ? shopAllowance.points : budget.left(address)),
        ),
        restoreRate: shopAllowance.perSecond,
      },
    });
    return {
      charge(cost) {
        ahead = Math.min(cost.requested, pointsAheadMax);
        const waitMs = address === undefined ? 0 : budget.charge(address, ahead);
        if (waitMs > 0) throw new Throttled(waitMs, report(cost.requested, null));
        charged = cost;
      },
      settle(values) {
        if (!charged) return undefined;
        const { requested, fixed } = charged;
        const found = fixed + Math.ceil(values / valuesOfPoint);
        const actual = Math.max(1, Math.min(requested, found));
        if (address !== undefined) budget.settle(address, actual - ahead);
        return report(requested, actual);
      },
    };
  };
}
