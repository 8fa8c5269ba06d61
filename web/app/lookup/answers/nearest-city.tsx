import { ArrowRight } from "lucide-react";
import { inText } from "#format/words.ts";
import { distanceText } from "#format/measures.ts";
import { LinkButton } from "../../ui/button.tsx";
import styles from "./nearest-city.module.css";

export type NearestListing = {
  /** What is listed there, such as "Vets in Berlin" */
  name: string;
  to: string;
  km: number;
  listings: readonly string[];
};

/** The nearest city with listings, for one that has none. */
export function NearestCity({ nearest: { name, to, km, listings } }: { nearest: NearestListing }) {
  return (
    <section className={`card pad ${styles.nearest}`} aria-labelledby="nearest">
      <h2 id="nearest">Nearest city with listings</h2>
      <p>
        <b>{name}</b>, {distanceText(km)} away: {listings.join(", ")}.
      </p>
      <p>
        <LinkButton to={to} icon={<ArrowRight size={20} aria-hidden />}>
          See {inText(name)}
        </LinkButton>
      </p>
    </section>
  );
}
