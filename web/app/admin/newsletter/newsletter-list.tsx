import { Link } from "react-router";
import {
  listNewsletters,
  type Newsletter,
  noSubscribers,
} from "#contracts/community/newsletter-admin.ts";
import { call } from "../../data/browser.ts";
import { useGrowingList } from "../../data/lists.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { adminNewsletterItemPath, newNewsletterPath } from "../../links/admin-site.ts";
import { LinkButton } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { plainDate } from "../../ui/relative-time.ts";
import { Chip } from "../../ui/tag.tsx";
import { AdminList } from "../admin-list.tsx";
import rows from "../rows.module.css";
import styles from "./newsletter.module.css";
import { progressText, stateText, subscriberCount } from "./text.ts";

const pageCount = 20;

/** Drafts and sent newsletters, newest first, with a link to write one. */
export function NewsletterList() {
  const query = useGrowingList({
    key: queryKeyOf(listNewsletters),
    fetchPage: (before: string | undefined, signal) =>
      call(listNewsletters, { query: { before, limit: pageCount }, signal }),
    next: ({ data, hasMore }) => (hasMore ? data.at(-1)?._id : undefined),
  });
  const subscribers = query.data?.pages[0]?.subscribers ?? 0;
  const write = (
    <LinkButton variant="go" to={newNewsletterPath}>
      Write newsletter
    </LinkButton>
  );
  return (
    <AdminList query={query} name="Newsletters">
      {(newsletters) => (
        <>
          <p>{subscribers === 0 ? noSubscribers : `${subscriberCount(subscribers)} confirmed.`}</p>
          {newsletters.length === 0 ? (
            <EmptyState
              drawing="letter"
              title="No newsletters yet"
              sentence="Write the first one. Nothing is sent until you select Send."
              action={write}
            />
          ) : (
            <>
              <div>{write}</div>
              <ul className={rows.rows} aria-label="Newsletters">
                {newsletters.map((newsletter) => (
                  <Line key={newsletter._id} newsletter={newsletter} />
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </AdminList>
  );
}

function Line({ newsletter }: { newsletter: Newsletter }) {
  const { _id: id, subject, state, updatedAt, sentAt } = newsletter;
  const { label, tone } = stateText[state];
  return (
    <li className={`card ${rows.row} ${styles.line}`}>
      <div className="stack tight">
        <Link className={classes("cover-link", rows.link)} to={adminNewsletterItemPath(id)}>
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
