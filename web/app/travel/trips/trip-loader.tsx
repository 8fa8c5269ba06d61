import { useEffect, type ReactNode } from "react";
import type { Trip } from "#contracts/travel/trips.ts";
import { isNotFound } from "../../data/errors.ts";
import { useSiteName } from "../../data/site.ts";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import styles from "./trip-page.module.css";
import { tripLoadFailed } from "./trip-text.ts";
import { destinationOf } from "../labels/index.ts";
import { useTrip } from "./use-trips.ts";

type TripLoaderProps = {
  id: string;
  /** The part of its page, for the title. */
  part?: string | undefined;
  children: (trip: Trip) => ReactNode;
};

/** A member's own trip. Another person's is not found. */
export function TripLoader({ id, part, children }: TripLoaderProps) {
  const trip = useTrip(id);
  const title = trip.data && [part, destinationOf(trip.data)].filter(Boolean).join(" · ");
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

/** The outline of a trip's page until it has loaded. */
export const TripOutline = () => (
  <section aria-busy>
    <h1 className="sr">Your trip</h1>
    <AfterAWhile>
      <div className={styles.outline}>
        <Skeleton height={340} />
      </div>
      <div className={`wrap split ${styles.parts}`}>
        <div className="stack loose">
          <Skeleton height={260} rounded />
          <Skeleton height={220} rounded />
        </div>
        <Skeleton height={360} rounded />
      </div>
    </AfterAWhile>
  </section>
);
