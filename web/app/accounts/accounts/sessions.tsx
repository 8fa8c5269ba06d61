import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import {
  endOtherSessions,
  listSessions,
  type Session,
  endSession,
} from "#contracts/accounts/accounts.ts";
import { counted } from "#format/plurals.ts";
import { call } from "../../data/browser.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import styles from "./accounts.module.css";
import { Laptop, Smartphone } from "lucide-react";
import { Chip } from "../../ui/tag.tsx";
import { When } from "../../ui/when.tsx";

export const sessionsKey = queryKeyOf(listSessions);

/** The devices on which the member is logged in. */
export function Sessions() {
  const sessions = useQuery(callQuery(listSessions));
  return (
    <SectionCard
      title="Where you're logged in"
      sentence="Devices that are logged in to your account."
    >
      {sessions.data ? (
        <List sessions={sessions.data} />
      ) : sessions.isError ? (
        <Notice busy={sessions.isFetching} onRetry={() => void sessions.refetch()}>
          Couldn't load your devices.
        </Notice>
      ) : (
        <Outline />
      )}
    </SectionCard>
  );
}

function List({ sessions }: { sessions: readonly Session[] }) {
  const client = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const others = useMutation({
    mutationFn: () => call(endOtherSessions),
    onSuccess: ({ ended }) => {
      client.setQueryData(
        sessionsKey,
        sessions.filter((session) => session.current),
      );
      list.current?.focus();
      toast(`Logged out of ${counted(ended, "other device")}.`);
    },
  });

  return (
    <>
      <ul ref={list} className={styles.list} aria-label="Devices" tabIndex={-1}>
        {sessions.map((session) => (
          <SessionRow key={session._id} session={session} onEnded={() => list.current?.focus()} />
        ))}
      </ul>
      {others.isError && <Notice>{others.error.message}</Notice>}
      {sessions.some((session) => !session.current) ? (
        <div>
          <Button small busy={others.isPending} onClick={() => others.mutate()}>
            Log out of other devices
          </Button>
        </div>
      ) : (
        <p className="meta">You're not logged in anywhere else.</p>
      )}
    </>
  );
}

function Outline() {
  return (
    <div aria-busy>
      <output className="sr">Loading your devices</output>
      <AfterAWhile>
        <div className="stack">
          <Skeleton height={64} rounded />
          <Skeleton height={64} rounded />
        </div>
      </AfterAWhile>
    </div>
  );
}

type SessionRowProps = { session: Session; onEnded: () => void };

/** One session, with a button that ends it. */
function SessionRow({ session, onEnded }: SessionRowProps) {
  const { _id: id, device, createdAt, current } = session;
  const client = useQueryClient();
  const ending = useMutation({
    mutationFn: () => call(endSession, { params: { id } }),
    onSuccess: () => {
      client.setQueryData(queryKeyOf(listSessions), (before: Session[] | undefined) =>
        before?.filter((session) => session._id !== id),
      );
      onEnded();
      toast(`Logged out of ${device}.`);
    },
  });
  const Sign = /iPhone|iPad|Android/.test(device) ? Smartphone : Laptop;

  return (
    <li>
      <div className={styles.line}>
        <Sign size={24} aria-hidden />
        <div className={styles.text}>
          <b id={`device-${id}`}>{device}</b>
          <span className="meta">
            Logged in <When moment={createdAt} />
          </span>
        </div>
        {current ? (
          <Chip tone="ready">This device</Chip>
        ) : (
          <Button
            small
            id={`end-${id}`}
            aria-labelledby={`end-${id} device-${id}`}
            busy={ending.isPending}
            onClick={() => ending.mutate()}
          >
            Log out
          </Button>
        )}
      </div>
      {ending.isError && <Notice>{ending.error.message}</Notice>}
    </li>
  );
}
