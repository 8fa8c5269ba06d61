import type { ReactNode } from "react";
import type { Item } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { possessive } from "#format/words.ts";
import { dayText } from "#format/dates.ts";
import { listText } from "#format/lists.ts";
import { counted } from "#format/plurals.ts";
import { useSiteName } from "../../data/site.ts";
import { placeText } from "../../lookup/places/index.ts";
import { PetPicture } from "../pets/index.ts";
import type { Companion } from "./trip-head.tsx";
import type { NamedPet } from "./pet-names.ts";
import { destinationOf } from "../labels/index.ts";
import { PrintedCosts } from "./costs/printed-costs.tsx";
import { PrintedLeg } from "./legs/printed-leg.tsx";
import { PrintedLists } from "./lists/printed-lists.tsx";
import { PrintedStay } from "./stays/printed-stay.tsx";
import styles from "./printed-trip.module.css";
import { PrintedMark } from "../../ui/printed-mark.tsx";
import { legName } from "./legs/leg-text.ts";
import { tripDays, type TripDate } from "./calendar/trip-days.ts";

type PrintedTripProps = {
  trip: TripDate &
    Pick<Trip, "destination" | "endDate" | "people" | "origin" | "legs" | "stays"> & {
      notes: string | null;
      costs: Trip["costs"] | null;
    };
  /** Pets that travel, are on a flight or have a list. */
  pets: readonly NamedPet[];
  /** The pets named in the head. */
  companions: readonly Companion[];
  items?: readonly Item[];
  /** What is left to do for the pets' papers. */
  deadlines?: ReactNode;
  /** The owner's name, for other readers. */
  by?: string;
  today: string;
};

/** A trip on paper, A4 or Letter, without interactive parts and empty sections. */
export function PrintedTrip(props: PrintedTripProps) {
  const { trip, pets, items, deadlines, today } = props;
  const { legs, stays, notes, costs } = trip;
  const siteName = useSiteName();
  return (
    <div className={styles.sheet} data-sheet="trip">
      <PrintedHead {...props} />
      {legs.length > 0 && (
        <div className={styles.part}>
          <p className={styles.name}>
            {legs.every(({ mode }) => mode === "flight") ? "Flights" : "Travel"}
          </p>
          {legs.map((leg, place) => (
            <PrintedLeg key={leg._id} leg={leg} name={legName(place, legs)} pets={pets} />
          ))}
        </div>
      )}
      {stays.length > 0 && (
        <div className={styles.part}>
          <p className={styles.name}>Places to stay</p>
          {stays.map((stay) => (
            <PrintedStay key={stay._id} stay={stay} />
          ))}
        </div>
      )}
      {notes && (
        <div className={styles.part}>
          <p className={styles.name}>Notes</p>
          <p className={styles.notes}>{notes}</p>
        </div>
      )}
      {deadlines}
      {items && <PrintedLists items={items} pets={pets} />}
      {costs && costs.length > 0 && <PrintedCosts costs={costs} />}
      <p className={styles.foot}>
        Printed from {siteName}, {dayText(today, "long")}. All times are local.
      </p>
    </div>
  );
}

/** Where the trip goes, when, and who travels. */
function PrintedHead({ trip, companions, by }: PrintedTripProps) {
  const { people, origin } = trip;
  const names = listText(companions.map(({ petName }) => petName));
  const facts = [
    tripDays(trip),
    origin && `From ${placeText(origin)}`,
    people !== null && counted(people, "person", "people"),
    names && `With ${names}`,
    by && `${possessive(by)} trip`,
  ].filter(Boolean);
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.title}>{destinationOf(trip)}</p>
        <p>{facts.join(" · ")}</p>
        {companions.length > 0 && (
          <p className={styles.faces}>
            {companions.map((pet) => (
              <span key={pet._id} className={styles.face}>
                <PetPicture pet={pet} width={320} eager />
              </span>
            ))}
          </p>
        )}
      </div>
      <PrintedMark />
    </header>
  );
}
