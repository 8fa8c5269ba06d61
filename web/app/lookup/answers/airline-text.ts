import type { AirlineAnswer } from "#contracts/lookup/answers.ts";
import { faqEntries, type Question } from "./structured-data.ts";

type Kind = AirlineAnswer["location"];

export const kindLabels: Record<Kind, string> = {
  national: "Domestic",
  international: "International",
};

const homes: Readonly<Record<string, string>> = {
  delta: "USA",
  "american-airlines": "San Francisco",
  aeromexico: "Mexico",
};

/** The home of the airline, for its poster. */
export const homeOf = ({ airline }: AirlineAnswer): string => homes[airline.key] ?? airline.name;

export const titleOf = ({ airline, location }: AirlineAnswer): string =>
  `${airline.name} pet policy on ${location} flights: fees, cabin and cargo`;

export const nameOf = ({ airline, location }: AirlineAnswer): string =>
  `${airline.name}, ${location} flights`;

export const sentenceOf = ({ airline, location }: AirlineAnswer): string =>
  `What ${airline.name} takes and asks for pets on ${location} flights: the newest figures first, each with where we read it.`;

export const descriptionOf = ({ airline, location }: AirlineAnswer): string =>
  `${airline.name} on ${location} flights: pet fee, pets in the cabin, cargo, carrier size, service animals and papers, each with its source and the day it was checked.`;

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
      `${answer.airline.name}, ${answer.location} flights: ${label.toLowerCase()}?`,
      lines,
    ),
  );

export const sourcedIn = (answer: AirlineAnswer) => [
  ...groupsOf(answer).flatMap(({ topics }) => topics.flatMap(({ lines }) => lines)),
  ...answer.serviceAnimalRules,
  ...answer.disagreements,
];
