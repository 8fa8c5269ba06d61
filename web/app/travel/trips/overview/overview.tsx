import { ClipboardCheck, History, type LucideIcon, ReceiptText, StickyNote } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Pet } from "#contracts/travel/pets.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { listText } from "#format/lists.ts";
import { moneyText } from "#format/money.ts";
import { LazyTripBookmarks } from "../../../community/bookmarks/index.ts";
import { lazy } from "../../../data/lazy/lazy.tsx";
import { tripPath } from "../../../links/trips.ts";
import { Outline, Skeleton } from "../../../ui/skeleton.tsx";
import { LazyTripExperiences } from "../../experiences/index.ts";
import { firstDay } from "../calendar/trip-days.ts";
import { sumsOf } from "../costs/cost-sums.tsx";
import type { ItemChanges } from "../lists/use-item-changes.ts";
import { hiddenText, isTogether } from "../people/roles.ts";
import { hasPlaces } from "../trip-text.ts";
import styles from "./overview.module.css";

// It needs the texts of requirements.
const NextThings = lazy(async () => (await import("./next-things.tsx")).NextThings);
const TripPhotos = lazy(async () => (await import("../photos/trip-photos.tsx")).TripPhotos);
const Ribbon = lazy(async () => (await import("./ribbon.tsx")).Ribbon);

const LatestChange = lazy(async () => (await import("../people/activity.tsx")).LatestChange);

const TripMap = lazy(async () => (await import("../trip-map.tsx")).TripMap, {
  when: "visible",
  fallback: <Skeleton height={380} rounded />,
});

const TripRelated = lazy(async () => (await import("../related/trip-related.tsx")).TripRelated, {
  when: "visible",
  fallback: <Skeleton height={160} rounded />,
});

type OverviewProps = { trip: Trip; pets: readonly Pet[]; changes: ItemChanges; today: string };

/** What comes next for a trip, and each of its parts in a line. */
export function Overview({ trip, changes, today }: OverviewProps) {
  return (
    <div className={`split ${styles.overview}`}>
      <div className={styles.main}>
        {hasPastLeg(trip, today) && <LazyTripExperiences tripId={trip._id} />}
        <NextThings
          fallback={<Outline height={360} />}
          trip={trip}
          changes={changes}
          today={today}
        />
        <Ribbon fallback={<Outline height={160} />} trip={trip} />
        <InShort trip={trip} changes={changes} />
        <TripPhotos trip={trip} />
      </div>
      <aside className="stack loose" aria-label="More for this trip">
        {hasPlaces(trip) && (
          <div className="wide-only">
            <TripMap trip={trip} />
          </div>
        )}
        <LazyTripBookmarks tripId={trip._id} />
        <TripRelated trip={trip} />
      </aside>
    </div>
  );
}

/** Whether a leg may be over, so that its owner can report on it. */
const hasPastLeg = (trip: Trip, today: string): boolean =>
  trip.legs.some(({ departureDate }) => (departureDate ?? firstDay(trip) ?? today) < today);

/** Packing, money and notes, a line each. */
function InShort({ trip, changes }: { trip: Trip; changes: ItemChanges }) {
  const packing = changes.list.filter(({ list }) => list === "packing");
  const open = packing.filter(({ done }) => !done);
  const sums = sumsOf(trip.costs).map(({ all, currency }) => moneyText(all, currency));
  return (
    <div className={`card ${styles.short}`}>
      <Line icon={ClipboardCheck} name="Packing" to={tripPath(trip._id, "packing")}>
        {packing.length === 0
          ? "No packing lists yet."
          : `${packing.length - open.length} of ${packing.length} packed.${open[0] ? ` Next: ${open[0].text}` : ""}`}
      </Line>
      <Line icon={ReceiptText} name="Money" to={tripPath(trip._id, "money")}>
        {sums.length === 0
          ? (hiddenText(trip, ["costs"]) ?? "No expenses yet.")
          : `${listText(sums)} so far`}
      </Line>
      {isTogether(trip) && (
        <Line icon={History} name="Activity" to={tripPath(trip._id, "people")}>
          <LatestChange trip={trip} />
        </Line>
      )}
      {trip.notes && (
        <section className={styles.row} aria-labelledby="notes-title">
          <StickyNote size={20} aria-hidden />
          <div>
            <h2 id="notes-title">Notes</h2>
            <p className={styles.notes}>{trip.notes}</p>
          </div>
        </section>
      )}
    </div>
  );
}

type LineProps = { icon: LucideIcon; name: string; to: string; children: ReactNode };

const Line = ({ icon: Icon, name, to, children }: LineProps) => (
  <div className={styles.row}>
    <Icon size={20} aria-hidden />
    <div>
      <Link to={to}>{name}</Link>
      <p className="meta">{children}</p>
    </div>
  </div>
);
