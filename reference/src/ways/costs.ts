/** What the pets of a way cost: the fees of its companies and of the authorities at its borders, and what isn't known. */
import { listText } from "#format/lists.ts";
import { countryName } from "#format/names.ts";
import { american } from "#format/reader.ts";
import { readerFor } from "#format/readers.ts";
import type { Price, Species } from "../facts/fact.ts";
import { borderInSentence } from "../border-text.ts";
import { type Line, lineOn } from "../lines.ts";
import { borderFees, paperTexts } from "../money/known-fees.ts";
import { converted, rateOf } from "../money/rates.ts";
import type { Pet } from "../readiness/request.ts";
import { memoize } from "../readiness/memoize.ts";
import type { Asked } from "./asked.ts";
import type { KnownCost, LegFee, WayCosts } from "./question.ts";

/** A border that a way crosses. `tests`: how many of the pets need a blood test for it. */
export type Crossing = { from: string; to: string; tests: number };

type Priced = { name: string; fee: LegFee | null; unpriced: string | null };

/**
 * Amounts are of one pet for a leg, and of one certificate for a border. The total counts every pet on every leg, in the
 * currency of the owner's home; fares are no part of it. Null where nothing is known, or no rate is.
 */
export function costsOf(
  legs: readonly Priced[],
  crossings: readonly Crossing[],
  { pets, residence, asOf }: Pick<Asked, "pets" | "residence" | "asOf">,
): WayCosts {
  const papers = papersOf(crossings, pets, asOf);
  const known = [
    ...legs.flatMap(({ name, fee }): KnownCost[] =>
      fee ? [{ ...fee, what: name, times: pets.length }] : [],
    ),
    ...papers.known,
  ];
  const unknown = [...legs.flatMap(({ unpriced }) => unpriced ?? []), ...papers.unknown];
  return {
    known,
    unknown: [...new Set(unknown)],
    total: totalOf(known, usualCurrency(residence)),
  };
}

const usualCurrency = (homeCountry: string): string => {
  const none = { currency: null, units: null, clock: null, weekStart: null };
  return readerFor({ ...none, homeCountry }, american.locale).currency;
};

function totalOf(known: readonly KnownCost[], currency: string): WayCosts["total"] {
  if (known.length === 0) return null;
  let [minor, rated]: [number, string | null] = [0, null];
  for (const cost of known) {
    const rate = rateOf(cost.currency, currency, { typed: [], online: null });
    if (!rate) return null;
    const isSame = cost.currency === currency;
    const one = isSame ? cost.minor : converted(cost.minor, cost.currency, currency, rate.rate);
    if (!isSame) rated = rate.date;
    minor += one * cost.times;
  }
  return { minor, currency, rated };
}

/** Papers are paid once for each border, and what further pets add isn't known. */
function papersOf(
  crossings: readonly Crossing[],
  pets: readonly Pet[],
  asOf: string,
): Pick<WayCosts, "known" | "unknown"> {
  if (crossings.length === 0) return { known: [], unknown: [] };
  const known = new Map<string, KnownCost>();
  const missing = { exit: new Set<string>(), entry: new Set<string>() };
  const species = [...new Set(pets.map((pet) => pet.species))];
  for (const { from, to, tests } of crossings) {
    for (const kind of species) {
      const fees = kind === "other" ? undefined : feesBetween(`${from} ${to} ${kind}`);
      for (const side of ["exit", "entry"] as const) {
        const country = side === "exit" ? from : to;
        const cost = priceOf(fees?.[side] ?? [], tests, asOf);
        if (cost)
          known.set(`${side} ${country}`, {
            ...cost,
            what: paperTexts[side](borderInSentence({ country })),
            times: /\bper (?:pet|animal)\b/.test(cost.text ?? "") ? pets.length : 1,
          });
        else missing[side].add(borderInSentence({ country }));
      }
    }
  }
  const isTested = crossings.some(({ tests }) => tests > 0);
  return {
    known: [...known.values()],
    unknown: [
      ...unpricedPapers(missing),
      ...(pets.length > 1 && known.size > 0 ? ["what the papers of a second pet add"] : []),
      ...(isTested ? ["what the lab charges for the blood test"] : []),
      "what your vet charges",
    ],
  };
}

function unpricedPapers({ exit, entry }: Record<"exit" | "entry", ReadonlySet<string>>): string[] {
  const parts = [
    exit.size > 0 && `to leave ${listText([...exit])}`,
    entry.size > 0 && `to enter ${listText([...entry])}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? [] : [`what authorities charge ${listText(parts)}`];
}

/** By "US GB dog". */
const feesBetween = memoize(2_000, (key: string) => {
  const [from = "", to = "", species] = key.split(" ");
  const kind: Species = species === "cat" ? "cat" : "dog";
  return borderFees(countryName(from) ?? from, countryName(to) ?? to, kind) ?? noFees;
});
const noFees = { exit: [], entry: [] } as const;

/** The one price that is relied on; of the tiers of a certificate, the one for so many tests. */
function priceOf(
  lines: readonly Line[],
  tests: number,
  asOf: string,
): Omit<KnownCost, "what" | "times"> | undefined {
  const priced = lines.flatMap((line) =>
    line.stands === "older" || line.basis === "listed"
      ? []
      : (line.prices ?? []).map((price) => ({ price, line })),
  );
  const tiers = priced.filter(({ price }) => price.tests !== undefined);
  const fitting = tiers.length > 0 ? tiers.filter(({ price }) => isFor(price, tests)) : priced;
  const [found, ...others] = fitting;
  const [amount, ...orInOther] = found?.price.amounts ?? [];
  if (!found || !amount || others.length > 0 || orInOther.length > 0) return undefined;
  const { confirm, check } = lineOn(found.line, asOf);
  return confirm ? undefined : { ...amount, text: found.price.for ?? null, checked: check.checked };
}

const isFor = ({ tests: [least, most = Infinity] = [0] }: Price, tests: number): boolean =>
  tests >= least && tests <= most;
