/** One rule, judged for one pet at one border. */
import { ruledSpecies } from "../animals.ts";
import { isIn, type ClassId, type Truth } from "../classes.ts";
import type { Leg, Place } from "../request.ts";
import type { Asks, Rule } from "../rule.ts";
import { standingOf } from "../standing.ts";
import type { Confidence, Outcome } from "../verdict.ts";
import { combine } from "../verdict.ts";
import { judgeTitre } from "./blood-test.ts";
import { judgeBreed } from "./breed.ts";
import * as cdc from "./cdc.ts";
import * as journey from "./journey.ts";
import * as onward from "./onward.ts";
import * as papers from "./papers.ts";
import * as permits from "./permits.ts";
import { countryPhrase } from "./places.ts";
import { exempt, met, unknown, type Context } from "./context.ts";
import * as stays from "./stays.ts";
import * as treatments from "./treatments.ts";
import * as vaccination from "./vaccination.ts";

function judgeAsks(context: Context, asks: Asks, rule: Rule): Outcome {
  switch (asks.is) {
    case "allowed":
      return { ...met(rule.text), ...(asks.fix && { fix: [asks.fix] }) };
    case "closed":
      return { verdict: "blocked", because: rule.text };
    case "not-asked":
      return exempt(rule.text);
    case "unclear":
      return unknown(rule.text);
    case "origin-class":
      return journey.judgeOrigin(context, asks);
    case "chip":
      return vaccination.judgeChip(context);
    case "chip-first":
      return vaccination.judgeChipFirst(context);
    case "age-at-vaccination":
      return vaccination.judgeAgeAtVaccination(context, asks);
    case "wait-after-vaccination":
      return vaccination.judgeWait(context, asks);
    case "covered":
      return vaccination.judgeCovered(context, asks);
    case "second-dose":
      return vaccination.judgeSecondDose(context, asks);
    case "titre":
    case "titre-sample":
    case "titre-level":
    case "titre-laboratory":
    case "titre-wait":
    case "titre-valid":
      return unlessCertified(context, () => judgeTitre(context, asks));
    case "facility":
      return unlessCertified(context, () => cdc.judgeFacility(context));
    default:
      return judgeMore(context, asks);
  }
}

type Rest = Exclude<
  Asks,
  {
    is:
      | "allowed"
      | "closed"
      | "not-asked"
      | "unclear"
      | "origin-class"
      | "chip"
      | "chip-first"
      | "age-at-vaccination"
      | "wait-after-vaccination"
      | "covered"
      | "second-dose"
      | "facility"
      | `titre${string}`;
  }
>;

function judgeMore(context: Context, asks: Rest): Outcome {
  switch (asks.is) {
    case "tapeworm":
      return treatments.judgeTapeworm(context, asks);
    case "treatment":
      return treatments.judgeTreatment(context, asks);
    case "course":
      return treatments.judgeCourse(context, asks);
    case "done-before":
      return treatments.judgeDoneBefore(context, asks);
    case "examination":
      return treatments.judgeExamination(context, asks);
    case "certificate":
      return papers.judgeCertificate(context, asks);
    case "certificate-onward":
      return onward.judgeOnward(context, asks);
    case "certificate-return":
      return onward.judgeReturn(context, asks);
    case "form":
      return papers.judgeForm(context, asks);
    case "signed":
      return papers.judgeSigned(context, asks);
    case "cdc-paper":
      return cdc.judgeCdcPaper(context, asks);
    case "permit":
      return permits.judgePermit(context, asks);
    case "in-advance":
      return permits.judgeInAdvance(context, asks);
    case "age":
      return journey.judgeAge(context, asks);
    case "low-risk-stay":
      return stays.judgeLowRiskStay(context, asks);
    case "residence":
      return stays.judgeResidence(context, asks);
    case "companion":
      return journey.judgeCompanion(context, asks);
    case "number":
      return journey.judgeNumber(context, asks);
    case "non-commercial":
      return journey.judgeNonCommercial(context);
    case "cargo-by-air":
      return journey.judgeCargo(context);
    case "breed":
      return judgeBreed(context, asks);
    case "quarantine":
      return journey.judgeQuarantine(context, asks);
  }
}

