import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { getTripDays, type TripDays } from "#contracts/travel/days.ts";
import type { Entry } from "#contracts/travel/entries.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { counted } from "#format/plurals.ts";
import { withEntries } from "#reference/days/order.ts";
import { lazy } from "../../../data/lazy/lazy.tsx";
import { callQuery } from "../../../data/queries.tsx";
import { draftKeys } from "../../../forms/has-draft.ts";
import { PendingWrites } from "../../../forms/queue/pending-writes.tsx";
import { useEditRequest } from "../../../forms/queue/use-edit-request.ts";
import { Button } from "../../../ui/button.tsx";
import { focusSoon } from "../../../ui/focus-soon.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Outline, Skeleton } from "../../../ui/skeleton.tsx";
import { FlightSection } from "../legs/flight-section.tsx";
import { ListFailure } from "../lists/check-list.tsx";
import type { ItemChanges } from "../lists/use-item-changes.ts";
import { canEdit } from "../people/roles.ts";
import { StaySection } from "../stays/stay-section.tsx";
import { entryOfDraft, tripDraftKey, tripDrafts, tripTarget } from "../trip-keys.ts";
import { OpenStreets, TripMap } from "../trip-map.tsx";
import { hasPlaces } from "../trip-text.ts";
import { useEditing } from "../use-editing.ts";
import { type DayTools, EntryRow } from "./day-items.tsx";
import { DayGroupView, dayId, isFor } from "./day-view.tsx";
import { DayPicker, DaysRibbon } from "./days-ribbon.tsx";
import {
  type DropTarget,
  type FormFor,
  groupDays,
  type Moving,
  placeOfDrop,
} from "./entry-order.ts";
import { handleId, useEntries } from "./use-entries.ts";
import styles from "./days.module.css";

const EntryForm = lazy(async () => (await import("./entry-form.tsx")).EntryForm);
const MoveDialog = lazy(async () => (await import("./entry-form.tsx")).MoveDialog);

type DaysPartProps = {
  trip: Trip;
  pets: readonly Pet[];
  changes: ItemChanges;
  today: string;
};

/** A trip day by day, and its legs and stays. */
export function DaysPart({ trip, pets, changes, today }: DaysPartProps) {
  const days = useQuery(callQuery(getTripDays, { params: { id: trip._id } }));
  const legs = useEditing("edit-legs", tripDraftKey(trip._id, "legs"));
  const stays = useEditing(
    "edit-stays",
    tripDraftKey(trip._id, "stays"),
    !trip.checkIn && !trip.checkOut && !trip.address,
  );
  const forms = { editLegs: legs.begin, editStays: stays.begin };
  return (
    <div className={styles.part}>
      <h2 className="sr">Days</h2>
      <PendingWrites target={tripTarget(trip._id)} section="days" />
      {days.data ? (
        <Days data={days.data} trip={trip} pets={pets} items={changes} today={today} {...forms} />
      ) : days.isError ? (
        <Notice busy={days.isFetching} onRetry={() => void days.refetch()}>
          Couldn't load the days of this trip.
        </Notice>
      ) : (
        <Outline height={420} />
      )}
      <div className={styles.bookings}>
        <FlightSection trip={trip} pets={pets} editing={legs} />
        <StaySection trip={trip} editing={stays} />
      </div>
    </div>
  );
}

type DaysProps = Omit<DayTools, "entries" | "form" | "openForm" | "askMove"> & { data: TripDays };

