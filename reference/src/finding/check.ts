import { countryName } from "#format/names.ts";
import { countryNamed, regionLabels } from "../country-names.ts";
import { countryNamed as countryWithPapers } from "../countries.ts";
import { matchPlaces } from "../places.ts";
import { keyOf, wordsOf } from "../words.ts";
import type { Answer } from "./answer.ts";
import { wordsMax } from "./terms.ts";

const speciesByWord: Readonly<Record<string, "dog" | "cat" | "">> = {
  dog: "dog",
  dogs: "dog",
  puppy: "dog",
  cat: "cat",
  cats: "cat",
  kitten: "cat",
  pet: "",
  pets: "",
};

/** Words that ask whether something is possible. */
const asking = new Set(["can", "may", "check", "allowed", "ready"]);

/** Words for what a border requires. */
const requirements = new Set(
  "quarantine certificate permit import rabies titer titre microchip requirements documents papers rules".split(
    " ",
  ),
);

/** Words at which the name of a place ends. */
const bounds = new Set(
  "to into from by in on with via as and my is are can may the next this for fly travel take bring go".split(
    " ",
  ),
);

const longestName = 4;

/**
 * The check of a trip that a question asks about, such as "can my dog fly to london", with what is clear filled in. A
 * country without a page of papers needs no such question: "health certificate kenya".
 */
export function findCheck(query: string): Answer | undefined {
  const words = wordsOf(query).slice(0, wordsMax);
  const pet = words.find((word) => Object.hasOwn(speciesByWord, word));
  const from = placeAfter(words, ["from"]);
  const to =
    (pet !== undefined && placeAfter(words, ["to", "into"])) ||
    (pet !== undefined || words.some((word) => requirements.has(word))
      ? countryWithoutPapers(words, from)
      : undefined);
  if (!to && (pet === undefined || !words.some((word) => asking.has(word)))) return undefined;
  const species = (pet !== undefined && speciesByWord[pet]) || "";
  const values = new URLSearchParams();
  for (const [key, value] of Object.entries({ species, from, to }))
    if (value) values.set(key, value);
  const route = [from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(" ");
  return {
    title: ["Check", species ? `your ${species}` : "your pet", route].filter(Boolean).join(" "),
    also: [query],
    text: "Find out whether your pet can make the trip, and what's left to do by when.",
    path: values.size > 0 ? `/check?${values}` : "/check",
  };
}

/** The first country or region that is named, other than the start, if there is no page of its papers. */
function countryWithoutPapers(words: readonly string[], from = ""): string | undefined {
  for (const at of words.keys()) {
    for (let length = 3; length > 0; length -= 1) {
      const name = words.slice(at, at + length).join(" ");
      const named = countryNamed(name);
      if (!named || countryWithPapers(name)) continue;
      const label = placeNamed(name);
      if (label && !from.endsWith(label)) return label;
    }
  }
  return undefined;
}

/** The longest name of a place after one of these words. */
function placeAfter(words: readonly string[], before: readonly string[]): string | undefined {
  for (const [at, word] of words.entries()) {
    if (!before.includes(word)) continue;
    const rest = words.slice(at + 1, at + 1 + longestName);
    const end = rest.findIndex(
      (each, index) => bounds.has(each) && !(index === 0 && each === "the"),
    );
    const name = end === -1 ? rest : rest.slice(0, end);
    for (let length = name.length; length > 0; length -= 1) {
      const found = placeNamed(name.slice(0, length).join(" "));
      if (found) return found;
    }
  }
  return undefined;
}

/** A country, a part of one with rules of its own, or a town, as the check shows it. */
function placeNamed(name: string): string | undefined {
  const named = countryNamed(name);
  if (named) return (named.region && regionLabels[named.region]) ?? countryLabel(named.country);
  const [town] = matchPlaces(name, 1);
  const isCalled = [town?.city, town?.also].some((each) => each && keyOf(each) === keyOf(name));
  // "New York" is New York City.
  const isBegun = name.length > 3 && town && wordsOf(town.city).join(" ").startsWith(`${name} `);
  if (!town || !(isCalled || isBegun)) return undefined;
  return `${town.city}, ${countryLabel(town.country)}`;
}

const countryLabel = (code: string): string => countryName(code) ?? code;