/** A dog vaccinated in the USA and certified before it left needs neither test nor facility on its return. */
function unlessCertified(context: Context, judge: () => Outcome): Outcome {
  const certified = cdc.isCertifiedInUsa(context);
  if (certified === true)
    return exempt("Doesn't apply to a dog vaccinated and certified in the USA.");
  const outcome = judge();
  if (certified === false || outcome.verdict === "met") return outcome;
  return unknown("Applies to dogs vaccinated abroad. We don't know where this one was vaccinated.");
}

/** Whether a pet travels so; by land and water nothing is sent as cargo. */
const isBooked = ({ mode, how }: Context["border"], as: "cargo"): Truth =>
  mode === "flight" ? how && how === as : false;

/** Whether the rule applies to this pet on this route. */
export function inScope(
  { history, border, entry }: Pick<Context, "history" | "border" | "entry">,
  { scope }: Rule,
): Truth {
  if (!scope) return true;
  const { species, from, notFrom, mode, how } = scope;
  const place = border.from;
  const isFrom = from === undefined ? true : isIn(from, place, entry);
  const isNot = notFrom === undefined ? false : isIn(notFrom, place, entry);
  const parts: Truth[] = [
    species === undefined || species.some((each) => each === ruledSpecies(history.pet)),
    isFrom,
    isNot === undefined ? undefined : !isNot,
    mode === undefined || border.mode === mode,
    how === undefined || isBooked(border, how),
  ];
  if (parts.includes(false)) return false;
  return parts.includes(undefined) ? undefined : true;
}

export function judgeRule(context: Context, rule: Rule): Outcome {
  const scoped = inScope(context, rule);
  if (scoped === false) {
    const outcome = exempt(rule.otherwise ?? "Doesn't apply to this pet on this route.");
    return throughOthers(context, rule, outcome);
  }
  const readings = [rule.asks, ...(rule.readings ?? [])];
  const outcome = combine(
    readings.map((asks) => judgeAsks(context, asks, rule)),
    rule.conflict ?? "Sources disagree.",
  );
  const { confidence } = standingOf(rule, context.asOf);
  if (scoped === true) return sure(outcome, confidence);
  if (outcome.verdict === "met" || outcome.verdict === "exempt") return sure(outcome, confidence);
  return unknown(
    "We don't know whether this applies to pets from there. Check with the authority.",
  );
}

/** A rule of other origins, for a pet that came through one of them on its way here. */
function throughOthers(context: Context, rule: Rule, outcome: Outcome): Outcome {
  const { scope } = rule;
  if (scope?.from === "eu.unlisted" && rule.asks.is === "titre") {
    const airports = stopsSince(context.border.origin, context, ({ airside }) => airside === true);
    const names = namesIn(context, "eu.unlisted", airports);
    if (names === "") return outcome;
    return exempt(
      `No titer test is required for a pet that stays in the airport in ${names}, if its owner signs a declaration.`,
    );
  }
  if (scope?.from !== "aphis.screwworm" || !isOfSpecies(context, rule)) return outcome;
  const names = namesIn(context, scope.from, stopsSince(context.border, context));
  return names === ""
    ? outcome
    : unknown(`We don't know whether a stop in ${names} counts. Check with the authority.`);
}

/** The places on the way to the border since the pet left a country. */
const stopsSince = (
  { country }: Pick<Place, "country">,
  { trip, border }: Context,
  isCounted: (leg: Leg) => boolean = () => true,
): Place[] => {
  const before = trip.legs.slice(0, border.leg);
  const start = before.findLastIndex(({ from }) => from.country === country);
  return before
    .slice(Math.max(0, start))
    .filter(isCounted)
    .map(({ to }) => to);
};

/** Those of the places that the class has or may have, in words. */
const namesIn = ({ entry }: Context, id: ClassId, places: readonly Place[]): string =>
  [
    ...new Set(
      places
        .filter(({ country }) => isIn(id, { country }, entry) !== false)
        .map(({ country }) => countryPhrase(country)),
    ),
  ].join(" and ");

const isOfSpecies = ({ history }: Context, { scope }: Rule): boolean =>
  scope?.species === undefined || scope.species.some((each) => each === history.pet.species);

/** What has low confidence says nothing: it is neither met nor exempt. */
export const sure = (outcome: Outcome, confidence: Confidence): Outcome =>
  confidence === "low" && (outcome.verdict === "met" || outcome.verdict === "exempt")
    ? unknown("Our sources for this aren't reliable enough. Check with the authority.")
    : outcome;
