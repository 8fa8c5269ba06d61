import { listedOperators, operatorPage } from "../operators.ts";
import { otherNames } from "../readiness/operator/names.ts";
import {
  bestFirst,
  hasAll,
  isSpecific,
  queryTerms,
  withFact,
  withTerms,
  type Answer,
} from "./answer.ts";
import { bestLine, searchableLine } from "./fact-lines.ts";
import { hasTerm, phraseText, termsOf } from "./terms.ts";

const modeText = {
  ferry: "ferry ferries boat",
  ship: "ship cruise ocean liner kennel",
  train: "train trains rail railway",
  tunnel: "tunnel channel train car shuttle",
  bus: "bus buses coach",
} as const;

const topicTerms = "pet pets policy policies fee fees foot passenger vehicle car kennel muzzle";

const operators = listedOperators.map(({ key, name, mode }) => {
  const others = otherNames[key] ?? [];
  const answer: Answer = {
    title: `${name} pet policy`,
    also: [name, ...others],
    text: "Whether pets board on foot or in a vehicle, limits, fees and booking, with sources.",
    path: `/operators/${key}`,
  };
  return {
    ...withTerms(answer, [topicTerms, modeText[mode]]),
    names: phraseText(name, ...others, modeText[mode]),
    lines: (operatorPage(key)?.topics ?? []).flatMap(({ label, lines }) =>
      lines.map((line) => searchableLine(line, label)),
    ),
  };
});

/** Pet policies of companies with trains, ferries and buses, by company and topic. */
export function findOperators(query: string): Answer[] {
  const terms = queryTerms(query);
  if (terms.length === 0) return [];
  const meant = termsOf(query);
  const found = operators.map((each) => {
    const topics = meant.filter((term) => !hasTerm(each.names, term));
    const isNamed = topics.length < meant.length;
    const best = isNamed && topics.some(isSpecific) ? bestLine(each.lines, topics) : undefined;
    return { ...each, fact: best && withFact(each.answer, best) };
  });
  const facts = bestFirst(found.flatMap(({ fact }) => fact ?? []));
  const pages = found.filter(({ fact, words }) => !fact && hasAll(words, terms));
  return [...facts, ...pages.map(({ answer }) => answer)];
}
