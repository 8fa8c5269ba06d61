import { useQueryClient } from "@tanstack/react-query";
import { listBlocks, type BlockedPerson } from "#contracts/community/relations.ts";
import { MembersOnly } from "../../data/guard.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { Heading } from "../../ui/heading.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Outline } from "../../ui/skeleton.tsx";
import { call } from "../../data/browser.ts";
import { errorMessage } from "../../data/errors.ts";
import { grow, nextId, useGrowingList } from "../../data/lists.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import type { Route } from "./+types/blocks-page";
import { useRelate } from "./use-relation.ts";
import styles from "./relations.module.css";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Blocked and muted people", hidden: true });

export default function BlocksPage() {
  return (
    <section className={`wrap ${styles.page}`}>
      <BackLink to="/account">Your account</BackLink>
      <Heading
        level="h1"
        sentence="You and people you've blocked don't see each other. You don't see posts by people you've muted, but they can still see yours."
      >
        Blocked and muted people
      </Heading>
      <MembersOnly fallback={<Outline height={104} />}>{() => <BlockList />}</MembersOnly>
    </section>
  );
}

/** The people whom the reader has blocked or muted, each with a button that undoes it. */
function BlockList() {
  const list = useGrowingList({
    key: queryKeyOf(listBlocks, {}),
    fetchPage: (before: string | undefined, signal) =>
      call(listBlocks, { query: { before }, signal }),
    next: nextId,
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
    return <Outline height={76} />;
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
        <p className={styles.blockListProblem} role="alert">
          {failed}
        </p>
      )}
    </li>
  );
}
