/** What the airlines say in a few words each, side by side. Each cell is made of facts of the airline's page. */
import { airlinePolicy, type AirlinePolicy } from "./airlines.ts";
import { american } from "#format/reader.ts";
import { weightText } from "#format/measures.ts";
import { airlineNames } from "./airline-names.ts";
import type { AirlineFact, AirlineKey, FlightKind } from "./facts/airline.ts";
import { airlines } from "./facts/airlines.ts";
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

/** Sentences of the first airlines, worded here with the ids of their facts; those of others follow from their limits. */
const summaries: Partial<Record<AirlineKey, Record<Worded, Summary>>> = {
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

const everyKey = airlineNames.map(({ value }) => value);

/** These airlines on one kind of flight, in this order; all where none are named. */
export const compareAirlines = (
  kind: FlightKind,
  keys: readonly AirlineKey[] = everyKey,
): ComparedAirline[] =>
  keys.flatMap((key) => {
    const policy = airlinePolicy(key, kind);
    return policy ? [compared(policy, kind)] : [];
  });

const mostOthers = 2;

/** An airline, and the first ones of the list to compare it with. */
export const comparedWith = (key: AirlineKey): AirlineKey[] => [
  key,
  ...everyKey.filter((other) => other !== key).slice(0, mostOthers),
];

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
  return (
    differing[`${airline} ${kind} ${topic}`] ??
    summaries[airline]?.[topic] ??
    fromLimits[topic](airline, kind)
  );
}

const officers = "US military and State Department only";

/** Words that follow from the limits of an airline. */
const fromLimits: Record<Worded, (airline: AirlineKey, kind: FlightKind) => Summary> = {
  cabin(airline, kind) {
    const { cabin, species, routes } = airlines[airline].limits;
    const fact = cabin?.fact ?? species?.fact;
    if (!fact) return { ...unknown, allowed: "unknown" };
    if (cabin?.value === false)
      return { text: "Assistance dogs only", allowed: "no", facts: [fact] };
    const isClosed = kind === "international" && routes !== undefined;
    if (isClosed && routes.value.within?.length === 2)
      return { text: "Domestic flights only", allowed: "no", facts: [fact, routes.fact] };
    return {
      text: isClosed ? "Small pets, but not on every route" : "Small pets",
      allowed: "yes",
      facts: [fact, ...(isClosed ? [routes.fact] : [])],
    };
  },
  hold(airline) {
    const { hold, holdKg } = airlines[airline].limits;
    if (!hold?.value || hold.isUnsure || !holdKg) return placeWords(hold);
    const most = weightText(holdKg.value, american, Math.round);
    return { text: `Pets up to ${most}`, allowed: "yes", facts: [hold.fact, holdKg.fact] };
  },
  cargo: (airline) => placeWords(airlines[airline].limits.cargo),
  snubNosed(airline) {
    const { snubNosed } = airlines[airline].limits;
    if (!snubNosed) return unknown;
    const { fact, value, isUnsure, during } = snubNosed;
    const text = isUnsure
      ? "Ask the airline"
      : during
        ? "Not all year"
        : value.cabin && value.hold === false
          ? value.cargo
            ? "In the cabin or as cargo"
            : "Only in the cabin"
          : "In the cabin if they fit";
    return { text, facts: [fact] };
  },
};

type Place = { fact: string; value: boolean; officersOnly?: true; isUnsure?: boolean };

function placeWords(place: Place | undefined): Summary {
  if (!place) return { ...unknown, allowed: "unknown" };
  const facts = [place.fact];
  if (place.isUnsure) return { text: "Ask the airline", allowed: "unknown", facts };
  if (place.value) return { text: "Accepted, with conditions", allowed: "yes", facts };
  return { text: place.officersOnly ? officers : "Not accepted", allowed: "no", facts };
}

/** The first fact of the topic, which is the newest. */
const firstFact = (airline: AirlineKey, topic: AirlineFact["topic"], kind: FlightKind) =>
  airlines[airline].facts.find(
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

/** The sides of the carrier for the cabin, where they are sure. */
export function airlineCarrier(airline: AirlineKey, kind: FlightKind): ComparedCell["size"] {
  const fact = firstFact(airline, "carrier", kind);
  return fact?.confidence === "low" ? undefined : carrierWords(airline, kind).size;
}

/** The cabin fee that is paid for a ticket of today, or the range of its seasons. */
function priceWords(airline: AirlineKey, kind: FlightKind): Summary {
  const fact = firstFact(airline, "baseFee", kind);
  if (fact?.value.is !== "fee") return unknown;
  const current = fact.value.prices.filter(({ for: when }) => !when?.includes("issued before"));
  const first = current.flatMap((price) => price.amounts[0] ?? []);
  const amounts = first
    .filter(({ currency }) => currency === first[0]?.currency)
    .toSorted((a, b) => a.minor - b.minor);
  const [lowest, highest] = [amounts[0], amounts.at(-1)];
  if (!lowest || !highest) return unknown;
  const range =
    lowest.minor === highest.minor
      ? moneyText(lowest)
      : `${moneyText(lowest)} to ${moneyText(highest)}`;
  const isLeast = current.length === 1 && current[0]?.for === "from";
  return { text: isLeast ? `From ${range}` : range, facts: [fact.id] };
}
