import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { addItems, createTrip, type ListedTrip } from "#contracts/travel/trips.ts";
import { counted } from "#format/plurals.ts";
import { inSentence } from "#reference/in-sentence.ts";
import { call } from "../../data/browser.ts";
import { Queries } from "../../data/queries.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { useToday } from "../../ui/use-today.ts";
import { ChosenTrip, TripChoices } from "../choose-trip/index.ts";
import { comingAndPast, firstDay, tripDays } from "./calendar/trip-days.ts";
import { itemsOf, newItemsBody, newTodos, type NewTodo } from "./lists/items.ts";
import { tripsLoadFailed } from "./trip-text.ts";
import { cacheTrip, useTrips } from "./use-trips.ts";

type AddTodosProps = {
  /** Where the trip goes, if a new one is made. */
  destination: string;
  todos: readonly NewTodo[];
  onClose: () => void;
};

/** Puts to-dos on one of the person's coming trips, or on a new one; also on pages without queries of their own. */
export const AddTodos = (props: AddTodosProps) => (
  <Queries>
    <Trips {...props} />
  </Queries>
);

function Trips({ destination, todos, onClose }: AddTodosProps) {
  const client = useQueryClient();
  const today = useToday();
  const trips = useTrips();
  const [added, setAdded] = useState<ListedTrip>();
  const adding = useMutation({
    mutationFn: async (trip: ListedTrip) => {
      const items = newTodos(todos, itemsOf(trip), firstDay(trip));
      if (items.length === 0) return undefined;
      return call(addItems, { params: { id: trip._id }, body: { items } });
    },
    onSuccess: (saved, trip) => {
      if (saved) cacheTrip(client, saved);
      setAdded(saved ?? trip);
    },
  });
  const creating = useMutation({
    mutationFn: () =>
      call(createTrip, { body: { destination, ...newItemsBody(newTodos(todos, [], null)) } }),
    onSuccess: (trip) => {
      cacheTrip(client, trip);
      setAdded(trip);
    },
  });
  if (added) return <ChosenTrip trip={added} message="Added to your trip." onClose={onClose} />;
  const { coming } = comingAndPast(trips.data ?? [], today);
  const isBusy = adding.isPending || creating.isPending;
  const failed = adding.error ?? creating.error;
  return (
    <div className="stack">
      <p>
        {counted(todos.length, "to-do")} will be added to the trip's list, with dates where we know
        them.
      </p>
      {failed && <Notice>{failed.message}</Notice>}
      {trips.data ? (
        <TripChoices
          trips={coming}
          daysOf={tripDays}
          action="Add"
          busy={adding.isPending ? adding.variables : creating.isPending}
          onChoose={adding.mutate}
        />
      ) : trips.isError ? (
        <Notice busy={trips.isFetching} onRetry={() => void trips.refetch()}>
          {tripsLoadFailed}
        </Notice>
      ) : (
        <AfterAWhile>
          <Skeleton height={120} rounded />
        </AfterAWhile>
      )}
      <div>
        <Button variant="pri" busy={isBusy} onClick={() => creating.mutate()}>
          Start a new trip to {inSentence(destination)}
        </Button>
      </div>
    </div>
  );
}
