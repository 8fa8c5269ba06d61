import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { endOtherSessions, listSessions, type Session } from "#contracts/accounts/accounts.ts";
import { call } from "../../data/browser.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { SessionRow } from "./session-row.tsx";
import styles from "./sessions.module.css";

export const sessionsKey = queryKeyOf(listSessions);

/** Where the person is signed in. */
export function Sessions() {
  const sessions = useQuery(callQuery(listSessions));
  return (
    <SectionCard title="My sessions" sentence="Every browser that is signed in as you.">
      {sessions.data ? (
        <List sessions={sessions.data} />
      ) : sessions.isError ? (
        <Notice busy={sessions.isFetching} onRetry={() => void sessions.refetch()}>
          Your sessions could not be loaded.
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
      toast(ended === 1 ? "One other session ended." : `${ended} other sessions ended.`);
    },
  });

  return (
    <>
      <ul ref={list} className={styles.list} aria-label="Sessions" tabIndex={-1}>
        {sessions.map((session) => (
          <SessionRow key={session._id} session={session} onEnded={() => list.current?.focus()} />
        ))}
      </ul>
      {others.isError && <Notice>{others.error.message}</Notice>}
      {sessions.some((session) => !session.current) ? (
        <div>
          <Button small busy={others.isPending} onClick={() => others.mutate()}>
            Sign out other sessions
          </Button>
        </div>
      ) : (
        <p className="meta">You are signed in nowhere else.</p>
      )}
    </>
  );
}

function Outline() {
  return (
    <div aria-busy>
      <output className="sr">Loading your sessions</output>
      <AfterAWhile>
        <div className="stack">
          <Skeleton height={64} rounded />
          <Skeleton height={64} rounded />
        </div>
      </AfterAWhile>
    </div>
  );
}
