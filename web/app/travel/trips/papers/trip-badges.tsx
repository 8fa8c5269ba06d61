import { inText } from "#format/words.ts";
import { Chip } from "../../../ui/tag.tsx";
import { verdictText } from "../../labels/index.ts";
import type { NamedPet } from "../pet-names.ts";
import styles from "./papers.module.css";
import { useTripVerdicts } from "./use-verdicts.ts";

type TripBadgesProps = { tripId: string; pets: readonly NamedPet[] };

/** What is left to do for each pet of a trip, on its card. */
export function TripBadges({ tripId, pets }: TripBadgesProps) {
  const verdicts = useTripVerdicts(tripId);
  const badges = verdicts.pets.flatMap((verdict) => {
    const pet = pets.find(({ _id }) => _id === verdict.petId);
    return pet && verdict.verdict !== "exempt" ? [{ pet, ...verdictText(verdict) }] : [];
  });
  if (badges.length === 0) return null;
  return (
    <ul className={styles.badges} aria-label="Papers">
      {badges.map(({ pet, tone, text }) => (
        <li key={pet._id}>
          <Chip tone={tone}>
            {pet.petName}: {inText(text)}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
