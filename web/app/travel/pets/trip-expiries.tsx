import { Link } from "react-router";
import type { Pet } from "#contracts/travel/pets.ts";
import { dayText } from "#format/dates.ts";
import { tripPath } from "../../links/trips.ts";
import { Notice } from "../../ui/notice.tsx";
import { destinationOf } from "../labels/index.ts";
import { useQuery } from "@tanstack/react-query";
import { listTrips } from "#contracts/travel/trips.ts";
import { callQuery } from "../../data/queries.tsx";
import { months } from "#contracts/travel/trip-parts.ts";
import { recordKinds, type RecordKind, type PetRecord } from "#contracts/travel/pet-records.ts";
import type { Trip } from "#contracts/travel/trips.ts";

/** What expires before or during which trip. */
export function TripExpiries({ pet, today }: { pet: Pet; today: string }) {
  const found = useExpiries(pet, today);
  if (found.length === 0) return null;
  return (
    <Notice tone="due">
      <ul className="stack tight">
        {found.map((expiry) => (
          <li key={expiry.record._id}>
            {expiryName(expiry)} expires {dayText(expiry.until)}, {expiry.is} your trip to{" "}
            <Link to={tripPath(expiry.trip._id)}>{destinationOf(expiry.trip)}</Link>.
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** What of a pet expires before or during a trip; nothing until the trips have loaded. */
export function useExpiries(pet: Pet, today: string): Expiry[] {
  const { data: trips = [] } = useQuery(callQuery(listTrips));
  return expiries(pet, trips, today);
}

type TripOfPets = Pick<
  Trip,
  "_id" | "destination" | "petIds" | "month" | "day" | "year" | "endDate" | "legs"
>;

/** A record that does not last until the end of a trip. */
export type Expiry = {
  record: PetRecord;
  trip: TripOfPets;
  until: string;
  is: "before" | "during";
};

/** Kinds that last over several trips. */
const lasting = new Set<RecordKind>(["rabies", "vaccination", "titre", "parasite", "euPassport"]);

/** What expires before or during which of a pet's next trips, the soonest first; each record with its first trip. */
export function expiries(pet: Pet, trips: readonly TripOfPets[], today: string): Expiry[] {
  const spans = trips
    .filter(({ petIds }) => petIds.includes(pet._id))
    .flatMap((trip) => {
      const span = spanOf(trip);
      return span && span.end >= today ? [{ trip, ...span }] : [];
    })
    .toSorted((one, other) => one.start.localeCompare(other.start));
  const found = latestOf(pet.records).flatMap((record): Expiry[] => {
    const until = record.validUntil;
    if (!until || until < today) return [];
    const short = spans.find(({ end }) => until < end);
    return short
      ? [{ record, until, trip: short.trip, is: until < short.start ? "before" : "during" }]
      : [];
  });
  return found.toSorted((one, other) => one.until.localeCompare(other.until));
}

/** Of records of one kind and purpose, the one that is valid for longest. */
function latestOf(records: readonly PetRecord[]): PetRecord[] {
  const latest = new Map<string, PetRecord>();
  for (const record of records) {
    if (!lasting.has(record.kind)) continue;
    const key = JSON.stringify([record.kind, record.against.toSorted()]);
    const other = latest.get(key);
    if (!other || (record.validUntil ?? "9999") > (other.validUntil ?? "9999")) {
      latest.set(key, record);
    }
  }
  return [...latest.values()];
}

/** The first and the last day of a trip; undefined without a first day. */
function spanOf({ month, day, year, endDate, legs }: TripOfPets) {
  const days = legs.flatMap(({ departureDate, arrivalDate }) => [departureDate, arrivalDate]);
  const two = (count: number) => String(count).padStart(2, "0");
  const own = month && day && year ? `${year}-${two(months.indexOf(month) + 1)}-${two(day)}` : null;
  const known = [own, endDate, ...days].filter((each) => each !== null).toSorted();
  const [start] = known;
  const end = known.at(-1);
  return start !== undefined && end !== undefined ? { start, end } : undefined;
}

/** "Rabies vaccination", as the subject of a sentence. */
export const expiryName = ({ record }: Expiry): string => recordKinds[record.kind];
