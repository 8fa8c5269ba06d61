/** What an airline says about pets. */
import { disagreementsOn, type Disagreement } from "./disagreements.ts";
import type {
  AirlineFact,
  AirlineFacts,
  AirlineKey,
  AirlineTopic,
  AirlineValue,
  FlightKind,
} from "./facts/airline.ts";
import { aeromexico } from "./facts/airlines/aeromexico.ts";
import { americanAirlines } from "./facts/airlines/american-airlines.ts";
import { delta } from "./facts/airlines/delta.ts";
import { listed } from "./facts/airlines/listed.ts";
import { dot } from "./facts/dot.ts";
import { version } from "./facts/version.ts";
import { lineOf, type Line } from "./lines.ts";
import { feeWords } from "./price-words.ts";
import { keyOf } from "./words.ts";

export type AirlinePolicy = {
  /** The day on which the facts were collected. */
  version: string;
  airline: { key: AirlineKey; name: string; page: string };
  location: FlightKind;
  /** What is to be said before anything else, in a sentence. */
  notice?: string;
  /** Whether pets may travel as cargo; undefined where it is not known. */
  isCargoAvailable?: boolean;
  /** What is known of each topic, newer figures before older ones; an empty list where nothing is. */
  topics: Readonly<Record<AirlineTopic, readonly Line[]>>;
  /** The rules of the USA for service animals on its flights. */
  serviceAnimalRules: readonly Line[];
  disagreements: readonly Disagreement[];
  /** Each to stand after "Not known:". */
  notKnown: readonly string[];
};

export const topicLabels: Readonly<Record<AirlineTopic, string>> = {
  baseFee: "Base fee",
  checkedFee: "Checked pet fee",
  petsInCabin: "Pets in the cabin",
  cargo: "Cargo",
  serviceAnimals: "Service animals",
  serviceAnimalFee: "Service animal fee",
  emotionalSupport: "Emotional support animals",
  documents: "Required documents",
  carrier: "Carrier",
  weight: "Weight",
  age: "Youngest age",
  snubNosed: "Snub-nosed pets",
  checkIn: "Check-in",
  routes: "Routes and flights",
};

const all: Readonly<Record<AirlineKey, AirlineFacts>> = {
  delta,
  aeromexico,
  "american-airlines": americanAirlines,
};

const notices: Readonly<Partial<Record<AirlineKey, string>>> = {
  "american-airlines": "American Airlines no longer accepts emotional support animals.",
};

const airlineKeys = new Map<string, AirlineKey>([
  ["delta", "delta"],
  ["deltaairlines", "delta"],
  ["aeromexico", "aeromexico"],
  ["americanairlines", "american-airlines"],
  ["american", "american-airlines"],
]);

const flightKinds = new Map<string, FlightKind>([
  ["national", "national"],
  ["international", "international"],
]);

const longestName = 40;

const find = <Value>(known: ReadonlyMap<string, Value>, name: string): Value | undefined =>
  name.length > longestName ? undefined : known.get(keyOf(name));

/** What an airline says about pets on national or international flights; undefined where either is not known. */
export function airlinePolicy(airline: string, location: string): AirlinePolicy | undefined {
  const key = find(airlineKeys, airline);
  const kind = find(flightKinds, location);
  if (!key || !kind) return undefined;
  const { name, officialPage, facts } = all[key];
  const stated = [...facts, ...listed[key]].filter(({ on }) => on === undefined || on === kind);
  const topics = topicsOf(stated);
  const isCargoAvailable = stated
    .flatMap(({ value }) => (value.is === "yes-no" ? [value.yes] : []))
    .at(0);
  return {
    version,
    airline: { key, name, page: officialPage },
    location: kind,
    notice: notices[key],
    isCargoAvailable,
    topics,
    serviceAnimalRules: dot.map((fact) => lineOf(fact, "", valueWords("documents", fact.value))),
    disagreements: disagreementsOn(key),
    notKnown: notKnown(topics, isCargoAvailable === false),
  };
}

