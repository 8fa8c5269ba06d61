import type { Pet } from "#contracts/travel/pets.ts";
import { capitalized } from "#format/words.ts";
import { dayText } from "#format/dates.ts";
import { lengthText } from "#format/measures.ts";
import { type Reader } from "#format/reader.ts";
import { ageText, chipText, shortChip, weightIn } from "./pet-text.ts";
import { speciesWord } from "./species-word.ts";

/** The facts of a pet with labels, without empty ones. */
export function petFacts(pet: Pet, today: string, reader: Reader): [label: string, text: string][] {
  const { breed, sex, colour, snubNosed, microchipNumber, microchipDate, readAt } = pet;
  const { neutered, serviceDog } = pet;
  const facts: [string, string | null | false][] = [
    ["Species", speciesWord(pet)],
    ["Breed", breed],
    ["Sex", sex && capitalized(sex)],
    ["Born", birthText(pet)],
    ["Age", ageText(pet, today)],
    ["Weight", weightIn(pet, reader)],
    ["Size", sizeText(pet, reader)],
    ["Color", colour && capitalized(colour)],
    ["Snub-nosed", snubNosed !== null && (snubNosed ? "Yes" : "No")],
    ["Microchip", microchipNumber && chipFact(microchipNumber)],
    ["Microchipped on", microchipDate && dayText(microchipDate)],
    ["Microchip read on", readAt && dayText(readAt)],
    ["Spayed or neutered", neutered !== null && (neutered ? "Yes" : "No")],
    ["Service dog", serviceDog === true && "Yes"],
  ];
  return facts.flatMap(([label, text]) => (text ? [[label, text]] : []));
}

/** "May 10, 2024", "May 2024", "2024": as far as the birth date is known. */
function birthText({ birthDate, birthPrecision }: Pet): string {
  if (!birthDate) return "";
  if (birthPrecision === "year") return birthDate.slice(0, 4);
  return dayText(birthDate, birthPrecision === "month" ? "month" : "medium");
}

/** "985 112 004 118 203", "123 456 789 (not ISO)" */
const chipFact = (number: string): string =>
  `${chipText(number)}${shortChip(number) === undefined ? "" : " (not ISO)"}`;

/** "29 in (74 cm) long, 22 in (56 cm) tall, 12 in (30 cm) wide" */
function sizeText({ lengthCm, heightCm, widthCm }: Pet, reader: Reader): string {
  const sides = [
    [lengthCm, "long"],
    [heightCm, "tall"],
    [widthCm, "wide"],
  ] as const;
  return sides
    .flatMap(([cm, side]) => (cm === null ? [] : [`${lengthText(cm, reader, Math.round)} ${side}`]))
    .join(", ");
}

/** A pet's three documents by their name on the wire, with labels. */
export const paperLabels = {
  vaccine: "Vaccination certificate",
  microchip: "Microchip certificate",
  healthCertificate: "Health certificate",
} as const;
export type Paper = keyof typeof paperLabels;
export const papers: readonly Paper[] = ["vaccine", "microchip", "healthCertificate"];
