import { ArrowRight } from "lucide-react";
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
          See {name.charAt(0).toLowerCase() + name.slice(1)}
        </LinkButton>
      </p>
    </section>
  );
}

const kmPerMile = 1.609_344;
const rounded = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 2 });

/** About: positions are known to some kilometers, and roads are longer. */
const distanceText = (km: number): string =>
  `about ${rounded.format(km / kmPerMile)} miles (${rounded.format(km)} km)`;
