import { CalendarDays } from "lucide-react";
import { noTrips } from "#contracts/travel/trip-names.ts";
import { useToday } from "../../ui/use-today.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile } from "../../ui/skeleton.tsx";
import { plansPath } from "../../links/plans.ts";
import { tripsLoadFailed } from "./trip-text.ts";
import { comingAndPast } from "./calendar/trip-days.ts";
import { TripList, TripListOutline } from "./trip-list.tsx";
import { useTrips } from "./use-trips.ts";

/** As many as stand in one row. */
const shown = 2;

/** One's own next trips, for one's own profile: nobody else sees them. */
export function UpcomingTrips() {
  const plans = useTrips();
  const today = useToday();
  const { coming } = comingAndPast(plans.data ?? [], today);
  return (
    <div>
      <Heading
        action={
          <LinkButton to={plansPath} small icon={<CalendarDays aria-hidden />}>
            {coming.length > shown ? `View all ${coming.length} trips` : "Plan a trip"}
          </LinkButton>
        }
      >
        Upcoming Trips
      </Heading>
      {plans.data ? (
        coming.length > 0 ? (
          <TripList plans={coming.slice(0, shown)} label="Upcoming trips" today={today} />
        ) : (
          <p>{plans.data.length === 0 ? noTrips : "No upcoming trips. Where to next?"}</p>
        )
      ) : plans.isError ? (
        <Notice onRetry={() => void plans.refetch()} busy={plans.isFetching}>
          {tripsLoadFailed}
        </Notice>
      ) : (
        <AfterAWhile>
          <TripListOutline />
        </AfterAWhile>
      )}
    </div>
  );
}
