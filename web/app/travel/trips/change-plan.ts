import type { QueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { Plan, updatePlan } from "#contracts/travel/plans.ts";
import { call } from "../../data/browser.ts";
import { conflictOf } from "../../forms/conflict.ts";
import { keepPlan, knownPlan } from "./use-plans.ts";

export type PlanBody = z.input<typeof updatePlan.body>;

/** The trip as it is now, where another change came first. */
export const newerPlan = (error: unknown): Plan | undefined => conflictOf(error, Plan);

const triesAtMost = 4;

/**
 * Changes a trip by what it is at that moment: where another tab was faster, once more by how it is then. For
 * changes that fit whatever the trip has become, such as a line more or a tick.
 */
export async function changePlan(
  client: QueryClient,
  plan: Plan,
  bodyOf: (now: Plan) => PlanBody,
): Promise<Plan> {
  const params = { id: plan._id };
  for (let tries = 1; ; tries++) {
    const now = knownPlan(client, plan._id) ?? plan;
    try {
      // oxlint-disable-next-line no-await-in-loop -- each try goes by what the one before it was told
      const saved = await call(updatePlan, { params, body: bodyOf(now), ifVersion: now.version });
      keepPlan(client, saved);
      return saved;
    } catch (error) {
      const newer = newerPlan(error);
      if (!newer || tries === triesAtMost) throw error;
      keepPlan(client, newer);
    }
  }
}
