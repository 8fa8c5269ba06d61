import { Queries } from "../data/queries.tsx";
import { LazyNextTripCard, nextTrip, useTrips } from "../travel/trips/index.ts";
import { useToday } from "../ui/use-today.ts";

/** A member's next trip; until there is one, the way there. */
export const MemberStart = () => (
  <Queries>
    <Start />
  </Queries>
);

function Start() {
  const trips = useTrips();
  const today = useToday();
  const trip = nextTrip(trips.data ?? [], today);
  if (trip) return <LazyNextTripCard trip={trip} plain />;
  return null;
}
