import { CalendarDays } from "lucide-react";
import { noTrips } from "#contracts/travel/trip-parts.ts";
import { useToday } from "../../ui/use-today.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { tripsPath } from "../../links/trips.ts";
import { tripsLoadFailed } from "./trip-text.ts";
import { comingAndPast } from "./calendar/trip-days.ts";
import { useTrips } from "./use-trips.ts";
import { LazyTripTicket } from "./lazy.ts";
import styles from "./ticket.module.css";

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
          <ul className={styles.tickets} aria-label="Upcoming trips">
            {coming.slice(0, shown).map((trip) => (
              <li key={trip._id}>
                <LazyTripTicket
                  trip={trip}
                  today={today}
                  fallback={<Skeleton height={150} rounded />}
                />
              </li>
            ))}
          </ul>
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

const TripLinesOutline = () => (
  <div className={styles.tickets} aria-busy>
    {[1, 2].map((place) => (
      <Skeleton key={place} height={150} rounded />
    ))}
  </div>
);
