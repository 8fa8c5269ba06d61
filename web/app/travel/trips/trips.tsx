import { Inbox, Plus } from "lucide-react";
import { noTrips } from "#contracts/travel/trip-names.ts";
import { useToday } from "../../ui/use-today.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { Heading } from "../../ui/heading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile } from "../../ui/skeleton.tsx";
import { AllTripsCalendar } from "./calendar/all-trips-calendar.tsx";
import { importPath } from "./import/import-path.ts";
import { destinationId, tripsLoadFailed } from "./trip-text.ts";
import { comingAndPast } from "./calendar/trip-days.ts";
import { TripList, TripListOutline } from "./trip-list.tsx";
import { useTrips } from "./use-trips.ts";

/** One's own trips: those to come, and those that were. */
export function Trips() {
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
              <NewTripButton />
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
                <Button variant="pri" onClick={goToForm}>
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

const NewTripButton = () => (
  <Button small icon={<Plus aria-hidden />} onClick={goToForm}>
    Plan a New Trip
  </Button>
);

function goToForm() {
  document.getElementById(destinationId)?.scrollIntoView({ block: "center" });
  // The button may be pressed before the form takes the focus.
  focusSoon(destinationId, { preventScroll: true });
}
