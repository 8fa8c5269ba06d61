import type { Trip } from "#contracts/travel/trips.ts";
import { papersAnchor } from "../../../links/trips.ts";
import { lazy } from "../../../data/lazy/lazy.tsx";
import { Heading } from "../../../ui/heading.tsx";
import { AfterAWhile, Skeleton } from "../../../ui/skeleton.tsx";
import { lastDay } from "../calendar/trip-days.ts";
import type { ItemChanges } from "../lists/use-item-changes.ts";

const Papers = lazy(async () => (await import("./papers.tsx")).Papers);

type PapersSectionProps = { trip: Trip; changes: ItemChanges; today: string };

/** What every border of a trip asks of its pets. Nothing for a trip that is over. */
export function PapersSection({ trip, changes, today }: PapersSectionProps) {
  const last = lastDay(trip);
  if (last !== null && last < today) return null;
  return (
    <section aria-labelledby={papersAnchor}>
      <Heading id={papersAnchor} sentence="Based on your dates and your pets' records.">
        Papers
      </Heading>
      <Papers fallback={<PapersOutline />} trip={trip} changes={changes} />
    </section>
  );
}

const PapersOutline = () => (
  <div aria-busy>
    <AfterAWhile>
      <Skeleton height={320} rounded />
    </AfterAWhile>
  </div>
);
