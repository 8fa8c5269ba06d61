import { useId } from "react";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useReader } from "../../accounts/viewer/index.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import styles from "./facts-card.module.css";
import { petFacts } from "./pet-facts.ts";
import { shortChip } from "./pet-text.ts";

// It comes with the rules of all countries, which few pets need.
const IsoNote = lazy(async () => (await import("./iso-note.tsx")).IsoNote);

/** The facts about a pet, without its documents. */
export function FactsCard({ pet, today }: { pet: Pet; today: string }) {
  const id = useId();
  const reader = useReader();
  const facts = petFacts(pet, today, reader);
  const digits = shortChip(pet.microchipNumber);
  return (
    <section className="card pad stack" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Details
      </h2>
      {facts.length === 0 && (
        <p className="meta">
          No details yet. Airlines ask for size, weight and microchip number. Select Update to add
          them.
        </p>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {digits !== undefined && <IsoNote fallback={<Skeleton height={180} />} digits={digits} />}
    </section>
  );
}
