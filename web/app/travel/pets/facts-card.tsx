import { useId } from "react";
import type { Pet } from "#contracts/travel/pets.ts";
import styles from "./facts-card.module.css";
import { petFacts } from "./pet-facts.ts";

/** The facts about a pet, without its documents. */
export function FactsCard({ pet, today }: { pet: Pet; today: string }) {
  const id = useId();
  const facts = petFacts(pet, today);
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
    </section>
  );
}
