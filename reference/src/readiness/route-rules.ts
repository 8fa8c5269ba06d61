/** The rules that a route brings: judged for a pet without records, so that each says by when it has to be done. */
import { classes } from "../facts/classes.ts";
import { dayOf, dayText, type Day } from "./days.ts";
import { readiness } from "./engine.ts";
import { historyOf } from "./history.ts";
import { bordersOf } from "./journey.ts";
import { inScope } from "./judge/judge.ts";
import { printRule, type RuleSentence } from "./rule-sentence.ts";
import type { Trip } from "./request.ts";
import type { Rule } from "./rule.ts";
import { ruleBook } from "./rules.ts";
import type { Species } from "../facts/fact.ts";

/** Days before the landing; `until` is the last one, `from` the first one of a window. */
export type Dates = { from?: number; until: number };

export type RouteRule = {
  rule: Rule;
  text: RuleSentence;
  /** The species of which it is asked; empty where it is not asked on this route. */
  species: readonly Species[];
  /** Whether it is asked of pets from there is not known. */
  isUnclear: boolean;
  dates?: Dates;
};

const both = ["dog", "cat"] as const satisfies readonly Species[];

/** So long before the landing nothing is too late yet. */
const daysAhead = 500;

/** The landing by which days are counted where none is stated. */
export const nominalLanding = "2027-11-17";

/** The rules of the border, by ISO codes; undefined where it has none, or none for pets from there. */
export function routeRules(
  from: string,
  to: string,
  landing: string = nominalLanding,
): readonly RouteRule[] | undefined {
  if (landing !== nominalLanding) return judged(from, to, landing);
  const key = `${from} ${to}`;
  if (!nominal.has(key)) nominal.set(key, judged(from, to, landing));
  return nominal.get(key);
}

// As many as there are pairs of countries.
const nominal = new Map<string, readonly RouteRule[] | undefined>();

function judged(from: string, to: string, landing: string): RouteRule[] | undefined {
  const known = ruleBook.borders.get(to);
  const entry = dayOf(landing);
  const trip: Trip = {
    residence: from,
    legs: [
      {
        mode: "flight",
        from: { country: from },
        to: { country: to },
        departureDate: landing,
        arrivalDate: landing,
      },
    ],
  };
  const verdicts = new Map(both.map((species) => [species, verdictsOf(species, trip, entry)]));
  const animals = both.filter((each) => verdicts.get(each)?.has("entry.not-known") === false);
  if (!known || animals.length === 0) return undefined;
  return known.rules.flatMap((rule) => {
    const found = animals.flatMap((species) => verdicts.get(species)?.get(rule.id) ?? []);
    if (found.length === 0) return [];
    const scopes = animals.map((species) => scopeOf(species, trip, rule, entry));
    const isAsked = rule.asks.is !== "not-asked";
    const species = animals.filter((_, index) => isAsked && scopes[index] !== false);
    const dates = found.map((each) => datesOf(each, entry)).find((each) => each !== undefined);
    return [
      {
        rule,
        text: printRule(rule, from),
        species,
        isUnclear: isAsked && scopes.includes(undefined),
        ...(dates && species.length > 0 && { dates }),
      },
    ];
  });
}

type Judged = ReturnType<typeof readiness>[number]["requirements"][number];

function verdictsOf(species: Species, trip: Trip, entry: Day): ReadonlyMap<string, Judged> {
  const asOf = dayText(entry - daysAhead);
  const [pet] = readiness([{ key: species, species, records: [] }], trip, ruleBook, asOf);
  return new Map((pet?.requirements ?? []).map((each) => [each.rule, each]));
}

function scopeOf(species: Species, trip: Trip, rule: Rule, entry: Day) {
  const [border] = bordersOf(trip);
  const history = historyOf({ key: species, species, records: [] }, 0, entry - daysAhead);
  return border && inScope({ history, border, entry }, rule);
}

function datesOf({ verdict, by, from, until }: Judged, entry: Day): Dates | undefined {
  const before = (text: string): number => Math.max(0, entry - dayOf(text.slice(0, 10)));
  if (verdict === "window" && from && until) return { from: before(from), until: before(until) };
  return verdict === "due" && by ? { until: before(by) } : undefined;
}

const isMember = (code: string): boolean => classes["eu.members"].value.countries.includes(code);

/** The way on within the EU matters to everybody who enters it. */
export const isForOnward = ({ rule }: RouteRule, to: string): boolean =>
  rule.requirement === "certificate-onward" && isMember(to);
