/** What the airlines say in a few words each, side by side. Each cell is made of facts of the airline's page. */
import { airlinePolicy, type AirlinePolicy } from "./airlines.ts";
import { airlineChoices } from "./choices.ts";
import type { AirlineFact, AirlineKey, FlightKind } from "./facts/airline.ts";
import { aeromexico } from "./facts/airlines/aeromexico.ts";
import { americanAirlines } from "./facts/airlines/american-airlines.ts";
import { delta } from "./facts/airlines/delta.ts";
import type { Line } from "./lines.ts";
import { moneyText } from "./price-text.ts";

export const comparedTopics = ["cabin", "hold", "cargo", "snubNosed", "carrier", "price"] as const;
export type ComparedTopic = (typeof comparedTopics)[number];

/** Whether anybody's pets are carried there; unknown also where sources disagree. */
export type Allowed = "yes" | "no" | "unknown";

/** `lines` are the facts that the words are made of; empty where nothing is known. */
export type ComparedCell = {
  key: ComparedTopic;
  label: string;
  text: string;
  /** Of the cabin, the hold and cargo. */
  allowed?: Allowed;
  /** Of the carrier: its sides in the words, in centimeters. */
  size?: { lengthCm: number; widthCm: number; heightCm: number };
  lines: readonly Line[];
};
export type ComparedAirline = {
  key: AirlineKey;
  name: string;
  location: FlightKind;
  cells: readonly ComparedCell[];
};

const labels: Record<ComparedTopic, string> = {
  cabin: "Cabin",
  hold: "Hold",
  cargo: "Cargo",
  snubNosed: "Snub-nosed pets",
  carrier: "Carrier size",
  price: "Price in the cabin",
};

type Summary = Pick<ComparedCell, "text" | "size" | "allowed"> & { facts: readonly string[] };
const unknown: Summary = { text: "Unknown", facts: [] };

type Worded = Exclude<ComparedTopic, "carrier" | "price">;

/** Sentences cannot be shortened by rule, so they are worded here, with the ids of the facts that say so. */
const summaries: Record<AirlineKey, Record<Worded, Summary>> = {
  delta: {
    cabin: {
      text: "1 pet per passenger",
      allowed: "yes",
      facts: ["delta.listed.pets-in-cabin", "delta.pets-per-carrier"],
    },
    hold: { ...unknown, allowed: "unknown" },
    cargo: {
      text: "US military and State Department only",
      allowed: "no",
      facts: ["delta.cargo"],
    },
    snubNosed: { text: "Only small pets, in the cabin", facts: ["delta.brachycephalic"] },
  },
  aeromexico: {
    cabin: {
      text: "1 pet per passenger, reportedly on flights of up to 6 hours",
      allowed: "yes",
      facts: ["aeromexico.pets-per-passenger", "aeromexico.flight-limit"],
    },
    hold: { text: "Pets up to 99 lb (45 kg)", allowed: "yes", facts: ["aeromexico.cargo"] },
    cargo: { text: "Pets over 99 lb (45 kg)", allowed: "yes", facts: ["aeromexico.cargo"] },
    snubNosed: { text: "Only in the cabin", facts: ["aeromexico.brachycephalic"] },
  },
  "american-airlines": {
    cabin: {
      text: "1 pet per passenger, but not on every route",
      allowed: "yes",
      facts: ["american-airlines.pets-per-passenger", "american-airlines.routes"],
    },
    hold: {
      text: "US military and State Department only",
      allowed: "no",
      facts: ["american-airlines.checked"],
    },
    cargo: {
      text: "Sources disagree: ask PetEmbark",
      allowed: "unknown",
      facts: ["american-airlines.cargo"],
    },
    snubNosed: { text: "In the cabin if they fit", facts: ["american-airlines.brachycephalic"] },
  },
};

/** Where a kind of flight differs. */
const differing: Partial<Record<`${AirlineKey} ${FlightKind} ${Worded}`, Summary>> = {
  "delta international cabin": {
    text: "1 pet per passenger, but not on every route",
    allowed: "yes",
    facts: ["delta.listed.pets-in-cabin", "delta.pets-per-carrier", "delta.no-cabin-pets"],
  },
};

/** All airlines on one kind of flight. */
export const compareAirlines = (kind: FlightKind): ComparedAirline[] =>
  airlineChoices.flatMap(({ value }) => {
    const policy = airlinePolicy(value, kind);
    return policy ? [compared(policy, kind)] : [];
  });

function compared(policy: AirlinePolicy, kind: FlightKind): ComparedAirline {
  const { key, name } = policy.airline;
  const lines = policy.topics.flatMap((topic) => topic.lines);
  const cells = comparedTopics.map((topic): ComparedCell => {
    const { facts, ...words } = wordsFor(topic, key, kind);
    return {
      key: topic,
      label: labels[topic],
      ...words,
      lines: lines.filter(({ id }) => facts.includes(id)),
    };
  });
  return { key, name, location: kind, cells };
}

function wordsFor(topic: ComparedTopic, airline: AirlineKey, kind: FlightKind): Summary {
  if (topic === "carrier") return carrierWords(airline, kind);
  if (topic === "price") return priceWords(airline, kind);
  return differing[`${airline} ${kind} ${topic}`] ?? summaries[airline][topic];
}

const factsOf = { delta, aeromexico, "american-airlines": americanAirlines };

/** The first fact of the topic, which is the newest. */
const firstFact = (airline: AirlineKey, topic: AirlineFact["topic"], kind: FlightKind) =>
  factsOf[airline].facts.find(
    (fact) => fact.topic === topic && (fact.on === undefined || fact.on === kind),
  );

/** The size for the cabin; soft carriers where they differ. */
function carrierWords(airline: AirlineKey, kind: FlightKind): Summary {
  const fact = firstFact(airline, "carrier", kind);
  if (fact?.value.is !== "carrier") return unknown;
  const { sizes } = fact.value;
  const size = sizes.find(({ what }) => what.toLowerCase().includes("soft")) ?? sizes[0];
  if (!size) return unknown;
  const [lengthCm = 0, widthCm = 0, heightCm = 0] = size.size.map((side) =>
    size.unit === "in" ? Math.round(side * 25.4) / 10 : side,
  );
  return {
    text: `${size.size.join(" × ")} ${size.unit}`,
    size: { lengthCm, widthCm, heightCm },
    facts: [fact.id],
  };
}

/** The cabin fee that is paid for a ticket of today, or the range of its seasons. */
function priceWords(airline: AirlineKey, kind: FlightKind): Summary {
  const fact = firstFact(airline, "baseFee", kind);
  if (fact?.value.is !== "fee") return unknown;
  const current = fact.value.prices.filter(({ for: when }) => !when?.includes("issued before"));
  const amounts = current
    .flatMap((price) => price.amounts[0] ?? [])
    .toSorted((a, b) => a.minor - b.minor);
  const [lowest, highest] = [amounts[0], amounts.at(-1)];
  if (!lowest || !highest) return unknown;
  const range =
    lowest.minor === highest.minor
      ? moneyText(lowest)
      : `${moneyText(lowest)} to ${moneyText(highest)}`;
  return { text: range, facts: [fact.id] };
}
