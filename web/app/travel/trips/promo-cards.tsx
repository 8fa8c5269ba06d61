import { ArrowRight, ExternalLink } from "lucide-react";
import { Link } from "react-router";
import { articlePath } from "../../links/articles.ts";
import { flightsPath } from "../../links/flights.ts";
import styles from "./trips-page.module.css";

type Promo = { title: string; sentence: string; action: string; to: string };

const promos: readonly Promo[] = [
  {
    title: "Pet Insurance",
    sentence: "Find North American pet insurers on their trade association's list.",
    action: "See insurers at naphia.org",
    to: "https://naphia.org/",
  },
  {
    title: "Flight Deals",
    sentence: "Compare the pet rules of 3 airlines, with sources.",
    action: "Compare pet policies",
    to: flightsPath,
  },
  {
    title: "Pet Travel Gear",
    sentence: "What to pack, what to plan and what to leave at home.",
    action: "Read the guide",
    to: articlePath("ultimate-guide"),
  },
  {
    title: "Vet Access Anywhere",
    sentence: "Which documents need a vet's signature, and how far ahead to get them.",
    action: "Read about documents",
    to: articlePath("papers-in-order"),
  },
];

/** Related links. They are not advertisements, and the cards say so. */
export function PromoCards() {
  return (
    <section className="stack" aria-labelledby="trip-help">
      <h2 id="trip-help" className={styles.title}>
        More for your trip
      </h2>
      <ul className={styles.cards}>
        {promos.map(({ title, sentence, action, to }) => (
          <li key={title} className={styles.card}>
            <h3>{title}</h3>
            <p>{sentence}</p>
            {to.startsWith("/") ? (
              <Link to={to} prefetch="intent">
                {action}
                <ArrowRight size={16} aria-hidden />
              </Link>
            ) : (
              <a href={to} rel="noopener">
                {action}
                <ExternalLink size={16} aria-hidden />
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="meta">These aren't ads. We don't earn anything from these links.</p>
    </section>
  );
}
