import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/text.ts";
import { AnswerSource } from "../lookup/answers.ts";
import { Currency } from "./trip-parts.ts";

/** Amounts are in the smallest unit of their currency. */
const Amount = z.object({ amount: z.number(), currency: z.string() });

/** A sum of a trip's expenses; `open` is not paid yet. */
const Sum = z.object({ all: z.number(), open: z.number() });

/** A rate of a day: units of `currency` for one unit of the currency of the totals. */
export const UsedRate = z.object({
  currency: z.string(),
  rate: z.number(),
  date: z.string(),
  source: z.enum(["typed", "online", "embedded"]),
});
export type UsedRate = z.output<typeof UsedRate>;

/** An expense, the pet fee of a stay, or the cost of an entry. `converted` is null where no rate is known. */
export const MoneyLine = z.object({
  kind: z.enum(["cost", "stay", "entry"]),
  _id: Id,
  what: z.string(),
  ...Amount.shape,
  converted: z.nullable(z.number()),
  petId: z.nullable(Id),
  /** Whether it is for pets: with a pet, or the pet fee of a stay. */
  forPets: z.boolean(),
  paid: z.boolean(),
  due: z.nullable(z.string()),
});
export type MoneyLine = z.output<typeof MoneyLine>;

/** A fee that our facts know of for this trip, in each currency that it may be paid in. It is not part of totals. */
export const KnownFee = z.object({
  key: z.string(),
  what: z.string(),
  /** In which case it holds, such as "per certificate". */
  note: z.string(),
  prices: z.array(z.object({ ...Amount.shape, note: z.string() })),
  confirm: z.boolean(),
  checked: z.string(),
  sources: z.array(AnswerSource),
});
export type KnownFee = z.output<typeof KnownFee>;

/** What a trip costs, in one currency. What can't be converted is in `apart`, by its currency. */
export const TripMoney = z.object({
  currency: z.string(),
  total: Sum,
  /** The part of the total that is for pets. */
  pets: Sum,
  apart: z.array(z.extend(Sum, { currency: z.string() })),
  rates: z.array(UsedRate),
  lines: z.array(MoneyLine),
  knownFees: z.array(KnownFee),
  /** What has a fee that we don't know: "Delta's fee for a pet in the cabin". */
  unknownFees: z.array(z.string()),
  /** What each person paid of the shared expenses, and their share, in the currency. */
  shares: z.array(z.object({ _id: Id, paid: z.number(), share: z.number() })),
  /** The fewest payments that settle. */
  debts: z.array(z.object({ from: Id, to: Id, amount: z.number() })),
  /** Shared expenses without a known rate, which are not in `shares`. */
  unsettled: z.number(),
});
export type TripMoney = z.output<typeof TripMoney>;

export const getTripMoney = endpoint({
  method: "GET",
  path: "/api/plans/:id/money",
  summary:
    "Returns what a trip costs, in one currency by rates of a day, with the pets' part, fees that are known for it, and who owes whom. `currency` is the one for the totals: by default that of the caller's country.",
  session: "required",
  params: z.object({ id: Id }),
  query: z.object({ currency: z.optional(Currency) }),
  response: TripMoney,
  limits: { rates: [{ times: 240, seconds: 60, per: "account" }] },
});
