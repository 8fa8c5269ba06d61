import type { ReactNode } from "react";
import type { SharedCost } from "#contracts/travel/shares.ts";
import type { Item, Leg, Stay } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { possessive } from "#format/words.ts";
import { dayText } from "#format/dates.ts";
import { listText } from "#format/lists.ts";
import { counted } from "#format/plurals.ts";
import { moneyText } from "#format/money.ts";
import { timeText } from "#format/times.ts";
import { useSiteName } from "../../data/site.ts";
import { placeText, zoneText } from "../../lookup/places/index.ts";
import { PetPicture } from "../pets/index.ts";
import { useReader } from "../../data/reader.ts";
import type { Companion } from "./trip-head.tsx";
import { type NamedPet, petNameOf, ownerName } from "./pet-names.ts";
import { destinationOf } from "../labels/index.ts";
import { sumsOf } from "./costs/cost-sums.tsx";
import { byDue } from "./lists/due-text.ts";
import { isOf, packingOwners } from "./lists/items.ts";
import { petFeeText, stayClock } from "./stays/stay-text.ts";
import { type PrintedEntry, PrintedPlans } from "./printed-plans.tsx";
import styles from "./printed-trip.module.css";
import { PrintedMark } from "../../ui/printed-mark.tsx";
import {
  legName,
  airsideText,
  arrivalShift,
  endText,
  flightName,
  seatText,
  shiftText,
} from "./legs/leg-text.ts";
import { tripDays, type TripDate } from "./calendar/trip-days.ts";

type PrintedTripProps = {
  trip: TripDate &
    Pick<Trip, "destination" | "endDate" | "people" | "origin" | "legs" | "stays"> & {
      notes: string | null;
      costs: readonly SharedCost[] | null;
      entries: readonly PrintedEntry[];
    };
  /** Pets that travel, are on a flight or have a list. */
  pets: readonly NamedPet[];
  /** The pets named in the head. */
  companions: readonly Companion[];
  items?: readonly Item[];
  /** What is left to do for the pets' papers. */
  deadlines?: ReactNode;
  /** What is printed in place of the whole trip. */
  children?: ReactNode;
  /** The owner's name, for other readers. */
  by?: string;
  today: string;
};

/** A trip on paper, A4 or Letter, without interactive parts and empty sections. */
export function PrintedTrip(props: PrintedTripProps) {
  const siteName = useSiteName();
  return (
    <div className={styles.sheet} data-sheet="trip">
      <PrintedHead {...props} />
      {props.children || <WholeTrip {...props} />}
      <p className={styles.foot}>
        Printed from {siteName}, {dayText(props.today, "long")}. All times are local.
      </p>
    </div>
  );
}

