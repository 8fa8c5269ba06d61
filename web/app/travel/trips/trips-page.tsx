import { useState } from "react";
import { Inbox, Plus } from "lucide-react";
import { noTrips } from "#contracts/travel/trip-parts.ts";
import { MembersOrSaved } from "../../ui/saved-copies/members-or-saved.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Heading } from "../../ui/heading.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { Widget } from "../../commerce/widgets/index.ts";
import { useToday } from "../../ui/use-today.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/trips-page";
import { AllTripsCalendar } from "./calendar/all-trips-calendar.tsx";
import { importPath } from "./import/import-path.ts";
import { comingAndPast } from "./calendar/trip-days.ts";
import { TripList, TripListOutline } from "./trip-list.tsx";
import styles from "./trips-page.module.css";
import { hasDraft } from "../../forms/has-draft.ts";
import { focusSoon } from "../../ui/focus-soon.ts";
import { monthFromAddress } from "./month-from-address.ts";
import { destinationId, newTripDraft, tripsLoadFailed } from "./trip-text.ts";
import { useTrips } from "./use-trips.ts";
import { useSearchParams } from "react-router";

const PromoCards = lazy(async () => (await import("./promo-cards.tsx")).PromoCards, {
  when: "visible",
});
const CreateTripForm = lazy(async () => (await import("./create-trip-form.tsx")).CreateTripForm);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Your trips", hidden: true });

export default function TripsPage() {
  return (
    <section className={`wrap ${styles.page}`}>
      <Heading level="h1" sentence="Where to, and when? You can add the rest later.">
        Plan
      </Heading>
      <MembersOrSaved fallback={<FormOutline />} note="Only trips kept on this device are listed.">
        {({ userId }) => <OwnTrips key={userId} />}
      </MembersOrSaved>
    </section>
  );
}

/** A member's trips. The form is open for a first trip, else behind a button. */
function OwnTrips() {
  const trips = useTrips();
  const [search] = useSearchParams();
  const [isOpened, setOpened] = useState(
    () => hasDraft(newTripDraft) || monthFromAddress(search) !== undefined,
  );
  const isFirst = trips.data?.length === 0;
  const open = () => {
    setOpened(true);
    focusSoon(destinationId);
  };
  const close = () => {
    setOpened(false);
    focusSoon(newTripButtonId);
  };
  return (
    <>
      {(isOpened || isFirst) && (
        <CreateTripForm fallback={<FormOutline />} onClose={isFirst ? undefined : close} />
      )}
      <Trips onNew={open} />
      <Widget slot="plan-form-flights" />
      <Widget slot="plans-activities" />
      <Widget slot="plans-flights" />
      <div>
        <PromoCards />
      </div>
    </>
  );
}

const FormOutline = () => (
  <div aria-busy>
    <AfterAWhile>
      <Skeleton height={460} rounded />
    </AfterAWhile>
  </div>
);

const newTripButtonId = "new-trip";

type TripsProps = {
  /** Opens the form for a new trip. */
  onNew: () => void;
};

/** A member's upcoming and past trips. */
function Trips({ onNew }: TripsProps) {
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
