import type { AirlineAnswer } from "#contracts/lookup/answers.ts";
import { faqEntries, type Question } from "./structured-data.ts";

type Kind = AirlineAnswer["location"];

export const kindLabels: Record<Kind, string> = {
  national: "Domestic",
  international: "International",
};

const kindText = (kind: Kind): string => kindLabels[kind].toLowerCase();

const homes: Readonly<Record<string, string>> = {
  delta: "USA",
  "american-airlines": "San Francisco",
  aeromexico: "Mexico",
};

/** The home of the airline, for its poster. */
export const homeOf = ({ airline }: AirlineAnswer): string => homes[airline.key] ?? airline.name;

export const titleOf = ({ airline, location }: AirlineAnswer): string =>
  `${airline.name} pet policy for ${kindText(location)} flights: fees, cabin and cargo`;

export const nameOf = ({ airline, location }: AirlineAnswer): string =>
  `${airline.name}, ${kindText(location)} flights`;

export const sentenceOf = ({ airline, location }: AirlineAnswer): string =>
  `${airline.name} pet fees and rules for ${kindText(location)} flights, newest first, each with its source.`;

export const descriptionOf = ({ airline, location }: AirlineAnswer): string =>
  `${airline.name}, ${kindText(location)} flights: pet fees, cabin and cargo rules, carrier size, service animals and documents, with sources and dates.`;

/** The groups of topics, in the order of the page. */
const groups: readonly { title: string; keys: readonly string[] }[] = [
  { title: "At a glance", keys: ["baseFee", "petsInCabin", "cargo"] },
  {
    title: "Service and support animals",
    keys: ["serviceAnimals", "serviceAnimalFee", "emotionalSupport", "documents"],
  },
  { title: "In the cabin", keys: ["carrier", "weight", "age", "snubNosed", "checkIn"] },
  { title: "Cargo hold and routes", keys: ["checkedFee", "routes"] },
];

/** All topics with lines, in groups. */
export function groupsOf({ topics }: AirlineAnswer) {
  const groupedKeys = new Set(groups.flatMap(({ keys }) => keys));
  const answered = topics.filter(({ lines }) => lines.length > 0);
  const rest = answered.filter(({ key }) => !groupedKeys.has(key));
  return [
    ...groups.map(({ title, keys }) => ({
      title,
      topics: keys.flatMap((key) => answered.find((topic) => topic.key === key) ?? []),
    })),
    { title: "Other rules", topics: rest },
  ].filter((group) => group.topics.length > 0);
}

export const questionsOf = (answer: AirlineAnswer): Question[] =>
  answer.topics.flatMap(({ label, lines }) =>
    faqEntries(
      `${answer.airline.name}, ${kindText(answer.location)} flights: ${label.toLowerCase()}?`,
      lines,
    ),
  );

export const sourcedIn = (answer: AirlineAnswer) => [
  ...groupsOf(answer).flatMap(({ topics }) => topics.flatMap(({ lines }) => lines)),
  ...answer.serviceAnimalRules,
  ...answer.disagreements,
];
