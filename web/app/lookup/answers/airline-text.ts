import type { AirlineAnswer } from "#contracts/lookup/answers.ts";
import { inText } from "#format/words.ts";
import { byReliability } from "./source-text.ts";
import { faqEntries, type Question } from "./structured-data.ts";

type Kind = AirlineAnswer["location"];

export const kindLabels: Record<Kind, string> = {
  national: "Domestic",
  international: "International",
};

const kindText = (kind: Kind): string => inText(kindLabels[kind]);

export const titleOf = ({ airline, location }: AirlineAnswer): string =>
  `${airline.name} pet policy for ${kindText(location)} flights: fees, cabin and cargo`;

export const nameOf = ({ airline, location }: AirlineAnswer): string =>
  `${airline.name}, ${kindText(location)} flights`;

export const descriptionOf = ({ airline, location }: AirlineAnswer): string =>
  `${airline.name}, ${kindText(location)} flights: pet fees, cabin and cargo rules, carrier size, service animals and documents, with sources and dates.`;

const serviceTopics: ReadonlySet<string> = new Set([
  "serviceAnimals",
  "serviceAnimalFee",
  "emotionalSupport",
]);

/** The topics with lines: those of pets, and those of service and support animals. */
export function topicsOf({ topics }: Pick<AirlineAnswer, "topics">) {
  const answered = topics.filter(({ lines }) => lines.length > 0);
  return {
    pets: answered.filter(({ key }) => !serviceTopics.has(key)),
    service: answered.filter(({ key }) => serviceTopics.has(key)),
  };
}

export const questionsOf = (answer: AirlineAnswer): Question[] =>
  answer.topics.flatMap(({ label, lines }) =>
    faqEntries(
      `${answer.airline.name}, ${kindText(answer.location)} flights: ${inText(label)}?`,
      lines,
    ),
  );

/** In the order of the page. */
export const sourcedIn = (answer: AirlineAnswer) => {
  const { pets, service } = topicsOf(answer);
  return [
    ...answer.comparison.flatMap(({ cells }) =>
      cells.map(({ sources }) => ({ sources: byReliability(sources).slice(0, 1) })),
    ),
    ...[...pets, ...service].flatMap(({ lines }) => lines),
    ...answer.serviceAnimalRules,
    ...answer.disagreements,
  ];
};
