import { useQuery } from "@tanstack/react-query";
import { getTripReadiness } from "#contracts/travel/readiness.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { callQuery } from "../../../data/queries.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { conflictsOf } from "./conflicts-of.ts";
import { gapBefore } from "./gap-before.ts";

type LegConflictsProps = { trip: Trip; place: number; pets: readonly Pet[] };

/**
 * What contradicts a leg as it is saved: an airline's rules, such as a pet in the cabin where none is accepted, or a leg
 * before it that ends elsewhere.
 */
export function LegConflicts({ trip, place, pets }: LegConflictsProps) {
  const { data } = useQuery(callQuery(getTripReadiness, { params: { id: trip._id } }));
  const conflicts = data ? conflictsOf(data, place, pets) : [];
  const gap = data && gapBefore(data.journey, place);
  if (conflicts.length === 0 && !gap) return null;
  return (
    <Notice tone="due">
      <ul className="stack tight">
        {gap && (
          <li>
            <b>These legs don't connect.</b> The previous one ends in {gap.from}, and this one
            starts in {gap.to}. Add how you get there, so we can check the border between them, too.
          </li>
        )}
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