const gaps: readonly (readonly [topic: AirlineTopic, words: string])[] = [
  ["baseFee", "what a pet in the cabin costs"],
  ["checkedFee", "what a checked pet costs"],
  ["petsInCabin", "how many pets may travel in the cabin"],
  ["cargo", "whether pets may travel as cargo"],
  ["serviceAnimals", "how many service animals may travel in the cabin"],
  ["serviceAnimalFee", "what a service animal costs"],
  ["emotionalSupport", "whether emotional support animals are accepted"],
  ["documents", "which documents are required"],
  ["carrier", "how large a carrier may be"],
  ["weight", "how heavy a pet may be"],
  ["age", "how old a pet must be"],
  ["snubNosed", "whether snub-nosed pets are accepted"],
  ["checkIn", "how a pet is checked in"],
];

/** Nobody asks what a checked pet costs where none is taken. */
const notKnown = (topics: AirlinePolicy["topics"], isCabinOnly: boolean): string[] =>
  gaps.flatMap(([topic, words]) =>
    topics[topic].length > 0 || (topic === "checkedFee" && isCabinOnly) ? [] : [words],
  );

/** Sourced figures come before listed ones. */
const rank = ({ basis }: AirlineFact): number => (basis === "listed" ? 1 : 0);

function topicsOf(stated: readonly AirlineFact[]): AirlinePolicy["topics"] {
  const about = (topic: AirlineTopic): Line[] =>
    stated
      .filter((fact) => fact.topic === topic)
      .toSorted((a, b) => rank(a) - rank(b))
      .map(airlineLine);
  return {
    baseFee: about("baseFee"),
    checkedFee: about("checkedFee"),
    petsInCabin: about("petsInCabin"),
    cargo: about("cargo"),
    serviceAnimals: about("serviceAnimals"),
    serviceAnimalFee: about("serviceAnimalFee"),
    emotionalSupport: about("emotionalSupport"),
    documents: about("documents"),
    carrier: about("carrier"),
    weight: about("weight"),
    age: about("age"),
    snubNosed: about("snubNosed"),
    checkIn: about("checkIn"),
    routes: about("routes"),
  };
}

function airlineLine(fact: AirlineFact): Line {
  const { value, topic, stands, basis } = fact;
  const prices = value.is === "fee" ? value.prices : undefined;
  const label = basis === "listed" ? "As listed" : "";
  return lineOf(fact, label, valueWords(topic, value), { prices, stands });
}

function valueWords(topic: AirlineTopic, value: AirlineValue): string {
  switch (value.is) {
    case "fee":
      return feeWords(value);
    case "words":
      return value.words;
    case "lines":
      return `${value.lines.join(". ")}.`;
    case "yes-no":
      return [value.yes ? "Yes." : "No.", value.further].filter(Boolean).join(" ");
    case "count":
      return countWords(topic, value.animals, value.inAll);
    case "carrier": {
      const sizes = value.sizes.map(
        ({ what, size, unit }) => `${what}: ${size.join(" × ")} ${unit}`,
      );
      return [`${sentence(sizes.join("; "))}.`, ...(value.further ?? [])].join(" ");
    }
    case "weight": {
      const limits = value.limits.map(({ where, kg, lb }) =>
        lb === undefined ? `${where}: ${kg} kg` : `${where}: ${kg} kg (${lb} lb)`,
      );
      return [`${sentence(limits.join("; "))}.`, value.further].filter(Boolean).join(" ");
    }
  }
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function countWords(topic: AirlineTopic, animals: number, inAll?: number): string {
  if (topic === "petsInCabin")
    return `At most ${animals} ${animals === 1 ? "pet" : "pets"} in the cabin for each passenger.`;
  const most = `At most ${animals} in the cabin`;
  return inAll === undefined ? `${most}.` : `${most}, ${inAll} in all.`;
}
