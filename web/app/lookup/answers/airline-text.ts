import type { AirlineAnswer } from "#contracts/lookup/answers.ts";
import { asked, type Question } from "./structured.ts";

type Kind = AirlineAnswer["location"];

export const kindLabels: Record<Kind, string> = {
  national: "National",
  international: "International",
};

const homes: Readonly<Record<string, string>> = {
  delta: "USA",
  "american-airlines": "San Francisco",
  aeromexico: "Mexico",
};

/** A place of the airline's own, for its poster. */
export const homeOf = ({ airline }: AirlineAnswer): string => homes[airline.key] ?? airline.name;

export const titleOf = ({ airline, location }: AirlineAnswer): string =>
  `${airline.name} pet policy on ${location} flights: fees, cabin and cargo`;

export const nameOf = ({ airline, location }: AirlineAnswer): string =>
  `${airline.name}, ${location} flights`;

export const sentenceOf = ({ airline, location }: AirlineAnswer): string =>
  `What ${airline.name} takes and asks for pets on ${location} flights: the newest figures first, each with where we read it.`;

export const descriptionOf = ({ airline, location }: AirlineAnswer): string =>
  `${airline.name} on ${location} flights: pet fee, pets in the cabin, cargo, carrier size, service animals and papers, each with its source and the day it was checked.`;

/** Topics in the groups in which they are read. */
const groups: readonly { title: string; keys: readonly string[] }[] = [
  { title: "At a glance", keys: ["baseFee", "petsInCabin", "cargo"] },
  {
    title: "Service and support animals",
    keys: ["serviceAnimals", "serviceAnimalFee", "emotionalSupport", "documents"],
  },
  { title: "In the cabin", keys: ["carrier", "weight", "age", "snubNosed", "checkIn"] },
  { title: "In the hold, and on which flights", keys: ["checkedFee", "routes"] },
];

/** Every topic with something known, once. */
export function groupsOf({ topics }: AirlineAnswer) {
  const named = new Set(groups.flatMap(({ keys }) => keys));
  const known = topics.filter(({ lines }) => lines.length > 0);
  const rest = known.filter(({ key }) => !named.has(key));
  return [
    ...groups.map(({ title, keys }) => ({
      title,
      topics: keys.flatMap((key) => known.find((topic) => topic.key === key) ?? []),
    })),
    { title: "Further", topics: rest },
  ].filter((group) => group.topics.length > 0);
}

export const questionsOf = (answer: AirlineAnswer): Question[] =>
  answer.topics.flatMap(({ label, lines }) =>
    asked(`${answer.airline.name}, ${answer.location} flights: ${label.toLowerCase()}?`, lines),
  );

export const sourcedIn = (answer: AirlineAnswer) => [
  ...groupsOf(answer).flatMap(({ topics }) => topics.flatMap(({ lines }) => lines)),
  ...answer.serviceAnimalRules,
  ...answer.disagreements,
];
