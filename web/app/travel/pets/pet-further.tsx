import { useId } from "react";
import { Link } from "react-router";
import type { Pet } from "#contracts/travel/pets.ts";
import { checkPath } from "../../links/check.ts";
import { flightsPath } from "../../links/lookup.ts";
import { useIsOff } from "../../data/site.ts";
import { marketplacePath } from "../../links/shop.ts";
import { PetSheets } from "../dossier/index.ts";
import styles from "./pets.module.css";
import { LivedCard } from "./lived-card.tsx";

/** The last cards beside a pet's records: its check-in sheets, where it has been, and where it can go. */
export function PetFurther({ pet }: { pet: Pet }) {
  return (
    <>
      <PetSheets petId={pet._id} />
      <LivedCard pet={pet} />
      <PetLinks pet={pet} />
    </>
  );
}

/** For a dog or a cat: a check, the airlines and a carrier. */
function PetLinks({ pet: { petName, species, breed } }: { pet: Pet }) {
  const id = useId();
  const hasShop = !useIsOff("shop");
  if (species !== "dog" && species !== "cat") return null;
  return (
    <section className="card pad stack screen-only" aria-labelledby={id}>
      <h2 id={id} className={styles.factsCardTitle}>
        Travel with {petName}
      </h2>
      <ul className="stack tight">
        <li>
          <Link to={checkPath({ species, breed })}>Check a trip</Link>
        </li>
        <li>
          <Link to={flightsPath}>Compare airline pet policies</Link>
        </li>
        {hasShop && (
          <li>
            <Link to={`${marketplacePath}?q=carrier`}>Find a carrier</Link>
          </li>
        )}
      </ul>
    </section>
  );
}
