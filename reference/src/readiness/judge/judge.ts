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
import { exempt, met, unknown, type Scene } from "./scene.ts";
import * as stays from "./stays.ts";
import * as treatments from "./treatments.ts";
import * as vaccination from "./vaccination.ts";

function judgeAsks(scene: Scene, asks: Asks, rule: Rule): Outcome {
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
      return journey.judgeOrigin(scene, asks);
    case "chip":
      return vaccination.judgeChip(scene);
    case "chip-first":
      return vaccination.judgeChipFirst(scene);
    case "age-at-vaccination":
      return vaccination.judgeAgeAtVaccination(scene, asks);
    case "wait-after-vaccination":
      return vaccination.judgeWait(scene, asks);
    case "covered":
      return vaccination.judgeCovered(scene, asks);
    case "second-dose":
      return vaccination.judgeSecondDose(scene, asks);
    case "titre":
    case "titre-sample":
    case "titre-level":
    case "titre-laboratory":
    case "titre-wait":
    case "titre-valid":
      return unlessCertified(scene, () => judgeTitre(scene, asks));
    case "facility":
      return unlessCertified(scene, () => cdc.judgeFacility(scene));
    default:
      return judgeMore(scene, asks);
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

function judgeMore(scene: Scene, asks: Rest): Outcome {
  switch (asks.is) {
    case "tapeworm":
      return treatments.judgeTapeworm(scene, asks);
    case "treatment":
      return treatments.judgeTreatment(scene, asks);
    case "course":
      return treatments.judgeCourse(scene, asks);
    case "done-before":
      return treatments.judgeDoneBefore(scene, asks);
    case "examination":
      return treatments.judgeExamination(scene, asks);
    case "certificate":
      return papers.judgeCertificate(scene, asks);
    case "certificate-onward":
      return onward.judgeOnward(scene, asks);
    case "certificate-return":
      return onward.judgeReturn(scene, asks);
    case "form":
      return papers.judgeForm(scene, asks);
    case "signed":
      return papers.judgeSigned(scene, asks);
    case "cdc-paper":
      return cdc.judgeCdcPaper(scene, asks);
    case "permit":
      return permits.judgePermit(scene, asks);
    case "in-advance":
      return permits.judgeInAdvance(scene, asks);
    case "age":
      return journey.judgeAge(scene, asks);
    case "low-risk-stay":
      return stays.judgeLowRiskStay(scene, asks);
    case "residence":
      return stays.judgeResidence(scene, asks);
    case "companion":
      return journey.judgeCompanion(scene, asks);
    case "number":
      return journey.judgeNumber(scene, asks);
    case "non-commercial":
      return journey.judgeNonCommercial(scene);
    case "cargo-by-air":
      return journey.judgeCargo(scene);
    case "breed":
      return judgeBreed(scene, asks);
    case "quarantine":
      return journey.judgeQuarantine(scene, asks);
  }
}

/** A dog vaccinated in the USA and certified before it left needs neither test nor facility on its return. */
function unlessCertified(scene: Scene, judge: () => Outcome): Outcome {
  const certified = cdc.isCertifiedInUsa(scene);
  if (certified === true)
    return exempt("Doesn't apply to a dog vaccinated and certified in the USA.");
  const outcome = judge();
  if (certified === false || outcome.verdict === "met") return outcome;
  return unknown("Applies to dogs vaccinated abroad. We don't know where this one was vaccinated.");
}

/** Whether the rule applies to this pet on this route. */
export function inScope(
  { history, border, entry }: Pick<Scene, "history" | "border" | "entry">,
  { scope }: Rule,
): Truth {
  if (!scope) return true;
  const { species, from, notFrom, mode } = scope;
  const place = border.from;
  const isFrom = from === undefined ? true : isIn(from, place, entry);
  const isNot = notFrom === undefined ? false : isIn(notFrom, place, entry);
  const parts: Truth[] = [
    species === undefined || species.some((each) => each === ruledSpecies(history.pet)),
    isFrom,
    isNot === undefined ? undefined : !isNot,
    mode === undefined || border.mode === mode,
  ];
  if (parts.includes(false)) return false;
  return parts.includes(undefined) ? undefined : true;
}

export function judgeRule(scene: Scene, rule: Rule): Outcome {
  const scoped = inScope(scene, rule);
  if (scoped === false) {
    const outcome = exempt(rule.otherwise ?? "Doesn't apply to this pet on this route.");
    return throughOthers(scene, rule, outcome);
  }
  const readings = [rule.asks, ...(rule.readings ?? [])];
  const outcome = combine(
    readings.map((asks) => judgeAsks(scene, asks, rule)),
    rule.conflict ?? "Sources disagree.",
  );
  const { confidence } = standingOf(rule, scene.asOf);
  if (scoped === true) return sure(outcome, confidence);
  if (outcome.verdict === "met" || outcome.verdict === "exempt") return sure(outcome, confidence);
  return unknown(
    "We don't know whether this applies to pets from there. Check with the authority.",
  );
}

/** A rule of other origins, for a pet that came through one of them on its way here. */
function throughOthers(scene: Scene, rule: Rule, outcome: Outcome): Outcome {
  const { scope } = rule;
  if (scope?.from === "eu.unlisted" && rule.asks.is === "titre") {
    const airports = stopsSince(scene.border.origin, scene, ({ airside }) => airside === true);
    const names = namesIn(scene, "eu.unlisted", airports);
    if (names === "") return outcome;
    return exempt(
      `No titer test is required for a pet that stays in the airport in ${names}, if its owner signs a declaration.`,
    );
  }
  if (scope?.from !== "aphis.screwworm" || !isOfSpecies(scene, rule)) return outcome;
  const names = namesIn(scene, scope.from, stopsSince(scene.border, scene));
  return names === ""
    ? outcome
    : unknown(`We don't know whether a stop in ${names} counts. Check with the authority.`);
}

/** The places on the way to the border since the pet left a country. */
const stopsSince = (
  { country }: Pick<Place, "country">,
  { trip, border }: Scene,
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
const namesIn = ({ entry }: Scene, id: ClassId, places: readonly Place[]): string =>
  [
    ...new Set(
      places
        .filter(({ country }) => isIn(id, { country }, entry) !== false)
        .map(({ country }) => countryPhrase(country)),
    ),
  ].join(" and ");

const isOfSpecies = ({ history }: Scene, { scope }: Rule): boolean =>
  scope?.species === undefined || scope.species.some((each) => each === history.pet.species);

/** What has low confidence says nothing: it is neither met nor exempt. */
export const sure = (outcome: Outcome, confidence: Confidence): Outcome =>
  confidence === "low" && (outcome.verdict === "met" || outcome.verdict === "exempt")
    ? unknown("Our sources for this aren't reliable enough. Check with the authority.")
    : outcome;
