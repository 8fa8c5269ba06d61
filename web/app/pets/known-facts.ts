import type { Pet } from "#contracts/pets.ts";
import { capital, dayWords } from "./day-words.ts";
import { ageWords, chipWords, weightWords } from "./pet-words.ts";
import { speciesWord } from "./species-word.ts";

/** What is known of a pet, with labels; what is not known is left out. */
export function knownFacts(pet: Pet, today: string): [label: string, words: string][] {
  const { breed, sex, birthDate, colour, snubNosed, microchipNumber, microchipDate } = pet;
  const facts: [string, string | null | false][] = [
    ["Species", speciesWord(pet)],
    ["Breed", breed],
    ["Sex", sex && capital(sex)],
    ["Born", birthDate && dayWords(birthDate)],
    ["Age", ageWords(pet, today)],
    ["Weight", weightWords(pet)],
    ["Size", sizeWords(pet)],
    ["Colour", colour && capital(colour)],
    ["Snub-nosed", snubNosed !== null && (snubNosed ? "Yes" : "No")],
    ["Microchip", microchipNumber && chipWords(microchipNumber)],
    ["Chip since", microchipDate && dayWords(microchipDate)],
  ];
  return facts.flatMap(([label, words]) => (words ? [[label, words]] : []));
}

/** "74 cm long, 56 cm high, 30 cm wide" */
function sizeWords({ lengthCm, heightCm, widthCm }: Pet): string {
  const sides = [
    [lengthCm, "long"],
    [heightCm, "high"],
    [widthCm, "wide"],
  ] as const;
  return sides.flatMap(([cm, word]) => (cm === null ? [] : [`${cm} cm ${word}`])).join(", ");
}
