import { MembersOnly } from "../../../data/guard.tsx";
import { pageMeta } from "../../../ui/meta.ts";
import type { Route } from "./+types/ticket-page";
import { OnePlan } from "../one-plan.tsx";
import { PaperView } from "./paper-view.tsx";
import { PlanOutline } from "../plan-outline.tsx";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Ticket", hidden: true });

export default function TicketPage({ params: { id } }: Route.ComponentProps) {
  return (
    <MembersOnly fallback={<PlanOutline />}>
      {({ userId }) => (
        <OnePlan key={`${userId} ${id}`} id={id}>
          {(trip) => <PaperView trip={trip} paper="ticket" />}
        </OnePlan>
      )}
    </MembersOnly>
  );
}
