import { Navigate } from "react-router";
import { MembersOrSaved } from "../../ui/saved-copies/members-or-saved.tsx";
import { tripPath, tripsPath } from "../../links/trips.ts";
import { pageMeta } from "../../ui/meta.ts";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useToday } from "../../ui/use-today.ts";
import type { Route } from "./+types/next-page";
import { nextTrip } from "./next-trip.ts";
import { tripsLoadFailed } from "./trip-text.ts";
import { useTrips } from "./use-trips.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Your next trip", hidden: true });

/** Opens the trip that is under way or begins next; a shortcut of the installed app. */
export default function NextPage() {
  return (
    <section className="wrap stack">
      <h1>Your next trip</h1>
      <MembersOrSaved fallback={<Skeleton height={320} rounded />}>
        {({ userId }) => <NextTrip key={userId} />}
      </MembersOrSaved>
    </section>
  );
}

function NextTrip() {
  const trips = useTrips();
  const today = useToday();
  if (trips.data) {
    const next = nextTrip(trips.data, today);
    return <Navigate to={next ? tripPath(next._id) : tripsPath} replace />;
  }
  if (!trips.isError) return <Skeleton height={320} rounded />;
  return (
    <Notice onRetry={() => void trips.refetch()} busy={trips.isFetching}>
      {tripsLoadFailed}
    </Notice>
  );
}
