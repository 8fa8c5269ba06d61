import { FileText } from "lucide-react";
import type { SharedDocument, SharedTrip } from "#contracts/travel/shares.ts";
import { possessive } from "#format/words.ts";
import { utcDay, localDay } from "#contracts/kernel/days.ts";
import { dayText } from "#format/dates.ts";
import { useHydrated } from "../../../data/hydrated.ts";
import { listText } from "#format/lists.ts";
import { extras } from "../../labels/index.ts";
import { tripDays } from "../calendar/trip-days.ts";
import styles from "./sharing.module.css";

/** The day a link expires in the reader's time zone; in UTC until hydration. */
export function Until({ moment }: { moment: string }) {
  const hydrated = useHydrated();
  const date = new Date(moment);
  return (
    <time className="num" dateTime={moment}>
      {dayText(hydrated ? localDay(date) : utcDay(date), "long")}
    </time>
  );
}

/** What a link to documents alone shows. */
export const SharedDocumentsPage = ({ trip }: { trip: SharedTrip }) => (
  <section className="wrap stack loose read">
    <div className="stack tight">
      <h1 tabIndex={-1}>Documents from {trip.sharedBy}</h1>
      <p className="lede">
        You can open them until <Until moment={trip.expiresAt} />.
      </p>
    </div>
    <SharedDocuments documents={trip.documents} />
  </section>
);

/** Documents that a link shows, each in a tab of its own. */
export const SharedDocuments = ({ documents }: { documents: readonly SharedDocument[] }) => (
  <ul className="card pad stack" aria-label="Documents">
    {documents.map(({ _id, label, url }) => (
      <li key={_id} className={styles.document}>
        <FileText size={20} aria-hidden />
        <a href={url} target="_blank" rel="noopener">
          {label}
          <span className="sr"> (opens in a new tab)</span>
        </a>
      </li>
    ))}
  </ul>
);

/** "This link doesn't include expenses, notes or entry requirements."; '' where the link shows everything. */
export function hiddenText(
  trip: Pick<SharedTrip, "costs" | "notes" | "codes" | "readiness">,
): string {
  const hidden = extras.filter(({ name }) => trip[name] === null || trip[name] === false);
  if (hidden.length === 0) return "";
  return `This link doesn't include ${listText(
    hidden.map(({ short }) => short),
    "or",
  )}.`;
}

/** The description in link previews: owner, dates and pets, as on the page itself. */
export function sharedText(trip: SharedTrip): string {
  const names = listText(trip.pets.map(({ petName }) => petName));
  const parts = [
    `${possessive(trip.sharedBy)} trip${names && ` with ${names}`}`,
    tripDays(trip),
  ].filter(Boolean);
  return `${parts.join(": ")}.`;
}
