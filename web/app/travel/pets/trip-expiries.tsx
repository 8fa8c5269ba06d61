import { Link } from "react-router";
import type { Pet } from "#contracts/travel/pets.ts";
import { dayText } from "#format/dates.ts";
import { tripPath } from "../../links/trips.ts";
import { Notice } from "../../ui/notice.tsx";
import { destinationOf } from "../labels/index.ts";
import { expiryName, expiries, type Expiry } from "./expiries.ts";
import { useQuery } from "@tanstack/react-query";
import { listTrips } from "#contracts/travel/trips.ts";
import { callQuery } from "../../data/queries.tsx";

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
