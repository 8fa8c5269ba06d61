import type { ReactNode } from "react";
import type { Trip } from "#contracts/travel/trips.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { daysToGo } from "./calendar/trip-days.ts";
import { TripCard } from "./trip-card.tsx";
import styles from "./trip-list.module.css";

type TripListProps = {
  plans: readonly Trip[];
  label: string;
  /** The day it is, where the first trip that has a day tells how long it is until then. */
  today?: string;
};

/** Trips as cards. */
export function TripList({ plans, label, today }: TripListProps) {
  const next =
    today === undefined ? undefined : plans.find((plan) => daysToGo(plan, today) !== undefined);
  return (
    <TripGrid label={label}>
      {plans.map((plan) => (
        <TripCard
          key={plan._id}
          plan={plan}
          toGo={plan === next && today !== undefined ? daysToGo(plan, today) : undefined}
        />
      ))}
    </TripGrid>
  );
}

const TripGrid = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.trips} aria-label={label}>
    {children}
  </ul>
);

/** The shape of a list until it is here. */
export const TripListOutline = () => (
  <div className={styles.trips} aria-busy>
    {[1, 2, 3].map((place) => (
      <Skeleton key={place} height={340} rounded />
    ))}
  </div>
);
