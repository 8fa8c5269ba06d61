/** What a trip costs, in one currency. */
import { converted, type DatedRate, type DayRates, rateOf, type TypedRate } from "./rates.ts";
import { type Debt, settle, type Share, sharesOf } from "./settle.ts";

/** Amounts are in the smallest unit of their currency. */
type Expense = {
  _id: string;
  what: string;
  amount: number;
  currency: string;
  paid: boolean;
  due: string | null;
  petId: string | null;
  paidBy: string | null;
  sharedBy: readonly string[];
  settles: boolean;
};

/** The parts of a trip that cost something. */
export type PricedTrip = {
  costs: readonly Expense[];
  stays: readonly {
    _id: string;
    name: string;
    address: string;
    checkOut: string | null;
    petFee: number | null;
    petFeeCurrency: string | null;
  }[];
  entries: readonly {
    _id: string;
    title: string;
    date: string | null;
    cost: { amount: number; currency: string } | null;
  }[];
  rates: readonly TypedRate[];
};

export type MoneyLine = {
  kind: "cost" | "stay" | "entry";
  _id: string;
  what: string;
  amount: number;
  currency: string;
  converted: number | null;
  petId: string | null;
  forPets: boolean;
  paid: boolean;
  due: string | null;
};

type Sum = { all: number; open: number };

export type TripMoney = {
  currency: string;
  total: Sum;
  pets: Sum;
  apart: (Sum & { currency: string })[];
  rates: DatedRate[];
  lines: MoneyLine[];
  shares: { _id: string; paid: number; share: number }[];
  debts: Debt[];
  unsettled: number;
};

/**
 * The lines of a trip with their sums in `currency`, by rates that were typed, that an operator's server had, or that
 * come with the product. What has no rate stays in its own currency, apart from the total.
 */
export function tripMoney(trip: PricedTrip, currency: string, online: DayRates | null): TripMoney {
  const rates = new Map<string, DatedRate>();
  const convert = (amount: number, from: string): number | null => {
    if (from === currency) return amount;
    const rate = rates.get(from) ?? rateOf(from, currency, { typed: trip.rates, online });
    if (!rate) return null;
    rates.set(from, rate);
    return converted(amount, from, currency, rate.rate);
  };
  const lines = linesOf(trip).map((line) => ({
    ...line,
    converted: convert(line.amount, line.currency),
  }));
  const counted = lines.filter((line) => line.converted !== null);
  const { shares, debts, unsettled } = splitOf(trip.costs, convert);
  return {
    currency,
    total: sumOf(counted, valueOf),
    pets: sumOf(
      counted.filter(({ forPets }) => forPets),
      valueOf,
    ),
    apart: apartOf(lines.filter((line) => line.converted === null)),
    rates: [...rates.values()].toSorted((a, b) => a.currency.localeCompare(b.currency)),
    lines,
    shares: shares.map(({ id, paid, share }) => ({ _id: id, paid, share })),
    debts,
    unsettled,
  };
}

type Line = Omit<MoneyLine, "converted">;

function linesOf({ costs, stays, entries }: PricedTrip): Line[] {
  const typed = costs
    .filter(({ settles }) => !settles)
    .map(({ _id, what, amount, currency, petId, paid, due }): Line => {
      const forPets = petId !== null;
      return { kind: "cost", _id, what, amount, currency, petId, forPets, paid, due };
    });
  const fees = stays.flatMap((stay): Line[] => {
    const { _id, name, address, petFee: amount, petFeeCurrency: currency, checkOut } = stay;
    if (!amount || currency === null) return [];
    // Before pet fees were part of the total, people typed them as an expense.
    const isTyped = ({ petId, what, ...cost }: Expense) =>
      cost.amount === amount &&
      cost.currency === currency &&
      (petId !== null || /\bpets?\b/iu.test(what));
    if (costs.some(isTyped)) return [];
    const line = { kind: "stay", _id, what: name || address, petId: null, forPets: true } as const;
    return [{ ...line, amount, currency, paid: false, due: checkOut }];
  });
  const planned = entries.flatMap(({ _id, title, date, cost }): Line[] => {
    if (!cost || cost.amount === 0) return [];
    const line = { kind: "entry", _id, what: title, petId: null, forPets: false } as const;
    return [{ ...line, ...cost, paid: false, due: date }];
  });
  return [...typed, ...fees, ...planned];
}

const valueOf = ({ converted: value }: MoneyLine): number => value ?? 0;

function sumOf(lines: readonly MoneyLine[], value: (line: MoneyLine) => number): Sum {
  const sum = (some: readonly MoneyLine[]) => some.reduce((all, line) => all + value(line), 0);
  return { all: sum(lines), open: sum(lines.filter(({ paid }) => !paid)) };
}

function apartOf(lines: readonly MoneyLine[]): (Sum & { currency: string })[] {
  const byCurrency = Map.groupBy(lines, (line) => line.currency);
  return [...byCurrency]
    .map(([currency, some]) => ({ currency, ...sumOf(some, ({ amount }) => amount) }))
    .toSorted((a, b) => a.currency.localeCompare(b.currency));
}

function splitOf(
  costs: readonly Expense[],
  convert: (amount: number, currency: string) => number | null,
): { shares: Share[]; debts: Debt[]; unsettled: number } {
  const split = costs.flatMap(({ paidBy, sharedBy, amount, currency }) =>
    paidBy === null || sharedBy.length === 0
      ? []
      : [{ paidBy, sharedBy, amount: convert(amount, currency) }],
  );
  const known = split.flatMap(({ amount, ...one }) =>
    amount === null ? [] : [{ ...one, amount }],
  );
  const shares = sharesOf(known);
  return { shares, debts: settle(shares), unsettled: split.length - known.length };
}
