import { petKeys, type CheckValues } from "../../links/check.ts";

/** The longest text of all other pets together, encoded, so that an address stays below 8 kB with the rest of it. */
export const othersMax = 6_500;

// Characters that a query string has as they are, so that the text isn't encoded twice.
const [ofPets, ofAnswers, ofKey] = ["_", "*", "."] as const;

const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(ofPets, "%5F").replaceAll(ofAnswers, "%2A");

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const encodedLength = (text: string): number => new URLSearchParams([["", text]]).toString().length;

/** Pets as one text of an address. Those that no longer fit are left out whole. */
export function packed(pets: readonly CheckValues[]): string {
  const texts = pets.map((pet) =>
    petKeys
      .filter((key) => pet[key])
      .map((key) => `${key}${ofKey}${encoded(pet[key])}`)
      .join(ofAnswers),
  );
  while (encodedLength(texts.join(ofPets)) > othersMax) texts.pop();
  return texts.filter((text) => text !== "").join(ofPets);
}

/** The answers about each of the packed pets. */
export const unpacked = (text: string): URLSearchParams[] =>
  text
    .split(ofPets)
    .filter((pet) => pet !== "")
    .map(
      (pet) =>
        new URLSearchParams(
          pet.split(ofAnswers).map((answer) => {
            const at = answer.indexOf(ofKey);
            return at < 0 ? [answer, ""] : [answer.slice(0, at), decoded(answer.slice(at + 1))];
          }),
        ),
    );
