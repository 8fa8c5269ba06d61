import type { Pet } from "#contracts/travel/pets.ts";
import { capital, dayText } from "../../ui/day-text.ts";
import { ageText, chipText, shortChip, weightIn } from "./pet-text.ts";
import { inUnits, type Units } from "../../ui/units.ts";
import { speciesWord } from "./species-word.ts";

/** The facts of a pet with labels, without empty ones. */
export function petFacts(pet: Pet, today: string, units: Units): [label: string, text: string][] {
  const { breed, sex, birthDate, colour, snubNosed, microchipNumber, microchipDate } = pet;
  const facts: [string, string | null | false][] = [
    ["Species", speciesWord(pet)],
    ["Breed", breed],
    ["Sex", sex && capital(sex)],
    ["Born", birthDate && dayText(birthDate)],
    ["Age", ageText(pet, today)],
    ["Weight", weightIn(pet, units)],
    ["Size", inUnits(sizeText(pet), units)],
    ["Color", colour && capital(colour)],
    ["Snub-nosed", snubNosed !== null && (snubNosed ? "Yes" : "No")],
    ["Microchip", microchipNumber && chipFact(microchipNumber)],
    ["Microchipped on", microchipDate && dayText(microchipDate)],
  ];
  return facts.flatMap(([label, text]) => (text ? [[label, text]] : []));
}

/** "985 112 004 118 203", "123 456 789 (not ISO)" */
const chipFact = (number: string): string =>
  `${chipText(number)}${shortChip(number) === undefined ? "" : " (not ISO)"}`;

/** "29 in (74 cm) long, 22 in (56 cm) tall, 12 in (30 cm) wide" */
function sizeText({ lengthCm, heightCm, widthCm }: Pet): string {
  const sides = [
    [lengthCm, "long"],
    [heightCm, "tall"],
    [widthCm, "wide"],
  ] as const;
  return sides
    .flatMap(([cm, side]) =>
      cm === null ? [] : [`${Math.round(cm / 2.54)} in (${cm} cm) ${side}`],
    )
    .join(", ");
}
