import { Link } from "react-router";
import {
  listNewsletters,
  type Newsletter,
  noSubscribers,
} from "#contracts/community/newsletter-admin.ts";
import { call } from "../../data/browser.ts";
import { errorCode } from "../../data/errors.ts";
import { grow, useGrowingList } from "../../data/lists.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { adminNewsletterItemPath, newNewsletterPath } from "../../links/admin-site.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { Notice } from "../../ui/notice.tsx";
import { plainDate } from "../../ui/relative-time.ts";
import { Chip } from "../../ui/tag.tsx";
import { Outline } from "../admin-page.tsx";
import { Forbidden } from "../admins-only.tsx";
import styles from "./newsletter.module.css";
import { progressText, stateText, subscriberCount } from "./text.ts";

const pageCount = 20;
const linkId = (id: string) => `newsletter-${id}`;

/** Drafts and sent newsletters, newest first, with a link to write one. */
export function NewsletterList() {
  const query = useGrowingList({
    key: queryKeyOf(listNewsletters),
    fetchPage: (before: string | undefined, signal) =>
      call(listNewsletters, { query: { before, limit: pageCount }, signal }),
    next: ({ data, hasMore }) => (hasMore ? data.at(-1)?._id : undefined),
  });
  const { data, error, isError, isFetching } = query;
  // The person is no longer an admin.
  if (errorCode(error) === "ADMIN_ONLY") return <Forbidden />;
  if (!data) {
    return isError ? (
      <Notice busy={isFetching} onRetry={() => void query.refetch()}>
        Newsletters couldn't load. Try again.
      </Notice>
    ) : (
      <Outline />
    );
  }
  const newsletters = data.pages.flatMap((page) => page.data);
  const write = (
    <LinkButton variant="go" to={newNewsletterPath}>
      Write newsletter
    </LinkButton>
  );
  const subscribers = data.pages[0]?.subscribers ?? 0;
  const audience = (
    <p>{subscribers === 0 ? noSubscribers : `${subscriberCount(subscribers)} confirmed.`}</p>
  );
  if (newsletters.length === 0) {
    return (
      <div className="stack loose">
        {audience}
        <EmptyState
          drawing="letter"
          title="No newsletters yet"
          sentence="Write the first one. Nothing is sent until you say so."
          action={write}
        />
      </div>
    );
  }
  const growOn = async () => {
    const pages = await grow(query);
    const next = pages.flatMap((page) => page.data)[newsletters.length];
    if (next) focusSoon(linkId(next._id));
  };
  return (
    <div className="stack loose">
      <div className="row apart">
        {write}
        {audience}
      </div>
      <ul className={styles.lines} aria-label="Newsletters">
        {newsletters.map((newsletter) => (
          <Line key={newsletter._id} newsletter={newsletter} />
        ))}
      </ul>
      {query.isFetchNextPageError && (
        <Notice busy={isFetching} onRetry={() => void growOn()}>
          More newsletters couldn't load. Try again.
        </Notice>
      )}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <div>
          <Button busy={query.isFetchingNextPage} busyText="Loading…" onClick={() => void growOn()}>
            Load more newsletters
          </Button>
        </div>
      )}
    </div>
  );
}

function Line({ newsletter }: { newsletter: Newsletter }) {
  const { _id: id, subject, state, updatedAt, sentAt } = newsletter;
  const { label, tone } = stateText[state];
  return (
    <li className={`card ${styles.line}`}>
      <div className="stack tight">
        <Link id={linkId(id)} className={styles.title} to={adminNewsletterItemPath(id)}>
          {subject}
        </Link>
        <span className="meta">
          {sentAt === null
            ? `Last changed ${plainDate(updatedAt)}`
            : `Sent ${plainDate(sentAt)}. ${progressText(newsletter)}.`}
        </span>
      </div>
      <Chip tone={tone}>{label}</Chip>
    </li>
  );
}
