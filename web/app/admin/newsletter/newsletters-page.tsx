import { Link } from "react-router";
import {
  listNewsletters,
  type Newsletter,
  noSubscribers,
} from "#contracts/community/newsletter-admin.ts";
import { dayText } from "#format/dates.ts";
import { pageMeta } from "../../ui/meta.ts";
import { call } from "../../data/browser.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { adminNewsletterItemPath, newNewsletterPath } from "../../links/admin.ts";
import { LinkButton } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Chip } from "../../ui/tag.tsx";
import { AdminPage } from "../admin-page.tsx";
import { AdminList } from "../admin-list.tsx";
import type { Route } from "./+types/newsletters-page";
import { progressText, stateText, subscriberCount } from "./use-newsletter.ts";
import rows from "../admin.module.css";
import styles from "./newsletter.module.css";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Newsletter", hidden: true });

export default function NewslettersPage() {
  return (
    <AdminPage title="Newsletter" sentence="Write to everyone who has confirmed a subscription.">
      <NewsletterList />
    </AdminPage>
  );
}

const pageCount = 20;

/** Drafts and sent newsletters, newest first, with a link to write one. */
function NewsletterList() {
  const write = (
    <LinkButton variant="go" to={newNewsletterPath}>
      Write newsletter
    </LinkButton>
  );
  return (
    <AdminList
      queryKey={queryKeyOf(listNewsletters)}
      fetchPage={(before: string | undefined, signal) =>
        call(listNewsletters, { query: { before, limit: pageCount }, signal })
      }
      rows="newsletters"
    >
      {(newsletters, first) => (
        <>
          <p>
            {first?.subscribers
              ? `${subscriberCount(first.subscribers)} confirmed.`
              : noSubscribers}
          </p>
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
            ? `Last changed ${dayText(updatedAt)}`
            : `Sent ${dayText(sentAt)}. ${progressText(newsletter)}.`}
        </span>
      </div>
      <Chip tone={tone}>{label}</Chip>
    </li>
  );
}
