import type { PetVerdict } from "#contracts/travel/verdicts.ts";
import { counted } from "#format/plurals.ts";
import { dayText } from "#reference/readiness/requirement-text.ts";
import { excerpt } from "../../../ui/text.ts";
import type { NamedPet } from "../pet-names.ts";

/**
 * What stands before a trip, as the text before and after its destination: "Bruno: 2 things before ", ", first by Nov
 * 24."; undefined where nothing is known to be left.
 */
export function beforeTrip(
  verdicts: readonly PetVerdict[],
  pets: readonly NamedPet[],
  today: string,
): [before: string, after: string] | undefined {
  const lastDay = ({ first }: PetVerdict) => first?.by ?? first?.until ?? "9999";
  const open = verdicts.filter(({ verdict, todo }) => verdict === "blocked" || todo > 0);
  // The worst news first.
  const rank = ({ verdict }: PetVerdict) => (verdict === "blocked" ? 0 : 1);
  const [first] = open.toSorted(
    (one, other) => rank(one) - rank(other) || lastDay(one).localeCompare(lastDay(other)),
  );
  const pet = first && pets.find(({ _id }) => _id === first.petId);
  if (!pet) return undefined;
  const name = excerpt(pet.petName, 20);
  if (first.verdict === "blocked") {
    const { earliest } = first;
    const reason = earliest
      ? `on these dates, earliest ${dayText(earliest, today)}`
      : "as this trip is planned";
    return [`${name}: `, ` isn't possible ${reason}.`];
  }
  const day = first.first?.by ?? first.first?.until;
  const by = day ? `, first by ${dayText(day, today)}` : "";
  return [`${name}: ${counted(first.todo, "thing")} before `, `${by}.`];
}
