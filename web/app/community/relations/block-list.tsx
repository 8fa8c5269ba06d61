import { useQueryClient } from "@tanstack/react-query";
import { listBlocks, type BlockedPerson } from "#contracts/community/relations.ts";
import { call } from "../../data/browser.ts";
import { errorMessage } from "../../data/errors.ts";
import { grow, useGrowingList } from "../../data/lists.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import styles from "./block-list.module.css";
import { useRelate } from "./use-relation.ts";

/** The people whom the reader has blocked or muted, each with a button that undoes it. */
export function BlockList() {
  const list = useGrowingList({
    key: queryKeyOf(listBlocks, {}),
    fetchPage: (before: string | undefined, signal) =>
      call(listBlocks, { query: { before }, signal }),
    next: ({ data, hasMore }) => (hasMore ? data.at(-1)?._id : undefined),
  });
  const people = list.data?.pages.flatMap(({ data }) => data) ?? [];
  if (list.isError && !list.data) {
    return (
      <Notice busy={list.isFetching} onRetry={() => void list.refetch()}>
        Couldn't load the list. {errorMessage(list.error)}
      </Notice>
    );
  }
  if (!list.data) {
    return (
      <AfterAWhile>
        <div className="card pad stack" aria-busy>
          <Skeleton width="40%" />
        </div>
      </AfterAWhile>
    );
  }
  if (people.length === 0) {
    return (
      <EmptyState
        drawing="letter"
        title="You haven't blocked or muted anyone"
        sentence="You can block or mute a person from their profile or the menu of a post."
      />
    );
  }
  return (
    <div className="stack">
      <ul className={`card ${styles.list}`} aria-label="Blocked and muted people">
        {people.map((person) => (
          <Row key={person._id} person={person} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div>
          <Button busy={list.isFetchingNextPage} onClick={() => void grow(list)}>
            Load more
          </Button>
        </div>
      )}
    </div>
  );
}

function Row({ person }: { person: BlockedPerson }) {
  const { _id, username, blocked, muted } = person;
  const client = useQueryClient();
  const { busy, failed, change } = useRelate(_id);
  const undo = async (kind: "block" | "mute") => {
    if (!(await change(kind, false))) return;
    toast(kind === "block" ? `You unblocked ${username}.` : `You unmuted ${username}.`);
    await client.invalidateQueries({ queryKey: queryKeyOf(listBlocks) });
  };
  const state = [blocked && "Blocked", muted && "Muted"].filter(Boolean).join(", ");
  return (
    <li className={styles.row}>
      <Avatar face={person} />
      <span className={styles.text}>
        <b>{username}</b>
        <span className="meta">{state}</span>
      </span>
      <span className={styles.buttons}>
        {blocked && (
          <Button small busy={busy === "block"} onClick={() => void undo("block")}>
            Unblock <span className="sr">{username}</span>
          </Button>
        )}
        {muted && (
          <Button small busy={busy === "mute"} onClick={() => void undo("mute")}>
            Unmute <span className="sr">{username}</span>
          </Button>
        )}
      </span>
      {failed && (
        <p className={styles.problem} role="alert">
          {failed}
        </p>
      )}
    </li>
  );
}
