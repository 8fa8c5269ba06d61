import { Link } from "react-router";
import { posterUrl } from "#art/urls.ts";
import { noDates } from "#contracts/travel/trip-names.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { Chip } from "../../ui/tag.tsx";
import { planPath } from "../../links/plans.ts";
import { toGoText } from "./plan-text.ts";
import { destinationOf } from "../labels/index.ts";
import { tripDays } from "./calendar/trip-days.ts";
import styles from "./trip-card.module.css";

type TripCardProps = {
  plan: Trip;
  /** Days until it begins, for the next one. */
  toGo?: number | undefined;
};

/** A trip in a list: its poster, where to, when, and its notes. All of it leads to the trip. */
export function TripCard({ plan, toGo }: TripCardProps) {
  const { _id, notes } = plan;
  return (
    <li>
      <article className={`card ${styles.card}`}>
        <img
          className={styles.picture}
          src={posterUrl({ place: destinationOf(plan), shape: "landscape", time: "day" })}
          alt=""
          width={720}
          height={405}
          loading="lazy"
          decoding="async"
        />
        <div className={styles.words}>
          <h3 className={styles.name}>
            <Link to={planPath(_id)} prefetch="intent">
              {destinationOf(plan)}
            </Link>
          </h3>
          <p className="meta num">{tripDays(plan) || noDates}</p>
          {toGo !== undefined && <Chip tone="due">{toGoText(toGo)}</Chip>}
          {notes && <p className={styles.notes}>{notes}</p>}
        </div>
      </article>
    </li>
  );
}
