import type { SharedTrip } from "#contracts/travel/shares.ts";
import { dayText } from "../../../ui/day-text.ts";
import { Chip } from "../../../ui/tag.tsx";
import { verdictText } from "../../labels/index.ts";
import styles from "./shared-trip.module.css";

type SharedVerdictsProps = {
  pets: SharedTrip["pets"];
  readiness: NonNullable<SharedTrip["readiness"]>;
};

/** What entry rules say of each pet, without its documents. */
export function SharedVerdicts({ pets, readiness }: SharedVerdictsProps) {
  const named = readiness.pets.flatMap((verdict) => {
    const pet = pets.find(({ _id }) => _id === verdict.petId);
    return pet ? [{ pet, ...verdictText(verdict) }] : [];
  });
  return (
    <section className="card pad stack" aria-labelledby="verdicts-title">
      <h2 id="verdicts-title" className={styles.title}>
        Entry requirements
      </h2>
      <ul className="stack tight">
        {named.map(({ pet, tone, text }) => (
          <li key={pet._id} className={styles.verdict}>
            <b>{pet.petName}</b>
            <Chip tone={tone}>{text}</Chip>
          </li>
        ))}
      </ul>
      <p className="meta">
        By the rules we know, checked on {dayText(readiness.rulesVersion)}. Check with the
        authorities before you travel.
      </p>
    </section>
  );
}
