import { idOrMissing } from "../../data/own-thing.ts";
import { MembersOrSaved } from "../../ui/saved-copies/members-or-saved.tsx";
import { pageMeta } from "../../ui/meta.ts";
import type { Route } from "./+types/trip-page";
import { OneTrip } from "./one-trip.tsx";
import { TripOutline } from "./trip-outline.tsx";
import { TripView } from "./trip-view.tsx";

export const loader = ({ params: { id } }: Route.LoaderArgs) => idOrMissing(id, "trip");
// The browser calls the API itself.
export const clientLoader = () => null;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Your trip", hidden: true });

export default function TripPage({ params: { id } }: Route.ComponentProps) {
  return (
    <MembersOrSaved fallback={<TripOutline />}>
      {({ userId }) => (
        <OneTrip key={`${userId} ${id}`} id={id}>
          {(trip) => <TripView trip={trip} />}
        </OneTrip>
      )}
    </MembersOrSaved>
  );
}
