import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { addEntry, getTripDays } from "#contracts/travel/days.ts";
import { entryTitleMax } from "#contracts/travel/entries.ts";
import { addItems, createTrip, type ListedTrip } from "#contracts/travel/trips.ts";
import { dayText } from "#format/dates.ts";
import { counted } from "#format/plurals.ts";
import { inSentence } from "#reference/in-sentence.ts";
import { call } from "../../data/browser.ts";
import { freshKey } from "../../data/idempotency.ts";
import { callQuery, Queries } from "../../data/queries.tsx";
import { tripPath, tripsPath } from "../../links/trips.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { useToday } from "../../ui/use-today.ts";
import { ChosenTrip, TripChoices } from "../choose-trip/index.ts";
import { destinationOf } from "../labels/index.ts";
import { comingAndPast, firstDay, tripDays } from "./calendar/trip-days.ts";
import { freshItemId, itemsOf, newItemsBody, newTodos, type NewTodo } from "./lists/items.ts";
import { canEdit } from "./people/roles.ts";
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
      <Loaded of={trips} failed={tripsLoadFailed}>
        <TripChoices
          trips={coming}
          daysOf={tripDays}
          action="Add"
          busy={adding.isPending ? adding.variables : creating.isPending}
          onChoose={adding.mutate}
        />
      </Loaded>
      <div>
        <Button variant="pri" busy={isBusy} onClick={() => creating.mutate()}>
          Start a new trip to {inSentence(destination)}
        </Button>
      </div>
    </div>
  );
}

type LoadedProps = {
  of: { data: unknown; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  failed: string;
  children: ReactNode;
};

const Loaded = ({ of: { data, isError, isFetching, refetch }, failed, children }: LoadedProps) =>
  data ? (
    children
  ) : isError ? (
    <Notice busy={isFetching} onRetry={() => void refetch()}>
      {failed}
    </Notice>
  ) : (
    <AfterAWhile>
      <Skeleton height={120} rounded />
    </AfterAWhile>
  );

type AddPlanProps = {
  /** What is planned: a place, with its name and where it is. */
  title: string;
  place: string;
  venueId: string;
  onClose: () => void;
};

/** Plans a place for a day of one of the person's coming trips; also on pages without queries of their own. */
export const AddPlan = (props: AddPlanProps) => (
  <Queries>
    <PlanTrips {...props} />
  </Queries>
);

function PlanTrips(props: AddPlanProps) {
  const today = useToday();
  const trips = useTrips();
  const [trip, setTrip] = useState<ListedTrip>();
  if (trip) return <PlanDay {...props} trip={trip} />;
  const coming = comingAndPast(trips.data ?? [], today).coming.filter(canEdit);
  return (
    <Loaded of={trips} failed={tripsLoadFailed}>
      {coming.length > 0 ? (
        <TripChoices
          trips={coming}
          daysOf={tripDays}
          action="Add"
          busy={false}
          onChoose={setTrip}
        />
      ) : (
        <div className="stack">
          <p>You don't have an upcoming trip. Plan one, then add this place to it.</p>
          <div>
            <LinkButton variant="pri" to={tripsPath}>
              Plan a trip
            </LinkButton>
          </div>
        </div>
      )}
    </Loaded>
  );
}

function PlanDay({ trip, title, place, venueId, onClose }: AddPlanProps & { trip: ListedTrip }) {
  const client = useQueryClient();
  const today = useToday();
  const params = { id: trip._id };
  const days = useQuery(callQuery(getTripDays, { params }));
  const dates = days.data?.days.map(({ date }) => date) ?? [];
  const [chosen, setChosen] = useState<string>();
  // The same for another try, which then adds no second one.
  const [_id] = useState(freshItemId);
  const usual = dates.find((date) => date >= today) ?? dates[0] ?? "";
  const date = (chosen ?? usual) || null;
  const page = tripPath(trip._id, "days");
  const adding = useMutation({
    mutationFn: () => {
      const plan = { _id, title: title.slice(0, entryTitleMax), date, place };
      return call(addEntry, { params, body: { ...plan, venueId }, key: freshKey() });
    },
    onSuccess: (saved) => cacheTrip(client, saved),
  });
  if (adding.data) {
    const on = adding.data.entries.find((entry) => entry._id === _id)?.date ?? null;
    return (
      <ChosenTrip
        trip={adding.data}
        message={on === null ? "Added to your ideas." : `Added to ${dayText(on, "weekday")}.`}
        to={on === null ? page : `${page}#day-${on}`}
        onClose={onClose}
      />
    );
  }
  return (
    <Loaded of={days} failed="Couldn't load the days of this trip.">
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          adding.mutate();
        }}
      >
        {adding.error && <Notice>{adding.error.message}</Notice>}
        <SelectField
          name="plan-day"
          label="Day"
          value={date ?? ""}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">No day (idea)</option>
          {dates.map((each) => (
            <option key={each} value={each}>
              {dayText(each, "weekday")}
            </option>
          ))}
        </SelectField>
        <div>
          <Button type="submit" variant="pri" busy={adding.isPending}>
            Add to {destinationOf(trip)}
          </Button>
        </div>
      </form>
    </Loaded>
  );
}
