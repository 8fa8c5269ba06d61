import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { type ListedTrip, listTrips } from "#contracts/travel/trips.ts";
import { callQuery } from "../../data/queries.tsx";
import { dossierPath } from "../../links/trips.ts";
import { SectionCard } from "../../ui/section-card.tsx";
import { useToday } from "../../ui/use-today.ts";
import { destinationOf } from "../labels/index.ts";

/** Links to the check-in sheets of a pet's next trips; nothing where there are none. */
export function PetSheets({ petId }: { petId: string }) {
  const today = useToday();
  const { data } = useQuery(callQuery(listTrips));
  const trips = data?.filter((trip) => trip.petIds.includes(petId) && !isOver(trip, today)) ?? [];
  if (trips.length === 0) return null;
  return (
    <SectionCard title="Check-in sheets">
      <ul className="stack tight">
        {trips.map((trip) => (
          <li key={trip._id}>
            <Link to={dossierPath(trip._id, petId)}>Check-in sheet for {destinationOf(trip)}</Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

/** Whether the last known day of a trip has passed. */
function isOver({ endDate, legs }: ListedTrip, today: string): boolean {
  const days = [endDate, ...legs.map(({ departureDate }) => departureDate)].flatMap(
    (day) => day ?? [],
  );
  return days.length > 0 && days.every((day) => day < today);
}
