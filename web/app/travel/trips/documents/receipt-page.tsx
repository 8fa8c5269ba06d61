import { MembersOnly } from "../../../data/guard.tsx";
import { pageMeta } from "../../../ui/meta.ts";
import type { Route } from "./+types/receipt-page";
import { OnePlan } from "../one-plan.tsx";
import { PaperView } from "./paper-view.tsx";
import { PlanOutline } from "../plan-outline.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Receipt", hidden: true });

export default function ReceiptPage({ params: { id } }: Route.ComponentProps) {
  return (
    <MembersOnly fallback={<PlanOutline />}>
      {({ userId }) => (
        <OnePlan key={`${userId} ${id}`} id={id}>
          {(trip) => <PaperView trip={trip} paper="receipt" />}
        </OnePlan>
      )}
    </MembersOnly>
  );
}
