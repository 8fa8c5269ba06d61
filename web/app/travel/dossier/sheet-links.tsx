import { Link } from "react-router";
import type { Pet } from "#contracts/travel/pets.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { possessive } from "#format/words.ts";
import { dossierPath } from "../../links/trips.ts";

/** "1. SEA to BKK", of a leg of a trip. */
export const legText = (leg: Trip["legs"][number], place: number): string => {
  const ends = [leg.from ?? leg.fromPlace?.city, leg.to ?? leg.toPlace?.city].filter(Boolean);
  return `${place + 1}. ${ends.join(" to ") || leg.airline || "Leg"}`;
};

type TripSheetsProps = { trip: Trip; pets: readonly Pick<Pet, "_id" | "petName">[] };

/** A line for each leg, with the check-in sheet of each pet of the trip. */
export function TripSheets({ trip, pets }: TripSheetsProps) {
  const traveling = pets.filter(({ _id }) => trip.petIds.includes(_id));
  if (traveling.length === 0) return null;
  return (
    <ul className="stack tight screen-only">
      {trip.legs.map((leg, place) => (
        <li key={leg._id}>
          {legText(leg, place)}:{" "}
          {traveling.map(({ _id, petName }, index) => (
            <span key={_id}>
              {index > 0 && ", "}
              <Link to={dossierPath(trip._id, _id, leg._id)}>
                {possessive(petName)} check-in sheet
              </Link>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
