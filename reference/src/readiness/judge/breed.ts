/** Whether a breed may enter. A breed that no list is known to leave out is unknown. */
import { breed, isBullType, isCrossBreed, isWildHybrid } from "../../breeds.ts";
import { keyOf } from "../../words.ts";
import type { BreedList } from "../breed-list.ts";
import { regionOf, timesOf } from "../journey.ts";
import { memoize, memoizeOf } from "../memoize.ts";
import type { Asks, BorderRules, Rule } from "../rule.ts";
import { worst, type Outcome } from "../verdict.ts";
import { blocked, due, exempt, met, unknown, type Context } from "./context.ts";

type Names = Pick<BreedList, "banned" | "restricted" | "byLooks" | "visitDays">;

/** What a name is, which a trip that is moved day by day asks many times. */
const kindOf = memoize(1_000, (name: string) => ({
  isKnown: breed(name) !== undefined || isBullType(name),
  isBullType: isBullType(name),
  isCross: isCrossBreed(name),
}));

/** A name and that of its breed, to compare them. */
const keysOf = memoize(1_000, (name: string) =>
  [name, breed(name)?.name ?? name].map((each) => keyOf(each)),
);

const keysIn = memoizeOf((names: readonly string[]) => new Set(names.flatMap(keysOf)));

const isAmong = (name: string, names: readonly string[] = []): boolean =>
  keysOf(name).some((key) => keysIn(names).has(key));

type BreedContext = Pick<Context, "history" | "trip" | "border"> & {
  departure?: Context["departure"];
};

export function judgeBreed(context: BreedContext, asks: Extract<Asks, { is: "breed" }>): Outcome {
  const { pet, path } = context.history;
  const field = `${path}.breed`;
  const name = pet.breed?.trim();
  const isDog = pet.species === "dog";
  if (!name) return unknown("Add the pet's breed.", field);
  if (isDog && kindOf(name).isCross) {
    return unknown(
      "Whether a mixed breed may enter often depends on how the dog looks. Check with the authority.",
    );
  }
  if (!kindOf(name).isKnown) {
    return unknown("We don't know this breed. Select it from the list.", field);
  }
  const list = isDog ? asks.dog : (asks.cat ?? asks.dog);
  if (!list)
    return unknown("We don't know whether this breed may enter. Check with the authority.");
  if (!isDog) return judgeCat(name, asks.cat);
  const { to } = context.trip.legs[context.border.leg] ?? {};
  const region = to && regionOf(to);
  const own = judgeNames(context, name, list, asks);
  const local = (list.locally ?? []).flatMap(
    (each) => judgeLocally(context, name, each, region) ?? [],
  );
  // What the whole country asks includes what its parts ask.
  const found = own && region === undefined ? [own] : [...(own ? [own] : []), ...local];
  const verdict = worst(found.map((each) => each.verdict));
  const decisive = found.find((each) => each.verdict === verdict);
  if (decisive) return decisive;
  if (list.knows === "none") return exempt("No breed is banned.");
  return list.knows === "whole"
    ? met("It isn't one of the banned or restricted breeds.")
    : unknown("We know only a part of the breeds that have rules. Check with the authority.");
}

/** What a state, province or city adds; where the place is not known, its name alone. */
function judgeLocally(
  context: BreedContext,
  name: string,
  list: NonNullable<BreedList["locally"]>[number],
  region: string | undefined,
): Outcome | undefined {
  if (region !== undefined && region !== list.region) return undefined;
  const found = judgeNames(context, name, list, {});
  if (!found) return undefined;
  const days = stayDays(context);
  const isBan = region !== undefined && found.verdict === "blocked";
  // Many of these rules are for residents.
  if (isBan && (context.trip.stay === "move" || (days !== undefined && days > shortVisit)))
    return found;
  return found.verdict === "due" && region !== undefined
    ? found
    : unknown(`There are rules for this breed in ${list.name}. Check with the authority there.`);
}

