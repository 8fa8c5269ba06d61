import { lazy } from "../../data/lazy/lazy.tsx";
import { checkOwnId } from "../../data/own-id.ts";
import { MembersOrSaved } from "../../ui/saved-copies/members-or-saved.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/counter-page";

const Counter = lazy(async () => (await import("./counter.tsx")).Counter);

export const loader = ({ params: { id } }: Route.LoaderArgs) => checkOwnId(id, "pet");
// The browser calls the API itself.
export const clientLoader = () => null;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Counter view", hidden: true });

/** A pet's details on the whole screen, to be shown at a check-in desk. */
export default function CounterPage({ params: { id } }: Route.ComponentProps) {
  const outline = (
    <section className="wrap stack">
      <h1>Counter view</h1>
      <Skeleton height={480} rounded />
    </section>
  );
  return (
    <MembersOrSaved fallback={outline} isLine>
      {({ userId }) => <Counter fallback={outline} key={`${userId} ${id}`} petId={id} />}
    </MembersOrSaved>
  );
}
