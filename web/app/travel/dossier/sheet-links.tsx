import { Link } from "react-router";
import type { Pet } from "#contracts/travel/pets.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { possessive } from "#format/words.ts";
import { dossierPath } from "../../links/trips.ts";
import { legText } from "./sheet-text.ts";

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
