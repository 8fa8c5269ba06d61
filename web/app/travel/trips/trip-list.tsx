import { type ReactNode } from "react";
import type { Pet } from "#contracts/travel/pets.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { daysToGo, tripDays } from "./calendar/trip-days.ts";
import styles from "./trip-list.module.css";
import { Link } from "react-router";
import { posterUrl } from "#art/urls.ts";
import { noDates } from "#contracts/travel/trip-parts.ts";
import { Chip } from "../../ui/tag.tsx";
import { tripPath } from "../../links/trips.ts";
import { toGoText } from "./trip-text.ts";
import { firstPet } from "./pet-names.ts";
import { lookOfPet, useOwnPets } from "../pets/index.ts";
import { destinationOf } from "../labels/index.ts";
import { lazy } from "../../data/lazy/lazy.tsx";

const TripBadges = lazy(async () => (await import("./papers/trip-badges.tsx")).TripBadges);

type TripListProps = {
  trips: readonly Trip[];
  label: string;
  /** The current day, if the next trip shows its countdown. */
  today?: string;
};

/** Trips as cards. */
export function TripList({ trips, label, today }: TripListProps) {
  const pets = useOwnPets();
  const next =
    today === undefined ? undefined : trips.find((trip) => daysToGo(trip, today) !== undefined);
  return (
    <TripGrid label={label}>
      {trips.map((trip) => (
        <TripCard
          key={trip._id}
          trip={trip}
          pets={pets.data ?? []}
          // Verdicts are of trips that are ahead.
          isAhead={today !== undefined}
          pet={pets.isPending ? "loading" : firstPet(trip, pets.data ?? [])}
          toGo={trip === next && today !== undefined ? daysToGo(trip, today) : undefined}
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

/** The outline of a list until it has loaded. */
export const TripListOutline = () => (
  <div className={styles.trips} aria-busy>
    {[1, 2, 3].map((place) => (
      <Skeleton key={place} height={340} rounded />
    ))}
  </div>
);

type TripCardProps = {
  trip: Trip;
  /** All of the member's pets. */
  pets: readonly Pet[];
  isAhead: boolean;
  /** The pet in the picture, which is not fetched while pets are loading. */
  pet: Pet | "loading" | undefined;
  /** Days until it begins, for the next one. */
  toGo?: number | undefined;
};

/** A trip in a list: poster, destination, dates and notes. The whole card is a link. */
function TripCard({ trip, pets, isAhead, pet, toGo }: TripCardProps) {
  const { _id, notes } = trip;
  const look = pet === undefined || pet === "loading" ? undefined : lookOfPet(pet);
  const picture = { place: destinationOf(trip), shape: "landscape", time: "day" } as const;
  return (
    <li>
      <article className={`card ${styles.card}`}>
        <img
          className={styles.picture}
          src={
            pet === "loading" ? undefined : posterUrl({ ...picture, ...(look && { pet: look }) })
          }
          alt=""
          width={720}
          height={405}
          loading="lazy"
          decoding="async"
        />
        <div className={styles.text}>
          <h3 className={styles.name}>
            <Link className="cover-link" to={tripPath(_id)} prefetch="intent">
              {destinationOf(trip)}
            </Link>
          </h3>
          <p className="meta num">{tripDays(trip) || noDates}</p>
          {toGo !== undefined && <Chip tone="due">{toGoText(toGo)}</Chip>}
          {isAhead && trip.petIds.length > 0 && <TripBadges tripId={_id} pets={pets} />}
          {notes && <p className={styles.notes}>{notes}</p>}
        </div>
      </article>
    </li>
  );
}
