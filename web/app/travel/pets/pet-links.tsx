import { useId } from "react";
import { Link } from "react-router";
import type { Pet } from "#contracts/travel/pets.ts";
import { checkPath } from "../../links/check.ts";
import { flightsPath } from "../../links/lookup.ts";
import { marketplacePath } from "../../links/shop.ts";
import styles from "./facts-card.module.css";

/** Where a dog or a cat goes from its page: a check, the airlines and a carrier. */
export function PetLinks({ pet: { petName, species, breed } }: { pet: Pet }) {
  const id = useId();
  if (species !== "dog" && species !== "cat") return null;
  return (
    <section className="card pad stack screen-only" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Travel with {petName}
      </h2>
      <ul className="stack tight">
        <li>
          <Link to={checkPath({ species, breed })}>Check a trip</Link>
        </li>
        <li>
          <Link to={flightsPath}>Compare airline pet policies</Link>
        </li>
        <li>
          <Link to={`${marketplacePath}?q=carrier`}>Find a carrier</Link>
        </li>
      </ul>
    </section>
  );
}
