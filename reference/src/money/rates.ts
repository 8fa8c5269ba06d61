/** Exchange rates of a day, and amounts in other currencies. */
import { minorDigits } from "#format/money.ts";
import embedded from "./rates.json" with { type: "json" };

/** Rates of one day: units of each currency for one unit of `base`. */
export type DayRates = { date: string; base: string; rates: Readonly<Record<string, number>> };

/**
 * The rates that come with the product, for one US dollar. Source: the npm package @fawazahmed0/currency-api, version of
 * that day.
 */
export const embeddedRates: DayRates = embedded;

/** A rate that a person typed: units of `currency` for one unit of `to`. */
export type TypedRate = { currency: string; to: string; rate: number; date: string };

/** A rate with where it comes from: units of `currency` for one unit of the currency of the totals. */
export type DatedRate = {
  currency: string;
  rate: number;
  date: string;
  source: "typed" | "online" | "embedded";
};

type Known = {
  typed: readonly TypedRate[];
  /** Rates of a day that an operator's server had; null where there are none. */
  online: DayRates | null;
};

/**
 * The rate between two currencies: a typed one before one of the operator's server, and that before an embedded one.
 * Undefined where none is known.
 */
export function rateOf(
  currency: string,
  to: string,
  { typed, online }: Known,
): DatedRate | undefined {
  const own = typed.findLast((one) => one.currency === currency && one.to === to);
  if (own) return { currency, rate: own.rate, date: own.date, source: "typed" };
  const reverse = typed.findLast((one) => one.currency === to && one.to === currency);
  if (reverse) return { currency, rate: 1 / reverse.rate, date: reverse.date, source: "typed" };
  const ofDay = online && crossRate(currency, to, online);
  if (online && ofDay) return { currency, rate: ofDay, date: online.date, source: "online" };
  const rate = crossRate(currency, to, embeddedRates);
  return rate === undefined
    ? undefined
    : { currency, rate, date: embeddedRates.date, source: "embedded" };
}

function crossRate(currency: string, to: string, { base, rates }: DayRates): number | undefined {
  const of = (one: string) => (one === base ? 1 : rates[one]);
  const [from, into] = [of(currency), of(to)];
  return from && into ? from / into : undefined;
}

/**
 * An amount in another currency, both in the smallest unit of their currency, rounded to the nearest unit. `rate` is
 * units of `from` for one unit of `to`.
 */
export const converted = (amount: number, from: string, to: string, rate: number): number =>
  Math.round((amount / 10 ** minorDigits(from) / rate) * 10 ** minorDigits(to));
