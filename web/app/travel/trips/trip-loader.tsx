import { useEffect, type ReactNode } from "react";
import type { Trip } from "#contracts/travel/trips.ts";
import { isNotFound } from "../../data/errors.ts";
import { useSiteName } from "../../data/site.ts";
import { Notice } from "../../ui/notice.tsx";
import { TripOutline } from "./trip-outline.tsx";
import { tripLoadFailed } from "./trip-text.ts";
import { destinationOf } from "../labels/index.ts";
import { useTrip } from "./use-trips.ts";

type TripLoaderProps = { id: string; children: (trip: Trip) => ReactNode };

/** A member's own trip. Another person's is not found. */
export function TripLoader({ id, children }: TripLoaderProps) {
  const trip = useTrip(id);
  const title = trip.data && destinationOf(trip.data);
  const siteName = useSiteName();
  useEffect(() => {
    if (title) document.title = `${title} · ${siteName}`;
  }, [title, siteName]);
  if (isNotFound(trip.error)) throw trip.error;
  if (trip.data) return children(trip.data);
  if (!trip.isError) return <TripOutline />;
  return (
    <section className="wrap stack">
      <h1>Your trip</h1>
      <Notice onRetry={() => void trip.refetch()} busy={trip.isFetching}>
        {tripLoadFailed}
      </Notice>
    </section>
  );
}