function Days({ data, ...props }: DaysProps) {
  const { trip, today, items } = props;
  const entries = useEntries(trip);
  const [form, setForm] = useForm(trip);
  const [moving, setMoving] = useState<Moving>();
  const { days, ideas } = withEntries(data.days, entries.list);
  const groups = groupDays(days, today);
  const dates = days.map(({ date }) => date);
  const formDay = form && ("date" in form.of ? form.of.date : dateOf(entries.list, form.of.id));
  const [selected, select] = useSelectedDay(groups, formDay ?? today);
  const rows = JSON.stringify([days, ideas, form?.of]);
  const root = useDragging(rows, (id, target) => {
    const entry = entries.list.find(({ _id }) => _id === id);
    const place = entry && placeOfDrop(entries.list, entry, target);
    if (entry && place) entries.move(entry, place);
  });

  const closeForm = (id?: string) => {
    setForm(undefined);
    const shown = id ?? (form && "id" in form.of ? form.of.id : undefined);
    if (shown) focusSoon(handleId(shown));
  };
  const tools: DayTools = {
    ...props,
    entries,
    form: form && {
      of: form.of,
      view: (
        <EntryForm
          fallback={<Skeleton height={420} rounded />}
          trip={trip}
          of={form.of}
          dates={dates}
          focus={form.byUser}
          onDone={closeForm}
        />
      ),
    },
    openForm: (of) => setForm({ of, byUser: true }),
    askMove: setMoving,
  };
  // A draft may be of a day that the trip no longer has.
  const isIdea = form && "date" in form.of && !dates.some((date) => isFor(form.of, date));
  const moveTo = (date: string | null) => {
    if (!moving) return;
    setMoving(undefined);
    if ("from" in moving) return entries.moveDay(moving.from, date);
    // The focus stays on it, so its day is shown; the dialog first gives it back.
    if (date !== null) select(date);
    requestAnimationFrame(() => entries.move(moving.entry, { date, before: null }));
  };

  return (
    <div ref={root} className={`screen-only ${styles.days}`}>
      <ListFailure of={entries} />
      <ListFailure of={items} />
      {canEdit(trip) && <NoStays days={days} onAdd={props.editStays} />}
      <DaysRibbon days={days} trip={trip} today={today} />
      {days.length > 1 && (
        <DayPicker groups={groups} selected={selected} today={today} onSelect={select} />
      )}
      <div className={`split ${styles.deck}`}>
        <div className={styles.list}>
          {days.length === 0 && (
            <p className="card pad">
              No dates yet. Add your flights and stays, and the days show here.
            </p>
          )}
          {groups.map((group, place) => (
            <DayGroupView
              key={group.days[0].date}
              group={group}
              before={groups[place - 1]?.days.at(-1)}
              selected={group.days[0].date === selected}
              {...tools}
            />
          ))}
          {data.truncated && (
            <p className="meta">
              This trip has more days than we can show. Check the dates of your flights and stays.
            </p>
          )}
        </div>
        <aside className="stack loose" aria-label="Map and ideas">
          {hasPlaces(trip) && <TripMap trip={trip} />}
          <OpenStreets trip={trip} />
          <section aria-labelledby="ideas-title" data-day="ideas">
            <div className={styles.head}>
              <h3 id="ideas-title">Ideas</h3>
              <span className="meta">Plans without a day</span>
            </div>
            <ul className={styles.shelf}>
              {ideas.map(({ _id: id }) => {
                const entry = entries.list.find(({ _id }) => _id === id);
                return entry && <EntryRow key={id} entry={{ ...entry, date: null }} {...tools} />;
              })}
            </ul>
            {isIdea
              ? tools.form?.view
              : canEdit(trip) && (
                  <Button variant="txt" small onClick={() => tools.openForm({ date: null })}>
                    Add an idea
                  </Button>
                )}
          </section>
        </aside>
      </div>
      <MoveDialog
        moving={moving}
        dates={dates}
        onMove={(_moving, date) => moveTo(date)}
        onClose={() => setMoving(undefined)}
      />
    </div>
  );
}

const dateOf = (entries: readonly Entry[], id: string) =>
  entries.find(({ _id }) => _id === id)?.date ?? null;

type Shown = TripDays["days"];

/** The first night without a stay, above all days. */
function NoStays({ days, onAdd }: { days: Shown; onAdd: () => void }) {
  const [first, ...others] = days.flatMap(({ warnings }) =>
    warnings.filter(({ code }) => code === "no-stay"),
  );
  if (!first) return null;
  return (
    <div className={styles.alert}>
      <TriangleAlert size={20} aria-hidden />
      <p>
        <b>{first.text}</b>
        {others.length > 0 && `, nor on ${counted(others.length, "other night")}`}
      </p>
      <Button small onClick={onAdd}>
        Add a stay
      </Button>
    </div>
  );
}

/** The entry whose form is open; one with a draft opens by itself. */
function useForm({ _id: tripId, entries }: Trip) {
  const open = (key: string, byUser: boolean) => {
    const of = entryOfDraft(tripId, key);
    const isThere = of && ("date" in of || entries.some(({ _id }) => _id === of.id));
    return isThere ? { of, byUser } : undefined;
  };
  const [form, setForm] = useState<{ of: FormFor; byUser: boolean } | undefined>(() =>
    draftKeys(tripDrafts(tripId))
      .map((key) => open(key, false))
      .find((found) => found !== undefined),
  );
  useEditRequest((key) => setForm((before) => open(key, true) ?? before));
  return [form, setForm] as const;
}

/** The day that phones show: that of the address, else the usual one, else the first with something on it. */
function useSelectedDay(groups: ReturnType<typeof groupDays>, usual: string) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const groupOf = (date: string) =>
    groups.find(({ days }) => days.some((day) => day.date === date));
  const group =
    groupOf(hash.replace(/^#day-/, "")) ??
    groupOf(usual) ??
    groups.find(({ isFree }) => !isFree) ??
    groups[0];
  const select = (date: string) =>
    void navigate({ hash: dayId(date) }, { replace: true, preventScrollReset: true });
  return [group?.days[0].date, select] as const;
}

/** Makes the entries below an element draggable once the code is here; without it their menus move them. */
function useDragging(rows: string, onDrop: (id: string, target: DropTarget) => void) {
  const root = useRef<HTMLDivElement>(null);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    const begin = async () => {
      const { makeDraggable } = await import("./drag.ts");
      if (!isOver && root.current) end = makeDraggable(root.current, (...of) => drop(...of));
    };
    begin().catch(() => undefined);
    return () => {
      isOver = true;
      end?.();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other rows are other elements
  }, [rows]);
  return root;
}
