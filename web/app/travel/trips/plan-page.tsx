import { MembersOnly } from "../../data/guard.tsx";
import { idOrMissing } from "../../data/own-thing.ts";
import { pageMeta } from "../../ui/meta.ts";
import type { Route } from "./+types/plan-page";
import { OnePlan } from "./one-plan.tsx";
import { PlanOutline } from "./plan-outline.tsx";
import { PlanView } from "./plan-view.tsx";

export const loader = ({ params: { id } }: Route.LoaderArgs) => idOrMissing(id, "trip");
// The browser asks the API itself.
export const clientLoader = () => null;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Your trip", hidden: true });

export default function PlanPage({ params: { id } }: Route.ComponentProps) {
  return (
    <MembersOnly fallback={<PlanOutline />}>
      {({ userId }) => (
        <OnePlan key={`${userId} ${id}`} id={id}>
          {(trip) => <PlanView trip={trip} userId={userId} />}
        </OnePlan>
      )}
    </MembersOnly>
  );
}
