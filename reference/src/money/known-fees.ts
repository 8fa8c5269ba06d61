/** Fees of authorities and airlines for a trip, as far as our facts know them. */
import { countryName } from "#format/names.ts";
import { type AirlinePolicy, airlinePolicy } from "../airlines.ts";
import { documentsFor } from "../documents.ts";
import type { Species } from "../facts/fact.ts";
import { type Line, lineOn } from "../lines.ts";
import type { SourceLink } from "../sources.ts";

/**
 * One leg with pets: countries are ISO codes, the airline is its key; null where it isn't known. A pet's species is null
 * where our facts have no fees for its kind, its way is null where it isn't chosen.
 */
export type FeeLeg = {
  mode: "flight" | "train" | "ferry" | "bus" | "car" | "other";
  from: string | null;
  to: string | null;
  airline: string | null;
  pets: readonly {
    name: string;
    species: Species | null;
    how: "cabin" | "hold" | "cargo" | "with" | null;
  }[];
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

/** The fees of a trip with pets on a day, each once. What has none listed is in `unknown`. */
export function knownFees(legs: readonly FeeLeg[], today: string): KnownFees {
  const known = new Map<string, KnownFee>();
  const unknown = new Set<string>();
  if (!legs.some(({ pets }) => pets.length > 0))
    unknown.add("What papers and tickets cost for your pets, until they're on a leg of this trip");
  const add = (what: string, lines: readonly Line[], missing: string) => {
    const priced = lines
      .filter(({ prices, stands }) => prices && prices.length > 0 && stands !== "older")
      .map((line) => lineOn(line, today));
    if (priced.length === 0) unknown.add(missing);
    for (const line of priced) known.set(line.id, feeOf(what, line));
  };
  for (const leg of legs) {
    addBorderFees(leg, add);
    addTicketFees(leg, add);
  }
  return { known: [...known.values()], unknown: [...unknown] };
}

type Add = (what: string, lines: readonly Line[], missing: string) => void;

function addBorderFees({ from, to, pets }: FeeLeg, add: Add): void {
  if (pets.length === 0 || (from !== null && from === to)) return;
  if (from === null || to === null) {
    add("", [], "What papers cost for a leg whose countries we don't know");
    return;
  }
  const [exit, entry] = [countryName(from) ?? from, countryName(to) ?? to];
  for (const { name, species } of pets) {
    if (species === null) add("", [], `What papers cost for ${name}: ${exit} to ${entry}`);
  }
  for (const species of new Set(pets.flatMap((pet) => pet.species ?? []))) {
    const papers = borderFees(exit, entry, species);
    if (!papers) continue;
    add(paperTexts.exit(exit), papers.exit, `What the papers to leave ${exit} cost`);
    add(paperTexts.entry(entry), papers.entry, `What entry to ${entry} costs`);
  }
}

/** What fees of authorities are for, by the name of the country. */
export const paperTexts = {
  exit: (country: string) => `Papers to leave ${country}`,
  entry: (country: string) => `Entry to ${country}`,
};

/**
 * The lines about what authorities charge to leave one country and to enter another, by their names; undefined where the
 * trip isn't possible.
 */
export function borderFees(
  exit: string,
  entry: string,
  species: Species,
): { exit: readonly Line[]; entry: readonly Line[] } | undefined {
  const papers = documentsFor(exit, entry, species);
  if (papers?.notPossible) return undefined;
  return { exit: papers?.exportFees ?? [], entry: papers?.importFees ?? [] };
}

const seats = {
  cabin: { topic: "baseFee", words: "in the cabin" },
  hold: { topic: "checkedFee", words: "in the hold" },
} as const;

function addTicketFees(leg: FeeLeg, add: Add): void {
  const { mode, from, to, airline, pets } = leg;
  if (pets.length === 0 || mode === "car") return;
  if (mode !== "flight") {
    add(
      "",
      [],
      mode === "other"
        ? "What a leg's ticket for a pet costs"
        : `What the ${mode} charges for a pet`,
    );
    return;
  }
  if (airline === null) {
    add("", [], "What an airline that isn't named charges for a pet");
    return;
  }
  const policy = airlinePolicy(airline, from === to ? "national" : "international");
  const name = policy?.airline.name ?? airline;
  for (const pet of pets) {
    if (pet.species === null) add("", [], `What ${name} charges for ${pet.name}`);
    else if (pet.how !== "cabin" && pet.how !== "hold")
      add("", [], `What ${name} charges for ${pet.how === "cargo" ? "cargo" : "a pet"}`);
    else {
      const { topic, words } = seats[pet.how];
      add(`${name}, ${words}`, linesOn(policy, topic), `What ${name} charges for a pet ${words}`);
    }
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
