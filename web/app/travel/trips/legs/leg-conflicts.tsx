import { useQuery } from "@tanstack/react-query";
import { getTripReadiness } from "#contracts/travel/readiness.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { callQuery } from "../../../data/queries.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { conflictsOf } from "./conflicts-of.ts";

type LegConflictsProps = { trip: Trip; place: number; pets: readonly Pet[] };

/** What an airline's rules say against a leg as it is saved, such as a pet in the cabin where none is accepted. */
export function LegConflicts({ trip, place, pets }: LegConflictsProps) {
  const query = callQuery(getTripReadiness, { params: { id: trip._id } });
  // Each version of the trip is another question.
  const { data } = useQuery({ ...query, queryKey: [...query.queryKey, trip.version] });
  const conflicts = data ? conflictsOf(data, place, pets) : [];
  if (conflicts.length === 0) return null;
  return (
    <Notice tone="due">
      <ul className="stack tight">
        {conflicts.map(({ id, petName, because, sources }) => (
          <li key={id}>
            <b>{petName} can't travel like this.</b> {because}{" "}
            {sources.map(({ title, address }, index) => (
              <span key={title} className="meta">
                {index === 0 ? "Source: " : ", "}
                {address ? <a href={address}>{title}</a> : title}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
