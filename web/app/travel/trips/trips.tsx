import { Inbox, Plus } from "lucide-react";
import { noTrips } from "#contracts/travel/trip-parts.ts";
import { useToday } from "../../ui/use-today.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile } from "../../ui/skeleton.tsx";
import { AllTripsCalendar } from "./calendar/all-trips-calendar.tsx";
import { importPath } from "./import/import-path.ts";
import { tripsLoadFailed } from "./trip-text.ts";
import { comingAndPast } from "./calendar/trip-days.ts";
import { TripList, TripListOutline } from "./trip-list.tsx";
import { useTrips } from "./use-trips.ts";

export const newTripButtonId = "new-trip";

type TripsProps = {
  /** Opens the form for a new trip. */
  onNew: () => void;
};

/** A member's upcoming and past trips. */
export function Trips({ onNew }: TripsProps) {
  const trips = useTrips();
  const today = useToday();
  const { coming, past } = comingAndPast(trips.data ?? [], today);
  return (
    <>
      <section>
        <Heading
          action={
            <div className="row">
              {trips.data && trips.data.length > 0 && <AllTripsCalendar />}
              <LinkButton small to={importPath()} icon={<Inbox aria-hidden />}>
                Import a booking
              </LinkButton>
              <Button id={newTripButtonId} small icon={<Plus aria-hidden />} onClick={onNew}>
                Plan a New Trip
              </Button>
            </div>
          }
        >
          Upcoming Trips
        </Heading>
        {trips.data ? (
          coming.length > 0 ? (
            <TripList trips={coming} label="Upcoming trips" today={today} />
          ) : past.length > 0 ? (
            <p>No upcoming trips. Where to next?</p>
          ) : (
            <EmptyState
              drawing="map"
              level="h3"
              title={noTrips}
              sentence="All you need to start is a place and a date."
              action={
                <Button variant="pri" onClick={onNew}>
                  Plan your first trip
                </Button>
              }
            />
          )
        ) : trips.isError ? (
          <Notice onRetry={() => void trips.refetch()} busy={trips.isFetching}>
            {tripsLoadFailed}
          </Notice>
        ) : (
          <AfterAWhile>
            <TripListOutline />
          </AfterAWhile>
        )}
      </section>
      {past.length > 0 && (
        <section>
          <Heading>Past Trips</Heading>
          <TripList trips={past} label="Past trips" />
        </section>
      )}
    </>
  );
}
