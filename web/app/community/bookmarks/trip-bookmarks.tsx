import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import {
  type Bookmark,
  listTripBookmarks,
  removeFromTrip,
  saveToTrip,
} from "#contracts/community/bookmarks.ts";
import { call } from "../../data/browser.ts";
import { errorMessage } from "../../data/errors.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import styles from "./bookmarks.module.css";
import { BookmarkRow } from "./bookmark-row.tsx";

/** What is saved to a trip, with links; nothing without any. */
export function TripBookmarks({ tripId }: { tripId: string }) {
  const title = useId();
  const client = useQueryClient();
  const input = { params: { tripId } };
  const saved = useQuery(callQuery(listTripBookmarks, input));
  const [failed, setFailed] = useState<string>();

  const set = async (isSaved: boolean, { kind, _id: id }: Bookmark) => {
    setFailed(undefined);
    try {
      await call(isSaved ? saveToTrip : removeFromTrip, { params: { tripId, kind, id } });
      await client.invalidateQueries({ queryKey: queryKeyOf(listTripBookmarks, input) });
      return true;
    } catch (error) {
      setFailed(errorMessage(error));
      return false;
    }
  };
  const remove = async (bookmark: Bookmark) => {
    if (!(await set(false, bookmark))) return;
    toast("Removed from this trip.", { undo: () => void set(true, bookmark) });
  };

  if (saved.data?.data.length === 0 && failed === undefined) return null;
  return (
    <section className="card pad stack tight screen-only" aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        Saved for this trip
      </h2>
      {failed && <Notice>Couldn't change this. {failed}</Notice>}
      {saved.data ? (
        <ul className={styles.saved} aria-labelledby={title}>
          {saved.data.data.map((bookmark) => (
            <BookmarkRow
              key={`${bookmark.kind} ${bookmark._id}`}
              bookmark={bookmark}
              onRemove={() => remove(bookmark)}
            />
          ))}
        </ul>
      ) : saved.isError ? (
        <Notice busy={saved.isFetching} onRetry={() => void saved.refetch()}>
          Couldn't load what you saved.
        </Notice>
      ) : (
        <AfterAWhile>
          <Skeleton height={60} />
        </AfterAWhile>
      )}
    </section>
  );
}
