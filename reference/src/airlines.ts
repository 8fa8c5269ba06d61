/** Airlines' pet policies. */
import { counted } from "#format/plurals.ts";
import { capitalized } from "#format/words.ts";
import { weightText } from "#format/measures.ts";
import { american } from "#format/reader.ts";
import { airlineNames } from "./airline-names.ts";
import { disagreementsOn, type Disagreement } from "./disagreements.ts";
import type {
  AirlineFact,
  AirlineKey,
  AirlineTopic,
  AirlineValue,
  FlightKind,
} from "./facts/airline.ts";
import { airlines } from "./facts/airlines.ts";
import { listed } from "./facts/airlines/listed.ts";
import { dot } from "./facts/dot.ts";
import { version } from "./facts/version.ts";
import { lineOf, type Line } from "./lines.ts";
import { feeText } from "./price-text.ts";
import { keyOf } from "./words.ts";

/** Statements on a topic, newer figures before listed ones; empty where there are none. */
export type Topic = { key: AirlineTopic; label: string; lines: readonly Line[] };

export type AirlinePolicy = {
  /** The day on which the facts were collected. */
  version: string;
  airline: { key: AirlineKey; name: string; page: string };
  location: FlightKind;
  /** Notice shown first. */
  notice?: string;
  /** Whether pets can travel as cargo; undefined if unknown. */
  isCargoAvailable?: boolean;
  /** All topics in display order. */
  topics: readonly Topic[];
  /** US rules for service animals on flights. */
  serviceAnimalRules: readonly Line[];
  disagreements: readonly Disagreement[];
  /** Each completes "We don't know". */
  notKnown: readonly string[];
};

/** `unknown` completes "We don't know" where the topic has no facts. */
const topics: readonly { key: AirlineTopic; label: string; unknown?: string }[] = [
  { key: "baseFee", label: "Base fee", unknown: "how much a pet in the cabin costs" },
  { key: "checkedFee", label: "Checked pet fee", unknown: "how much a checked pet costs" },
  {
    key: "petsInCabin",
    label: "Pets in the cabin",
    unknown: "how many pets are allowed in the cabin",
  },
  { key: "cargo", label: "Cargo", unknown: "whether pets can travel as cargo" },
  {
    key: "serviceAnimals",
    label: "Service animals",
    unknown: "how many service animals are allowed in the cabin",
  },
  {
    key: "serviceAnimalFee",
    label: "Service animal fee",
    unknown: "whether service animals travel free",
  },
  {
    key: "emotionalSupport",
    label: "Emotional support animal fee",
    unknown: "whether emotional support animals are accepted",
  },
  { key: "documents", label: "Required documents", unknown: "which documents are required" },
  { key: "carrier", label: "Carrier size", unknown: "how big a carrier can be" },
  { key: "weight", label: "Weight limit", unknown: "how much a pet can weigh" },
  { key: "age", label: "Minimum age", unknown: "how old a pet must be" },
  { key: "snubNosed", label: "Snub-nosed pets", unknown: "whether snub-nosed pets are accepted" },
  { key: "checkIn", label: "Check-in", unknown: "how to check in with a pet" },
  { key: "routes", label: "Routes" },
];

const notices: Readonly<Partial<Record<AirlineKey, string>>> = {
  "american-airlines": "American Airlines no longer accepts emotional support animals.",
};

const airlineKeys = new Map<string, AirlineKey>([
  ...airlineNames.flatMap(({ value, label }): [string, AirlineKey][] =>
    [value, label, airlines[value].name].map((name) => [keyOf(name), value]),
  ),
  ["american", "american-airlines"],
]);

const flightKinds = new Map<string, FlightKind>([
  ["national", "national"],
  ["international", "international"],
]);

const longestName = 40;

const find = <Value>(index: ReadonlyMap<string, Value>, name: string): Value | undefined =>
  name.length > longestName ? undefined : index.get(keyOf(name));

