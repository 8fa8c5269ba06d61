import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { dismissWaiting, listWaiting, type WaitingBooking } from "#contracts/travel/bookings.ts";
import { momentText } from "#format/dates.ts";
import { call } from "../../../data/browser.ts";
import { ignoreNotFound } from "../../../data/errors.ts";
import { callQuery, queryKeyOf } from "../../../data/queries.tsx";
import { useReader } from "../../../data/reader.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { nameOf } from "./booking-text.ts";
import styles from "./import.module.css";

/** Removes forwarded emails from those that wait, such as after their bookings were saved. */
export async function dismiss(client: QueryClient, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    // What can't be removed now waits on; its bookings show as already in the trip.
    await call(dismissWaiting, { params: { id } }).catch(() => undefined);
  if (ids.length > 0) await client.invalidateQueries({ queryKey: queryKeyOf(listWaiting) });
}

type WaitingProps = {
  /** The IDs of those that are in the review already. */
  reviewed: readonly string[];
  onReview: (waiting: WaitingBooking) => void;
};

/** Forwarded confirmations that wait, and the address to forward to. Nothing where mail-in isn't set up. */
export function Waiting({ reviewed, onReview }: WaitingProps) {
  const waiting = useQuery(callQuery(listWaiting));
  const { address = null, data = [] } = waiting.data ?? {};
  const left = data.filter(({ _id }) => !reviewed.includes(_id));
  if (waiting.isError && !waiting.data) {
    return (
      <Notice onRetry={() => void waiting.refetch()} busy={waiting.isFetching}>
        Couldn't load the bookings you forwarded.
      </Notice>
    );
  }
  if (address === null && left.length === 0) return null;
  return (
    <section className="card pad stack" aria-labelledby="to-confirm">
      <h2 id="to-confirm" className={styles.title}>
        To confirm
      </h2>
      {left.length === 0 && <p className="meta">No bookings are waiting.</p>}
      {left.length > 0 && (
        <ul className={`stack loose plain ${styles.waiting}`}>
          {left.map((one) => (
            <li key={one._id}>
              <WaitingMail waiting={one} onReview={() => onReview(one)} />
            </li>
          ))}
        </ul>
      )}
      {address !== null && (
        <p className="meta">
          Forward confirmations to <b>{address}</b> from the verified email address of your account.
          Nothing is saved until you confirm it.
        </p>
      )}
    </section>
  );
}

type WaitingMailProps = { waiting: WaitingBooking; onReview: () => void };

function WaitingMail({ waiting, onReview }: WaitingMailProps) {
  const client = useQueryClient();
  const reader = useReader();
  const [isRemoving, setRemoving] = useState(false);
  const [failed, setFailed] = useState(false);
  const { _id: id, subject, receivedAt, isRead, bookings, notes, unread } = waiting;
  const remove = async () => {
    setRemoving(true);
    setFailed(false);
    try {
      await call(dismissWaiting, { params: { id } }).catch(ignoreNotFound);
      await client.invalidateQueries({ queryKey: queryKeyOf(listWaiting) });
    } catch {
      setFailed(true);
    }
    setRemoving(false);
  };
  const names = bookings.map((booking) => nameOf(booking, reader));
  const lines = !isRead
    ? ["We're still reading this email."]
    : names.length > 0
      ? names
      : unread.length > 0
        ? ["We found some details, but no complete booking."]
        : notes;
  return (
    <article className="stack tight" aria-label={subject || "Forwarded email"}>
      <div>
        <b>{subject || "Forwarded email"}</b>{" "}
        <span className="meta">{momentText(receivedAt, "short")}</span>
      </div>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {failed && <Notice>Couldn't remove it. Try again.</Notice>}
      <div className="row">
        {bookings.length + unread.length > 0 && (
          <Button small variant="pri" onClick={onReview}>
            Review
          </Button>
        )}
        <Button small busy={isRemoving} onClick={() => void remove()}>
          Remove
        </Button>
      </div>
    </article>
  );
}
