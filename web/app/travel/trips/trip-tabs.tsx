import { type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
import { Link } from "react-router";
import type { Trip } from "#contracts/travel/trips.ts";
import { counted } from "#format/plurals.ts";
import { draftKeys } from "../../forms/has-draft.ts";
import { useQueuedOf } from "../../data/queue/shown.ts";
import { onOtherTab } from "../../data/storage.ts";
import { type Readable, useStore } from "../../data/store.ts";
import { type TripPart, tripPath } from "../../links/trips.ts";
import { destinationOf } from "../labels/index.ts";
import { partOfDraft, partOfSection, tripDrafts, tripTarget, tripParts } from "./trip-keys.ts";
import styles from "./trip-page.module.css";

/** The id of the part that is open. */
export const partId = "trip-part";

export const partNames: Readonly<Record<TripPart, string>> = {
  overview: "Overview",
  papers: "Papers",
  days: "Days",
  packing: "Packing",
  money: "Money",
  people: "People",
};

type TripTabsProps = {
  trip: Trip;
  part: TripPart;
  /** What there is to say of the papers. */
  sign: ReactNode;
};

/** Links to the parts of a trip's page, which stay in sight. A part with something unsaved is marked. */
export function TripTabs({ trip, part, sign }: TripTabsProps) {
  const place = useRef<HTMLDivElement>(null);
  const wasStuck = useRef<boolean>(undefined);
  const { _id: id } = trip;
  const drafts = useStore(useMemo(() => partsWithDrafts(id, part), [id, part])).split(" ");
  const queued = useQueuedOf(tripTarget(trip._id)).map(({ section }) => partOfSection(section));

  // The next part begins below tabs that were stuck, and else with the head.
  useLayoutEffect(() => {
    const stuck = wasStuck.current;
    wasStuck.current = undefined;
    if (stuck === undefined) return;
    window.scrollTo(0, 0);
    if (stuck) document.getElementById(partId)?.scrollIntoView();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it runs for each new part
  }, [part]);

  const markOf = (one: TripPart): ReactNode => {
    const waiting = queued.filter((each) => each === one).length;
    if (one === part || (waiting === 0 && !drafts.includes(one))) return null;
    return (
      <>
        <span className={styles.mark} aria-hidden />
        <span className="sr">
          ({waiting > 0 ? `${counted(waiting, "change")} to be sent` : "unsaved draft"})
        </span>
      </>
    );
  };

  return (
    <>
      <div ref={place} className={styles.place} />
      <nav className={styles.tabs} aria-label={`Trip: ${destinationOf(trip)}`}>
        <ul>
          {tripParts.map((one) => (
            <li key={one}>
              <Link
                to={tripPath(trip._id, one)}
                preventScrollReset
                aria-current={one === part ? "page" : undefined}
                onClick={(event) => {
                  const nav = event.currentTarget.closest("nav");
                  wasStuck.current = isStuck(nav, place.current);
                }}
              >
                {partNames[one]}
                {one === "papers" && sign}
                {markOf(one)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** Whether the tabs are no longer where the page puts them. */
const isStuck = (tabs: Element | null, place: Element | null): boolean =>
  tabs !== null &&
  place !== null &&
  tabs.getBoundingClientRect().top > place.getBoundingClientRect().bottom + 1;

/** The names of the parts with drafts, but the one that is open; a form stores its draft when it goes. */
const partsWithDrafts = (id: string, open: TripPart): Readable<string> => ({
  get: () => {
    const parts = draftKeys(tripDrafts(id)).map((key) => partOfDraft(id, key));
    return tripParts.filter((part) => part !== open && parts.includes(part)).join(" ");
  },
  initial: "",
  subscribe: onOtherTab,
});