/** An airline's pet policy on national or international flights; undefined for an unknown airline or kind. */
export function airlinePolicy(airline: string, location: string): AirlinePolicy | undefined {
  const key = find(airlineKeys, airline);
  const kind = find(flightKinds, location);
  if (!key || !kind) return undefined;
  const { name, officialPage, facts } = airlines[key];
  const stated = [...facts, ...(listed[key] ?? [])].filter(
    ({ on }) => on === undefined || on === kind,
  );
  const found = topicsOf(stated);
  const isCargoAvailable = stated
    .flatMap(({ value }) => (value.is === "yes-no" ? [value.yes] : []))
    .at(0);
  return {
    version,
    airline: { key, name, page: officialPage },
    location: kind,
    notice: notices[key],
    isCargoAvailable,
    topics: found,
    serviceAnimalRules: dot.map((fact) => lineOf(fact, "", valueText("documents", fact.value))),
    disagreements: disagreementsOn(key),
    notKnown: notKnown(found, isCargoAvailable === false),
  };
}

/** A missing price of checked pets is no gap if none are accepted. */
const notKnown = (found: readonly Topic[], isCabinOnly: boolean): string[] =>
  topics.flatMap(({ key, unknown }) => {
    const hasLines = found.some((topic) => topic.key === key && topic.lines.length > 0);
    return hasLines || !unknown || (key === "checkedFee" && isCabinOnly) ? [] : [unknown];
  });

/** Sourced figures before listed ones. */
const rank = ({ basis }: AirlineFact): number => (basis === "listed" ? 1 : 0);

const topicsOf = (stated: readonly AirlineFact[]): Topic[] =>
  topics.map(({ key, label }) => ({
    key,
    label,
    lines: stated
      .filter(({ topic }) => topic === key)
      .toSorted((a, b) => rank(a) - rank(b))
      .map(airlineLine),
  }));

/** A fact's topic and sentence. */
export const airlineStatement = ({
  topic,
  value,
}: AirlineFact): { title: string; text: string } => ({
  title: topics.find(({ key }) => key === topic)?.label ?? "",
  text: valueText(topic, value),
});

/** A fact of an airline as a line of its page. */
export function airlineLine(fact: AirlineFact): Line {
  const { value, topic, stands, basis } = fact;
  const prices = value.is === "fee" ? value.prices : undefined;
  const label = basis === "listed" ? "Original listing" : "";
  return lineOf(fact, label, valueText(topic, value), { prices, stands });
}

function valueText(topic: AirlineTopic, value: AirlineValue): string {
  switch (value.is) {
    case "fee":
      return feeText(value);
    case "text":
      return value.text;
    case "lines":
      return `${value.lines.join(". ")}.`;
    case "yes-no":
      return [value.yes ? "Yes." : "No.", value.further].filter(Boolean).join(" ");
    case "count":
      return countText(topic, value.animals, value.inAll);
    case "carrier": {
      const sizes = value.sizes.map(
        ({ what, size, unit }) => `${what}: ${size.join(" × ")} ${unit}`,
      );
      return [`${capitalized(sizes.join("; "))}.`, ...(value.further ?? [])].join(" ");
    }
    case "weight": {
      const limits = value.limits.map(
        ({ where, kg, lb }) =>
          `${where}: ${weightText(kg, american, (pounds) => lb ?? Math.round(pounds))}`,
      );
      return [`${capitalized(limits.join("; "))}.`, value.further].filter(Boolean).join(" ");
    }
  }
}

function countText(topic: AirlineTopic, animals: number, inAll?: number): string {
  if (topic === "petsInCabin")
    return `Maximum of ${counted(animals, "pet")} in the cabin per passenger.`;
  const most = `Maximum of ${animals} in the cabin`;
  return inAll === undefined ? `${most}.` : `${most}, ${inAll} in total.`;
}
