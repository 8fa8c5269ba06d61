import { Widget } from "../../commerce/widgets/index.ts";
import { useSite } from "../../data/site.ts";
import styles from "./trips.module.css";

const promos = ["plans-insurance", "plans-flight-deals", "plans-gear", "plans-vet"] as const;

/** What else a trip needs: partners' offers, which say so, or cards of our own. */
export function PromoCards() {
  const widgets = useSite()?.widgets;
  const isOwn = promos.every((place) => !widgets?.placed[place] && !widgets?.cards[place]);
  return (
    <section className="stack" aria-labelledby="trip-help">
      <h2 id="trip-help" className={styles.title}>
        More for your trip
      </h2>
      <ul className={styles.cards}>
        {promos.map((place) => (
          <li key={place}>
            <Widget place={place} />
          </li>
        ))}
      </ul>
      {isOwn && <p className="meta">These aren't ads. We don't earn anything from these links.</p>}
    </section>
  );
}
