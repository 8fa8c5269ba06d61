/** Fees of authorities and airlines for a trip, as far as our facts know them. */
import { countryName } from "#format/names.ts";
import { type AirlinePolicy, airlinePolicy } from "../airlines.ts";
import { documentsFor } from "../documents.ts";
import type { Species } from "../facts/fact.ts";
import { type Line, lineOn } from "../lines.ts";
import type { SourceLink } from "../sources.ts";

/** One leg with pets: countries are ISO codes, the airline is its key. Null where it isn't known. */
export type FeeLeg = {
  from: string | null;
  to: string | null;
  airline: string | null;
  pets: readonly { species: Species; how: "cabin" | "hold" | "cargo" | "other" | null }[];
};

/** A fee by the newest fact. `prices` are in the smallest unit, one for each currency it may be paid in. */
export type KnownFee = {
  key: string;
  what: string;
  note: string;
  prices: { amount: number; currency: string; note: string }[];
  confirm: boolean;
  checked: string;
  sources: readonly SourceLink[];
};

export type KnownFees = {
  known: KnownFee[];
  /** What has a fee that we don't know, as a person would name it. */
  unknown: string[];
};

/** The fees of a trip on a day, each once. What has none listed is in `unknown`. */
export function knownFees(legs: readonly FeeLeg[], today: string): KnownFees {
  const known = new Map<string, KnownFee>();
  const unknown = new Set<string>();
  const add = (what: string, lines: readonly Line[], missing: string) => {
    const priced = lines
      .filter(({ prices, stands }) => prices && prices.length > 0 && stands !== "older")
      .map((line) => lineOn(line, today));
    if (priced.length === 0) unknown.add(missing);
    for (const line of priced) known.set(line.id, feeOf(what, line));
  };
  for (const leg of legs) {
    addBorderFees(leg, add);
    addAirlineFees(leg, add);
  }
  return { known: [...known.values()], unknown: [...unknown] };
}

type Add = (what: string, lines: readonly Line[], missing: string) => void;

function addBorderFees({ from, to, pets }: FeeLeg, add: Add): void {
  if (from === null || to === null || from === to) return;
  const [exit, entry] = [countryName(from) ?? from, countryName(to) ?? to];
  for (const species of new Set(pets.map((pet) => pet.species))) {
    const papers = documentsFor(exit, entry, species);
    if (papers?.notPossible) continue;
    const { exportFees = [], importFees = [] } = papers ?? {};
    add(`Papers to leave ${exit}`, exportFees, `What the papers to leave ${exit} cost`);
    add(`Entry to ${entry}`, importFees, `What entry to ${entry} costs`);
  }
}

const seats = {
  cabin: { topic: "baseFee", words: "in the cabin" },
  hold: { topic: "checkedFee", words: "in the hold" },
} as const;

function addAirlineFees({ from, to, airline, pets }: FeeLeg, add: Add): void {
  if (airline === null) return;
  const policy = airlinePolicy(airline, from === to ? "national" : "international");
  const name = policy?.airline.name ?? airline;
  for (const how of new Set(pets.map((pet) => pet.how))) {
    if (how === "cargo") add(name, [], `What ${name} charges for cargo`);
    if (how !== "cabin" && how !== "hold") continue;
    const { topic, words } = seats[how];
    add(`${name}, ${words}`, linesOn(policy, topic), `What ${name} charges for a pet ${words}`);
  }
}

const linesOn = (policy: AirlinePolicy | undefined, topic: string): readonly Line[] =>
  policy?.topics.find(({ key }) => key === topic)?.lines ?? [];

/** Prices of earlier tickets are left out. */
function feeOf(what: string, line: Line): KnownFee {
  const current = (line.prices ?? []).filter(({ for: when }) => !when?.includes("issued before"));
  return {
    key: line.id,
    what,
    note: [line.when, line.note].filter(Boolean).join(". "),
    prices: current.flatMap((price) =>
      price.amounts.map(({ minor, currency }) => ({
        amount: minor,
        currency,
        note: price.for ?? "",
      })),
    ),
    confirm: line.confirm,
    checked: line.check.checked,
    sources: line.sources,
  };
}
