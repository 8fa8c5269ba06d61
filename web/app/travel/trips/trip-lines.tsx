import { Link } from "react-router";
import { posterUrl } from "#art/urls.ts";
import { noDates } from "#contracts/travel/trip-parts.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { tripPath } from "../../links/trips.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Chip } from "../../ui/tag.tsx";
import { destinationOf } from "../labels/index.ts";
import { lookOfPet, useOwnPets } from "../pets/index.ts";
import { daysToGo, tripDays } from "./calendar/trip-days.ts";
import styles from "./trip-lines.module.css";
import { firstPet } from "./pet-names.ts";
import { toGoText } from "./trip-text.ts";

type TripLinesProps = { trips: readonly Trip[]; label: string; today: string };

/** Trips in a narrow column: a small poster, where to, when, and the days until then. */
export function TripLines({ trips, label, today }: TripLinesProps) {
  const pets = useOwnPets();
  return (
    <ul className={styles.trips} aria-label={label}>
      {trips.map((trip) => (
        <li key={trip._id}>
          <TripLine
            trip={trip}
            today={today}
            pet={pets.isPending ? "loading" : firstPet(trip, pets.data ?? [])}
          />
        </li>
      ))}
    </ul>
  );
}

export const TripLinesOutline = () => (
  <div className={styles.trips} aria-busy>
    {[1, 2].map((place) => (
      <Skeleton key={place} height={128} rounded />
    ))}
  </div>
);

/** Within these days a trip is soon. */
const soonDays = 30;

type TripLineProps = { trip: Trip; today: string; pet: Pet | "loading" | undefined };

function TripLine({ trip, today, pet }: TripLineProps) {
  const days = daysToGo(trip, today);
  const look = pet === undefined || pet === "loading" ? undefined : lookOfPet(pet);
  const picture = { place: destinationOf(trip), shape: "portrait", time: "day" } as const;
  return (
    <article className={`card ${styles.card}`}>
      <img
        className={styles.poster}
        // Not fetched while the pets are loading.
        src={pet === "loading" ? undefined : posterUrl({ ...picture, ...(look && { pet: look }) })}
        alt=""
        width={76}
        height={95}
        loading="lazy"
        decoding="async"
      />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link className="cover-link" to={tripPath(trip._id)} prefetch="intent">
            {destinationOf(trip)}
          </Link>
        </h3>
        <p className="meta num">{tripDays(trip) || noDates}</p>
        {days !== undefined && (
          <Chip tone={days <= soonDays ? "due" : "info"}>{toGoText(days)}</Chip>
        )}
      </div>
    </article>
  );
}
