import { inText } from "#format/words.ts";
import { airlinePolicy } from "../airlines.ts";
import { airlineChoices, flightKindChoices } from "../choices.ts";
import {
  bestFirst,
  hasAll,
  isSpecific,
  queryTerms,
  withFact,
  withTerms,
  type Answer,
  type FactAnswer,
  type SearchableAnswer,
} from "./answer.ts";
import type { AirlineTopic } from "../facts/airline.ts";
import { bestLine, searchableLine, type SearchableLine } from "./fact-lines.ts";
import { hasTerm, phraseText, termsOf, type Term } from "./terms.ts";

const airlineTopics =
  "airline airlines policy policies fee fees cost cabin hold cargo carrier weight service animals emotional support snub nosed";

/** What the labels of topics leave out. */
const topicWords: Partial<Record<AirlineTopic, string>> = {
  baseFee: "cabin fee",
  checkedFee: "hold fee",
  carrier: "carrier size bag",
  routes: "routes",
};

type SearchableAirline = SearchableAnswer & {
  label: string;
  /** The names of the airline and the kind of flight. */
  names: string;
  lines: readonly SearchableLine[];
};

const airlines: readonly SearchableAirline[] = airlineChoices.flatMap(({ value, label }) =>
  flightKindChoices.map((kind) => {
    const answer = {
      title: `${label}, ${inText(kind.label)} flights`,
      also: [label, `${label} ${kind.label}`],
      text: "Pet fees and rules for the cabin, cargo, carriers and service animals, with sources.",
      path: `/airlines/${value}/${kind.value}`,
    };
    const policy = airlinePolicy(value, kind.value);
    return {
      ...withTerms(answer, [airlineTopics, kind.value]),
      label: phraseText(label),
      names: phraseText(label, kind.label, kind.value, "airline airlines flight flights"),
      lines: (policy?.topics ?? []).flatMap((topic) =>
        topic.lines
          .filter(({ basis }) => basis !== "listed")
          .map((line) => searchableLine(line, topic.label, topicWords[topic.key])),
      ),
    };
  }),
);

/** Pet policies of airlines, by airline, flight type and topic. */
export function findAirlines(query: string): Answer[] {
  const words = queryTerms(query);
  if (words.length === 0) return [];
  const terms = termsOf(query);
  const found = airlines.map((airline) => ({ ...airline, fact: airlineFact(airline, terms) }));
  // An airline that is named comes before those with a fact about the word.
  return [true, false].flatMap((isNamed) => {
    const some = found.filter(
      ({ label }) => terms.some((term) => hasTerm(label, term)) === isNamed,
    );
    const facts = bestFirst(some.flatMap(({ fact }) => fact ?? []));
    const pages = some.filter((airline) => !airline.fact && hasAll(airline.words, words));
    return [...facts, ...pages.map(({ answer }) => answer)];
  });
}

/** The page of an airline with the fact that was asked for; undefined where only the airline was. */
function airlineFact(
  { answer, names, lines }: SearchableAirline,
  terms: readonly Term[],
): FactAnswer | undefined {
  const topics = terms.filter((term) => !hasTerm(names, term));
  const best = topics.some(isSpecific) ? bestLine(lines, topics) : undefined;
  return best && withFact(answer, best);
}