/** All parts of a trip on paper. */
export function WholeTrip({ trip, pets, items, deadlines }: PrintedTripProps) {
  const { legs, stays, notes, costs } = trip;
  return (
    <>
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
      <PrintedPlans entries={trip.entries} />
      {notes && (
        <div className={styles.part}>
          <p className={styles.name}>Notes</p>
          <p className={styles.notes}>{notes}</p>
        </div>
      )}
      {deadlines}
      {items && <PrintedLists items={items} pets={pets} />}
      {costs && costs.length > 0 && <PrintedCosts costs={costs} />}
    </>
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

/** Expenses of a trip as a table, with a total for each currency. */
const PrintedCosts = ({ costs }: { costs: readonly SharedCost[] }) => (
  <div className={styles.part}>
    <p className={styles.name}>Expenses</p>
    <table className={styles.costs}>
      <thead>
        <tr>
          <th scope="col">Expense</th>
          <th scope="col">Paid</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {costs.map(({ _id, what, amount, currency, paid }) => (
          <tr key={_id}>
            <td>{what}</td>
            <td>{paid ? "Yes" : ""}</td>
            <td>{moneyText(amount, currency)}</td>
          </tr>
        ))}
      </tbody>
      {/* Not a tfoot, which would be repeated on every page. */}
      <tbody className={styles.sums}>
        {sumsOf(costs).map(({ currency, all, open }) => (
          <tr key={currency}>
            <th scope="row">Total ({currency})</th>
            <td>{open === 0 ? "All paid" : `${moneyText(open, currency)} unpaid`}</td>
            <td>{moneyText(all, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

type PrintedLegProps = { leg: Leg; name: string; pets: readonly NamedPet[] };

/** A leg as a printed ticket with a stub. */
function PrintedLeg({ leg, name, pets }: PrintedLegProps) {
  const { departureDate, departureTime, departureZone, arrivalTime, arrivalZone } = leg;
  const reader = useReader();
  const shift = arrivalTime || leg.arrivalDate ? shiftText(arrivalShift(leg)) : "";
  const line = [name, departureDate && dayText(departureDate, "weekdayMonth"), flightName(leg)];
  return (
    <div className={styles.ticket}>
      <div className={styles.flight}>
        <p>{line.filter(Boolean).join(" · ")}</p>
        <div className={styles.way}>
          <Port
            name={endText(leg, "from")}
            time={timeText(departureTime, reader)}
            zone={departureZone}
          />
          <span className={styles.arrow} aria-hidden>
            →
          </span>
          <Port
            name={endText(leg, "to")}
            time={[timeText(arrivalTime, reader), shift].filter(Boolean).join(" ")}
            zone={arrivalZone}
          />
        </div>
        {leg.airside && <p>{airsideText}</p>}
      </div>
      <div className={styles.stub}>
        {leg.pets.map(({ petId, how }) => (
          <p key={petId}>
            <b>{petNameOf(petId, pets) ?? "A pet"}</b>{" "}
            {how === null ? "Not set yet" : seatText[how]}
          </p>
        ))}
        {leg.confirmation && <p>Conf. {leg.confirmation}</p>}
      </div>
    </div>
  );
}

const Port = ({ name, time, zone }: { name: string; time: string; zone: string | null }) => (
  <div>
    <p className={styles.code}>{name || "–"}</p>
    <p>
      <b>{time}</b> {zone && <span className={styles.faint}>{zoneText(zone)} time</span>}
    </p>
  </div>
);

type PrintedListsProps = { items: readonly Item[]; pets: readonly NamedPet[] };

/** The to-do list and the packing lists, with printed checkboxes. */
function PrintedLists({ items, pets }: PrintedListsProps) {
  const todo = byDue(items.filter(({ list }) => list === "todo"));
  const owners = packingOwners(items, []);
  return (
    <>
      {todo.length > 0 && (
        <div className={styles.part}>
          <p className={styles.name}>To do</p>
          <Boxes items={todo} />
        </div>
      )}
      {owners.length > 0 && (
        <div className={styles.part}>
          <p className={styles.name}>Packing</p>
          {owners.map((owner) => (
            <div key={JSON.stringify(owner)} className={styles.pack}>
              <p className={styles.place}>{ownerName(owner, pets)}</p>
              <Boxes items={items.filter((item) => isOf(owner, item))} columns />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

const Boxes = ({ items, columns }: { items: readonly Item[]; columns?: boolean }) => (
  <ul className={columns ? styles.columns : styles.lines}>
    {items.map(({ _id, text, due, done }) => (
      <li key={_id} className={styles.line}>
        <span className={styles.box}>{done && "✓"}</span>
        <span>{text}</span>
        {due && <span className={styles.faint}>due {dayText(due)}</span>}
      </li>
    ))}
  </ul>
);

/** A printed stay: address on the left, dates on the right. */
function PrintedStay({ stay }: { stay: Stay }) {
  const { name, address, checkIn, checkInTime, checkOut, checkOutTime, confirmation } = stay;
  const more = [petFeeText(stay), confirmation && `Confirmation code ${confirmation}`].filter(
    Boolean,
  );
  return (
    <div className={styles.stay}>
      <div>
        {name && <p className={styles.place}>{name}</p>}
        {address && <p className={styles.address}>{address}</p>}
        {more.length > 0 && <p className={styles.faint}>{more.join(" · ")}</p>}
      </div>
      <div>
        {checkIn && <Moment what="Check-in" day={checkIn} time={checkInTime} />}
        {checkOut && <Moment what="Check-out" day={checkOut} time={checkOutTime} />}
        {stayClock(stay) && <p className={styles.faint}>{stayClock(stay)}</p>}
      </div>
    </div>
  );
}

type MomentProps = { what: string; day: string; time: string | null };

const Moment = ({ what, day, time }: MomentProps) => (
  <p className={styles.moment}>
    <span>{what} </span>
    <b>{[dayText(day, "weekdayMonth"), timeText(time, useReader())].filter(Boolean).join(", ")}</b>
  </p>
);
