import { useEffect, type ReactNode } from "react";
import type { Trip } from "#contracts/travel/trips.ts";
import { isNotFound } from "../../data/errors.ts";
import { siteName } from "../../ui/meta.ts";
import { Notice } from "../../ui/notice.tsx";
import { PlanOutline } from "./plan-outline.tsx";
import { planLoadFailed } from "./plan-text.ts";
import { destinationOf } from "../labels/index.ts";
import { usePlan } from "./use-plans.ts";

type OnePlanProps = { id: string; children: (plan: Trip) => ReactNode };

/** One of one's own trips. Somebody else's is not there. */
export function OnePlan({ id, children }: OnePlanProps) {
  const plan = usePlan(id);
  const title = plan.data && destinationOf(plan.data);
  useEffect(() => {
    if (title) document.title = `${title} · ${siteName}`;
  }, [title]);
  if (isNotFound(plan.error)) throw plan.error;
  if (plan.data) return children(plan.data);
  if (!plan.isError) return <PlanOutline />;
  return (
    <section className="wrap stack">
      <h1>Your trip</h1>
      <Notice onRetry={() => void plan.refetch()} busy={plan.isFetching}>
        {planLoadFailed}
      </Notice>
    </section>
  );
}
