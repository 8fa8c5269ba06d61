import { countryAliases } from "../countries.ts";
import { wordsOf } from "../words.ts";
import { leadsTo, synonymGroups, weightPhrases, weightUnits } from "./synonyms.ts";

/** One thing that a query asks for: the written phrase, then others that mean the same. */
export type Term = readonly { phrase: string; needle: string }[];

/** The written phrase may be the beginning of a word. */
const term = (phrases: readonly string[], isPrefix: boolean): Term =>
  Array.from(new Set(phrases), (phrase, place) => ({
    phrase,
    needle: ` ${phrase}${isPrefix && place === 0 ? "" : " "}`,
  }));

/** Words of a query that are ignored: prepositions, and words that match every answer. */
export const fillers = new Set(
  `a an and at bring by can cat cats do document documents dog dogs does flight flights fly flying for from go going
  how i in info into is it long my near need of on or paper papers pet pets rule rules take the to travel traveling
  travelling trip what with`.split(/\s+/),
);

/** Shorter beginnings of words match too much. */
const shortestPrefix = 4;
/** Further words are ignored, so that the work is bounded. */
export const wordsMax = 20;
const longestPhrase = 4;

/** The other phrases for each phrase. */
const others = new Map<string, readonly string[]>();
const addOthers = (phrase: string, further: readonly string[]) =>
  others.set(phrase, [...new Set([...(others.get(phrase) ?? []), ...further])]);
for (const group of [...synonymGroups, ...countryAliases.map((names) => names.map(normalized))]) {
  for (const phrase of group) addOthers(phrase, group);
}
for (const [phrase, meant] of Object.entries(leadsTo)) addOthers(phrase, meant);
const phrasesSorted = Array.from(others.keys());

/** What a query asks for. Fillers are left out, so the list may be empty; its length is bounded. */
export function termsOf(query: string): Term[] {
  const words = wordsOf(query).slice(0, wordsMax).flatMap(split);
  const terms: Term[] = [];
  for (let at = 0; at < words.length;) {
    const { term: next, length } = termAt(words, at);
    if (next) terms.push(next);
    at += length;
  }
  return terms;
}

/** 12kg is written in one word, too. */
function split(word: string): string[] {
  const [, amount, unit] = /^(\d{1,4})([a-z]{2,9})$/.exec(word) ?? [];
  return amount && unit && weightUnits.has(unit) ? [amount, unit] : [word];
}

function termAt(words: readonly string[], at: number): { term?: Term; length: number } {
  const weight = weightAt(words, at);
  if (weight) return weight;
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(" ");
    const isLast = at + length === words.length;
    const alike = others.get(phrase) ?? (isLast ? begunPhrases(phrase) : undefined);
    if (alike) return { term: term([phrase, ...alike], isPrefix(phrase, isLast)), length };
  }
  const word = words[at] ?? "";
  if (fillers.has(word)) return { length: 1 };
  return { term: term([word], isPrefix(word, at === words.length - 1)), length: 1 };
}

const isPrefix = (phrase: string, isLast: boolean): boolean =>
  isLast && phrase.length >= shortestPrefix;

/** What the phrases that begin so mean. */
function begunPhrases(phrase: string): readonly string[] | undefined {
  if (phrase.length < shortestPrefix || fillers.has(phrase)) return undefined;
  const begun = phrasesSorted.filter((each) => each.startsWith(phrase));
  return begun.length === 0 ? undefined : begun.flatMap((each) => others.get(each) ?? []);
}

const isAmount = (word = ""): boolean => /^\d{1,4}$/.test(word);

/** A weight, such as 12 kg or 12.5 kg. */
function weightAt(
  words: readonly string[],
  at: number,
): { term: Term; length: number } | undefined {
  if (!isAmount(words[at])) return undefined;
  const unit = isAmount(words[at + 1]) ? at + 2 : at + 1;
  if (!weightUnits.has(words[unit] ?? "")) return undefined;
  const written = words.slice(at, unit + 1).join(" ");
  return { term: term([written, ...weightPhrases], false), length: unit + 1 - at };
}

/** A text to match terms against: its normalized words between spaces. */
export const phraseText = (...texts: readonly (string | undefined)[]): string =>
  ` ${texts.map((text) => normalized(text ?? "")).join(" ")} `;

function normalized(text: string): string {
  return wordsOf(text).join(" ");
}

export const hasTerm = (text: string, alike: Term): boolean =>
  alike.some(({ needle }) => text.includes(needle));

/** The words by which terms are found in a text; the last one may be a beginning. */
export const wordsFound = (text: string, terms: readonly Term[]): string[] => [
  ...new Set(
    terms
      .flat()
      .filter(({ needle }) => text.includes(needle))
      .flatMap(({ phrase }) => phrase.split(" ")),
  ),
];