/** After so many days no local rule that we know counts a dog as visiting. */
const shortVisit = 30;

/** What a list says of a breed; undefined where the list does not name it. */
function judgeNames(
  context: BreedContext,
  name: string,
  list: Names,
  { exception }: { exception?: string },
): Outcome | undefined {
  if (isAmong(name, list.banned)) return judgeBanned(context, name, exception, list.visitDays);
  // Papers do not help a dog that looks like a banned type.
  if (list.byLooks && kindOf(name).isBullType) {
    return unknown(
      "Officials judge this type by how the dog looks, and may call it a banned one. Check with the authority.",
    );
  }
  if (!isAmong(name, list.restricted)) return undefined;
  const because =
    "This breed has rules of its own, such as a permit, insurance, a muzzle or a lead.";
  const fix = "Ask the authority what applies to visitors, and get it before you leave.";
  const { departure } = context;
  return departure === undefined ? unknown(because) : due(departure, because, fix);
}

function judgeBanned(
  context: BreedContext,
  name: string,
  exception?: string,
  visitDays?: number,
): Outcome {
  const ban = blocked(
    `Dogs of this type can't enter: ${name}.`,
    undefined,
    "entry",
    ...(exception ? [exception] : []),
  );
  if (context.trip.stay === "move") return ban;
  const days = stayDays(context);
  if (days === 0) {
    return unknown(`${name} is a banned type. Passing through without a stop may be allowed.`);
  }
  if (visitDays === undefined) return ban;
  const rule = `Dogs of this type can enter only for a visit of up to ${visitDays} days.`;
  if (days === undefined) return unknown(`${rule} Add the way home.`);
  if (days > visitDays) return ban;
  const { departure, trip, border } = context;
  if (departure === undefined || trip.residence === border.country) return unknown(rule);
  return due(
    departure,
    rule,
    "Carry proof of when you leave, and ask for the rules of the state you visit.",
  );
}

/** Days until the trip leaves the country again. */
function stayDays({ trip, border }: BreedContext): number | undefined {
  const { entry, country } = border;
  const leaving = trip.legs.slice(border.leg + 1).find(({ to }) => to.country !== country);
  const day = leaving && (timesOf(leaving).departure ?? timesOf(leaving).arrival);
  return day === undefined || entry === undefined ? undefined : day - entry;
}

/** The lists are about dogs, and about hybrids of wild cats where they name cats. */
function judgeCat(name: string, list: BreedList | undefined): Outcome {
  if (isAmong(name, list?.restricted)) {
    return unknown("This breed has rules of its own here. Check with the authority.");
  }
  if (!isWildHybrid(name))
    return exempt("The bans that we know are for dogs and for hybrids of wild cats.");
  if (isAmong(name, list?.banned) && list?.confidence !== "low") {
    return blocked(`Cats of this breed can't enter: ${name}.`);
  }
  return unknown("Hybrids of wild cats are often banned. Check with the authority.");
}

/** The rule on breeds as it stands for dogs or for cats: each list has sources and a confidence of its own. */
export function breedRuleOf(known: BorderRules | undefined, species: string): Rule | undefined {
  if (!known) return undefined;
  const rules = breedRules(known);
  return species === "cat" ? rules.cat : rules.dog;
}

const breedRules = memoizeOf(({ rules }: BorderRules) => {
  const rule = rules.find(({ requirement }) => requirement === "breed");
  const of = (list: BreedList | undefined): Rule | undefined =>
    rule && list ? { ...rule, sources: list.sources, confidence: list.confidence } : rule;
  if (rule?.asks.is !== "breed") return { dog: rule, cat: rule };
  const { dog, cat } = rule.asks;
  // A law on dogs alone lets cats through as well as a list of cats does.
  return { dog: of(dog), cat: of(cat && cat.confidence !== "low" ? cat : (dog ?? cat)) };
});
