import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import {
  type Activity,
  listActivity,
  undoActivity,
  undoHours,
} from "#contracts/travel/activity.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { anonymous } from "#contracts/kernel/author.ts";
import { call } from "../../../data/browser.ts";
import { errorCode, errorMessage } from "../../../data/errors.ts";
import { useKeys } from "../../../data/idempotency.ts";
import { nextId, useGrowingList } from "../../../data/lists.ts";
import { queryKeyOf } from "../../../data/queries.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { focusSoon } from "../../../ui/focus-soon.ts";
import { GrowingList } from "../../../ui/growing-list.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";
import { When } from "../../../ui/when.tsx";
import { newerTrip } from "../change-trip.ts";
import lists from "../lists/lists.module.css";
import { cacheTrip, cachedTrip } from "../use-trips.ts";
import { canEdit } from "./roles.ts";
import styles from "./people.module.css";

const useActivity = (tripId: string) => {
  const params = { id: tripId };
  return useGrowingList({
    key: queryKeyOf(listActivity, { params }),
    fetchPage: (before: string | undefined) => call(listActivity, { params, query: { before } }),
    next: nextId,
  });
};

/** So many changes are listed at first. */
const shownFirst = 3;

const idOf = ({ _id }: Activity): string => `change-${_id}`;

/** Who changed what on a trip, newest first. */
export function ActivityCard({ trip }: { trip: Trip }) {
  const query = useActivity(trip._id);
  const [all, setAll] = useState(false);
  const latest = query.data?.pages[0]?.data ?? [];
  const showAll = () => {
    setAll(true);
    const next = latest[shownFirst];
    if (next) focusSoon(idOf(next));
  };
  const row = (change: Activity) => <ActivityRow key={change._id} trip={trip} change={change} />;
  return (
    <section className="card pad stack" aria-labelledby="activity-title">
      <h2 id="activity-title" className={lists.title}>
        Activity
      </h2>
      {!all && latest.length > shownFirst ? (
        <>
          <ol className={styles.activity}>{latest.slice(0, shownFirst).map(row)}</ol>
          <div className="flush">
            <Button variant="txt" small data-reads onClick={showAll}>
              All activity
            </Button>
          </div>
        </>
      ) : (
        <GrowingList
          query={query}
          rows="changes"
          empty={<p className="meta">No changes yet.</p>}
          idOf={idOf}
        >
          {(changes) => <ol className={styles.activity}>{changes.map(row)}</ol>}
        </GrowingList>
      )}
      {canEdit(trip) && (
        <p className="meta">
          Undo works for {undoHours} hours, unless the same thing was changed since.
        </p>
      )}
    </section>
  );
}

const Sentence = ({ change: { actor, text } }: { change: Activity }) => (
  <>
    <b>{actor?.username ?? anonymous}</b> {text}
  </>
);

function ActivityRow({ trip, change }: { trip: Trip; change: Activity }) {
  const { actor, createdAt, canUndo } = change;
  const undo = useUndo(trip, change);
  return (
    <li id={idOf(change)} tabIndex={-1}>
      <Avatar face={actor} size="s" />
      <div className="stack tight">
        <p>
          <Sentence change={change} />
        </p>
        <div className={styles.when}>
          <span className="meta">
            <When moment={createdAt} />
          </span>
          {canUndo && canEdit(trip) && (
            <Button
              variant="txt"
              small
              icon={<Undo2 aria-hidden />}
              busy={undo.isPending}
              onClick={() => undo.mutate()}
            >
              Undo
              <span className="sr">
                : <Sentence change={change} />
              </span>
            </Button>
          )}
        </div>
        {undo.isError && (
          <Notice tone={errorCode(undo.error) === "CONFLICT" ? "due" : "blocked"}>
            {errorMessage(undo.error, "Couldn't undo it. Try again.")}
          </Notice>
        )}
      </div>
    </li>
  );
}

/** Undoes a change on the latest version of its trip. */
function useUndo(trip: Trip, { _id: activityId }: Activity) {
  const client = useQueryClient();
  const keyOf = useKeys();
  return useMutation({
    mutationFn: async () => {
      const params = { id: trip._id, activityId };
      const undo = (version: number) =>
        call(undoActivity, { params, ifVersion: version, key: keyOf("undo", version) });
      const version = cachedTrip(client, trip._id)?.version ?? trip.version;
      try {
        return await undo(version);
      } catch (error) {
        // Another part of the trip may have changed, which the undo leaves as it is.
        const newer = newerTrip(error);
        if (!newer) throw error;
        cacheTrip(client, newer);
        if (newer.version === version) throw error;
        return undo(newer.version);
      }
    },
    onSuccess: (saved) => {
      cacheTrip(client, saved);
      toast("Undone.");
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeyOf(listActivity) }),
  });
}

/** The latest change of a trip. */
export function LatestChange({ trip }: { trip: Trip }) {
  const { data } = useActivity(trip._id);
  const latest = data?.pages[0]?.data[0];
  if (!latest) return data ? "No changes yet." : null;
  return (
    <>
      <Sentence change={latest} />, <When moment={latest.createdAt} />
    </>
  );
}
