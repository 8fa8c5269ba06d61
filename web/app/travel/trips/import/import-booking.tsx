import { Suspense, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import * as z from "zod/mini";
import { useToday } from "../../../ui/use-today.ts";
import { DraftNote, useDraft } from "../../../forms/draft.tsx";
import { lazy } from "../../../data/lazy/lazy.tsx";
import { LeaveWarning } from "../../../forms/leave-warning.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { tripsLoadFailed } from "../trip-text.ts";
import { useTrips } from "../use-trips.ts";
import { withMore, type Card } from "./cards.ts";
import { ImportBox, textId } from "./import-box.tsx";
import { fittingTrip, guessTrip, type NewTrip } from "./trip-guess.ts";
import { useReading } from "./use-reading.ts";

const Review = lazy(async () => (await import("./review.tsx")).Review);

const Written = z.object({ text: z.string() });
const nothing = { text: "" };

/** Imports a confirmation: enter, parse, review, and save on request. */
export function ImportBooking() {
  const trips = useTrips();
  const today = useToday();
  const [search] = useSearchParams();
  const draft = useDraft({ key: "import", schema: Written, empty: nothing });
  const [cards, setCards] = useState<readonly Card[]>([]);
  const latest = useRef(cards);
  const put = (all: readonly Card[]) => {
    latest.current = all;
    setCards(all);
  };
  const [guess, setGuess] = useState<NewTrip>();
  const saved = useRef(false);
  const reading = useReading((bookings, airports) => {
    const before = latest.current;
    const all = withMore(before, bookings);
    put(all);
    setGuess(
      guessTrip(
        all.map(({ booking }) => booking),
        airports,
      ),
    );
    return all.length - before.length;
  }, today);
  const { state } = reading;

  const requested = trips.data?.find(({ _id }) => _id === search.get("trip"));
  const fitting = trips.data && (requested ?? (guess && fittingTrip(trips.data, guess)));

  return (
    <>
      <DraftNote draft={draft} />
      <ImportBox
        text={draft.value.text}
        onText={(text) => draft.set({ text })}
        state={state}
        onRead={reading.read}
      />
      {cards.length > 0 &&
        guess &&
        (trips.data ? (
          <Suspense fallback={<Skeleton height={320} rounded />}>
            <Review
              cards={cards}
              onCards={put}
              trips={trips.data}
              likely={fitting?._id}
              guess={guess}
              onDiscard={() => {
                put([]);
                reading.clear();
                document.getElementById(textId)?.focus();
              }}
              onSaved={() => {
                saved.current = true;
                draft.discard();
              }}
            />
          </Suspense>
        ) : trips.isError ? (
          <Notice onRetry={() => void trips.refetch()} busy={trips.isFetching}>
            {tripsLoadFailed}
          </Notice>
        ) : (
          <div aria-busy>
            <Skeleton height={320} rounded />
          </div>
        ))}
      <LeaveWarning
        when={() => !saved.current && (cards.length > 0 || draft.isDirty())}
        sentence="These bookings aren't saved yet."
      />
    </>
  );
}
