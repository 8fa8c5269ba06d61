import { useState, type ReactNode } from "react";
import { Inbox, Plus } from "lucide-react";
import { noTrips, noDates } from "#contracts/travel/trip-parts.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { turnsOf } from "#art/turns.ts";
import { posterUrl } from "#art/urls.ts";
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
import { Chip } from "../../ui/tag.tsx";
import { lookOfPet, useOwnPets } from "../pets/index.ts";
import { destinationOf } from "../labels/index.ts";
import type { Route } from "./+types/trips-page";
import { AllTripsCalendar } from "./calendar/all-trips-calendar.tsx";
import { importPath, tripPath } from "../../links/trips.ts";
import { comingAndPast, daysToGo, tripDays } from "./calendar/trip-days.ts";
import { firstPet } from "./pet-names.ts";
import styles from "./trips.module.css";
import { hasDraft } from "../../forms/has-draft.ts";
import { focusSoon } from "../../ui/focus-soon.ts";
import { monthFromAddress } from "./month-from-address.ts";
import { destinationId, newTripDraft, tripsLoadFailed, toGoText } from "./trip-text.ts";
import { useTrips } from "./use-trips.ts";
import { useSearchParams, Link } from "react-router";

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

const TripBadges = lazy(async () => (await import("./papers/trip-badges.tsx")).TripBadges);

type TripListProps = {
  trips: readonly Trip[];
  label: string;
  /** The current day, if the next trip shows its countdown. */
  today?: string;
};

/** Trips as cards. */
function TripList({ trips, label, today }: TripListProps) {
  const pets = useOwnPets();
  const next =
    today === undefined ? undefined : trips.find((trip) => daysToGo(trip, today) !== undefined);
  const turns = turnsOf(trips.map(destinationOf));
  return (
    <TripGrid label={label}>
      {trips.map((trip, index) => (
        <TripCard
          key={trip._id}
          trip={trip}
          turn={turns[index]}
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
const TripListOutline = () => (
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
  /** Makes its picture differ from its neighbors'. */
  turn: number | undefined;
  /** Days until it begins, for the next one. */
  toGo?: number | undefined;
};

/** A trip in a list: poster, destination, dates and notes. The whole card is a link. */
function TripCard({ trip, pets, isAhead, pet, turn, toGo }: TripCardProps) {
  const { _id, notes } = trip;
  const look = pet === undefined || pet === "loading" ? undefined : lookOfPet(pet);
  const picture = { place: destinationOf(trip), shape: "landscape", time: "day", turn } as const;
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
