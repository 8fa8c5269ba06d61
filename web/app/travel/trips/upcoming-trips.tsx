import { CalendarDays } from "lucide-react";
import { Link } from "react-router";
import { noTrips, noDates } from "#contracts/travel/trip-parts.ts";
import { posterUrl } from "#art/urls.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { useToday } from "../../ui/use-today.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { tripsPath, tripPath } from "../../links/trips.ts";
import { Chip } from "../../ui/tag.tsx";
import { destinationOf } from "../labels/index.ts";
import { lookOfPet, useOwnPets } from "../pets/index.ts";
import { tripsLoadFailed, toGoText } from "./trip-text.ts";
import { comingAndPast, daysToGo, tripDays } from "./calendar/trip-days.ts";
import { useTrips } from "./use-trips.ts";
import { firstPet } from "./pet-names.ts";
import styles from "./trips.module.css";

/** The others are one link away. */
const shown = 3;

/** The member's next trips on their own profile, visible only to them. */
export function UpcomingTrips() {
  const trips = useTrips();
  const today = useToday();
  const { coming } = comingAndPast(trips.data ?? [], today);
  return (
    <div>
      <Heading
        action={
          <LinkButton to={tripsPath} small icon={<CalendarDays aria-hidden />}>
            {coming.length > shown ? `View all ${coming.length} trips` : "Plan a trip"}
          </LinkButton>
        }
      >
        Upcoming Trips
      </Heading>
      {trips.data ? (
        coming.length > 0 ? (
          <TripLines trips={coming.slice(0, shown)} label="Upcoming trips" today={today} />
        ) : (
          <p>{trips.data.length === 0 ? noTrips : "No upcoming trips. Where to next?"}</p>
        )
      ) : trips.isError ? (
        <Notice onRetry={() => void trips.refetch()} busy={trips.isFetching}>
          {tripsLoadFailed}
        </Notice>
      ) : (
        <AfterAWhile>
          <TripLinesOutline />
        </AfterAWhile>
      )}
    </div>
  );
}

type TripLinesProps = { trips: readonly Trip[]; label: string; today: string };

/** Trips in a narrow column: a small poster, where to, when, and the days until then. */
function TripLines({ trips, label, today }: TripLinesProps) {
  const pets = useOwnPets();
  return (
    <ul className={styles.upcomingTripsTrips} aria-label={label}>
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

const TripLinesOutline = () => (
  <div className={styles.upcomingTripsTrips} aria-busy>
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
    <article className={`card ${styles.upcomingTripsCard}`}>
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
      <div className={styles.upcomingTripsText}>
        <h3 className={styles.upcomingTripsName}>
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
