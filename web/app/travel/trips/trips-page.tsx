import { useState } from "react";
import { Inbox, Plus, CalendarDays } from "lucide-react";
import { noTrips } from "#contracts/travel/trip-parts.ts";
import type { ListedTrip } from "#contracts/travel/trips.ts";
import { turnsOf } from "#art/turns.ts";
import { MembersOrSaved } from "../../ui/saved-copies/members-or-saved.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { Widget } from "../../commerce/widgets/index.ts";
import { useToday } from "../../ui/use-today.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { destinationOf } from "../labels/index.ts";
import type { Route } from "./+types/trips-page";
import { importPath } from "../../links/trips.ts";
import { comingAndPast, monthFromAddress } from "./calendar/trip-days.ts";
import styles from "./trips.module.css";
import tickets from "./ticket.module.css";
import { hasDraft } from "../../forms/has-draft.ts";
import { focusSoon } from "../../ui/focus-soon.ts";
import { destinationId, newTripDraft, tripsLoadFailed } from "./trip-text.ts";
import { useTrips } from "./use-trips.ts";
import { useSearchParams } from "react-router";
import { LazyNextTripCard, LazyTripTicket } from "./lazy.ts";

const PromoCards = lazy(async () => (await import("./promo-cards.tsx")).PromoCards, {
  when: "visible",
});
const CreateTripForm = lazy(async () => (await import("./create-trip-form.tsx")).CreateTripForm);

const WaitingLink = lazy(async () => (await import("./import/waiting-link.tsx")).WaitingLink);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Your trips", hidden: true });

export default function TripsPage() {
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>Plan</h1>
      <MembersOrSaved
        fallback={<Outline height={340} />}
        note="Only trips kept on this device are listed."
      >
        {({ userId }) => <OwnTrips key={userId} />}
      </MembersOrSaved>
    </section>
  );
}

const Outline = ({ height }: { height: number }) => (
  <div aria-busy>
    <AfterAWhile>
      <Skeleton height={height} rounded />
    </AfterAWhile>
  </div>
);

/** A member's trips, the next one first. With none ahead, the form for a new one comes first. */
function OwnTrips() {
  const trips = useTrips();
  const today = useToday();
  const { coming, past } = comingAndPast(trips.data ?? [], today);
  const [search] = useSearchParams();
  const [form, setForm] = useState(() => ({
    isOpen: hasDraft(newTripDraft) || monthFromAddress(search) !== undefined,
    turn: 0,
  }));
  const open = () => {
    setForm((now) => ({ ...now, isOpen: true }));
    focusSoon(destinationId);
  };
  const close = () => {
    setForm(({ turn }) => ({ isOpen: false, turn: turn + 1 }));
    focusSoon(newTripButtonId);
  };
  const isFirst = trips.data !== undefined && coming.length === 0;
  const hasNone = trips.data?.length === 0;
  const newTrip = (
    <section className={`card pad ${styles.newTrip}`} aria-labelledby="where-to">
      <h2 id="where-to" className={styles.title}>
        Where to, and when?
      </h2>
      <CreateTripForm
        key={form.turn}
        fallback={<Outline height={48} />}
        open={form.isOpen || hasNone}
        isNextStep={isFirst}
        onClose={hasNone ? undefined : close}
      />
    </section>
  );
  return (
    <>
      {isFirst && newTrip}
      <section className="stack">
        <div className="row apart">
          <h2 className={styles.title}>Upcoming Trips</h2>
          <Button id={newTripButtonId} small icon={<Plus aria-hidden />} onClick={open}>
            Plan a New Trip
          </Button>
        </div>
        <Upcoming trips={coming} hasPast={past.length > 0} state={trips} today={today} />
        <div className="row">
          {coming.length + past.length > 0 && <AllTripsCalendar />}
          <WaitingLink />
          <LinkButton small to={importPath()} icon={<Inbox aria-hidden />}>
            Import a booking
          </LinkButton>
        </div>
      </section>
      {!isFirst && newTrip}
      {past.length > 0 && (
        <section className="stack">
          <h2 className={styles.title}>Past Trips</h2>
          <TripList trips={past} label="Past trips" />
        </section>
      )}
      <Widget slot="plan-form-flights" />
      <Widget slot="plans-activities" />
      <Widget slot="plans-flights" />
      <div>
        <PromoCards />
      </div>
    </>
  );
}

const newTripButtonId = "new-trip";

type UpcomingProps = {
  trips: readonly ListedTrip[];
  hasPast: boolean;
  /** How loading them went. */
  state: ReturnType<typeof useTrips>;
  today: string;
};

/** The next trip large, the others as tickets. */
function Upcoming({ trips: [next, ...others], hasPast, state, today }: UpcomingProps) {
  if (next) {
    return (
      <>
        <LazyNextTripCard trip={next} level="h3" fallback={<Outline height={300} />} />
        {others.length > 0 && <TripList trips={others} label="Later trips" today={today} />}
      </>
    );
  }
  if (state.data) {
    return hasPast ? (
      <p>No upcoming trips. Where to next?</p>
    ) : (
      <EmptyState
        drawing="map"
        level="h3"
        title={noTrips}
        sentence="All you need to start is a place and a date."
      />
    );
  }
  return state.isError ? (
    <Notice onRetry={() => void state.refetch()} busy={state.isFetching}>
      {tripsLoadFailed}
    </Notice>
  ) : (
    <Outline height={300} />
  );
}

type TripListProps = {
  trips: readonly ListedTrip[];
  label: string;
  /** The current day, for trips that are ahead. */
  today?: string;
};

/** Trips as tickets. */
function TripList({ trips, label, today }: TripListProps) {
  const turns = turnsOf(trips.map(destinationOf));
  return (
    <ul className={tickets.tickets} aria-label={label}>
      {trips.map((trip, index) => (
        <li key={trip._id}>
          <LazyTripTicket
            trip={trip}
            turn={turns[index]}
            today={today}
            fallback={<Skeleton height={150} rounded />}
          />
        </li>
      ))}
    </ul>
  );
}

const TripsCalendar = lazy(
  async () => (await import("./calendar/trip-calendar.tsx")).TripsCalendar,
);

/** A button that opens the calendar of all trips. */
function AllTripsCalendar() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button small icon={<CalendarDays aria-hidden />} onClick={() => setOpen(true)}>
        Add to calendar
      </Button>
      {open && <TripsCalendar onClose={() => setOpen(false)} />}
    </>
  );
}
