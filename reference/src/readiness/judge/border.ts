/** All rules of one border, judged for one pet. */
import { borderInSentence } from "../../border-text.ts";
import { authorities } from "../../facts/authorities.ts";
import { ruledSpecies } from "../animals.ts";
import { isIn } from "../classes.ts";
import { dayOf, type Day } from "../days.ts";
import type { History } from "../history.ts";
import type { Border } from "../journey.ts";
import { requirementTitles, type Requirement } from "../requirements.ts";
import type { Trip } from "../request.ts";
import type { BorderRules, Rule } from "../rule.ts";
import type { RuleBook } from "../rules.ts";
import { sourceReference } from "../../sources.ts";
import { standingOf } from "../standing.ts";
import type { Judged, Outcome, SourceReference, Verdict } from "../verdict.ts";
import { openQuarantine } from "./journey.ts";
import { breedRuleOf, judgeBreed } from "./breed.ts";
import { inScope, judgeRule, sure } from "./judge.ts";
import { authoritySource, judgeOtherAnimal, type OtherAnimal } from "./other-animals.ts";
import { legPath, unknown, type Company, type Context } from "./context.ts";

export function judgeBorder(
  history: History,
  trip: Trip,
  company: Company,
  rules: RuleBook,
  borders: readonly Border[],
  border: Border,
): Judged[] {
  const known =
    rules.borders.get(`${border.originTerritory}>${border.territory}`) ??
    // Rules of a country are for those who come from abroad.
    (isInside(border) && border.region === undefined
      ? undefined
      : rules.borders.get(border.territory));
  const species = ruledSpecies(history.pet);
  const isOther = species === "other" || (species === "ferret" && !known?.ferrets);
  if (isOther) return [ofOtherAnimal(history, border, known)];
  const breeds = breedRuleOf(known, species);
  // A region is entered after its country, whose breeds count there, too.
  const isInner = known?.rules.some(({ requirement }) => requirement === "inner-border") === true;
  const hasBreeds = species !== "ferret" && !isInside(border) && !(isInner && border.region);
  const breed = hasBreeds ? [judgeBreedAt(history, trip, border, known, breeds)] : [];
  if (!known || known.isPartial || !isFromKnown(known, border)) {
    return [withoutRules(history, border, known?.isPartial ? undefined : known), ...breed];
  }
  if (known.species && known.species !== species) {
    return [withoutRules(history, border, known, `${species}s`), ...breed];
  }
  if (trip.purpose === "commercial" && !hasRuleOnTrade(known)) {
    return [withoutRules(history, border, known, "pets that are sold or given away"), ...breed];
  }
  return [...judgeRules(history, trip, company, borders, border, known), ...breed];
}

/** A border inside a country. */
const isInside = ({ country, origin }: Border): boolean => country === origin.country;

/** The breed does not depend on days, so it is judged without them, too. */
function judgeBreedAt(
  history: History,
  trip: Trip,
  border: Border,
  known: BorderRules | undefined,
  rule?: Rule,
): Judged {
  const { authority } = known ?? { authority: `the authority of ${borderInSentence(border)}` };
  const { entry, departure } = border;
  const asks = rule?.asks.is === "breed" ? rule.asks : ({ is: "breed" } as const);
  const outcome = withAuthority(judgeBreed({ history, trip, border, departure }, asks), authority);
  const closed = closedBy(
    rule ? sure(outcome, standingOf(rule, history.asOf).confidence) : outcome,
    entry,
    history.asOf,
  );
  return rule
    ? judgedOf(history, border, rule, closed)
    : {
        ...closed,
        id: idOf(history, border, "breed.not-known"),
        requirement: "breed",
        border: borderOf(border),
        leg: border.leg,
        title: requirementTitles.breed,
        rule: "breed.not-known",
        sources: [{ title: "No source" }],
        confidence: "low",
      };
}

function judgeRules(
  history: History,
  trip: Trip,
  company: Company,
  borders: readonly Border[],
  border: Border,
  known: BorderRules,
): Judged[] {
  const { entry, departure } = border;
  const active = concerning(
    known.rules.filter((rule) => rule.requirement !== "breed" && isInForce(rule, entry)),
    (rule) => inScope({ history, border, entry: entry ?? history.asOf }, rule) !== false,
  );
  if (entry === undefined || departure === undefined) {
    const path = `trip.legs.${border.leg}.arrivalDate`;
    return active.map((rule) => {
      const scoped = inScope({ history, border, entry: history.asOf }, rule);
      const outcome =
        scoped === false || rule.asks.is === "not-asked"
          ? ({ verdict: "exempt", because: rule.otherwise ?? rule.text } as const)
          : unknown("Add the date of entry.", path);
      return judgedOf(history, border, rule, outcome);
    });
  }
  const context: Context = {
    history,
    trip,
    company,
    border,
    borders,
    entry,
    departure,
    asOf: history.asOf,
    active: active.filter((rule) => inScope({ history, border, entry }, rule) !== false),
    leftEu: leftEu(borders, border, trip, entry),
  };
  const outcomes = active.map((rule) =>
    border.isEntryAssumed ? onEitherDay(context, rule) : judgeRule(context, rule),
  );
  const isSure = active.every(
    ({ requirement }, index) => !isDoubtful(requirement, outcomes[index]?.verdict),
  );
  return active.map((rule, index) => {
    const { asks } = rule;
    const dependsOnOthers = asks.is === "quarantine" && asks.shorter === "by-titre-wait";
    const outcome = dependsOnOthers && !isSure ? openQuarantine(asks) : outcomes[index];
    if (!outcome) throw new Error(`The rule ${rule.id} has no outcome.`);
    const asked = withAuthority(outcome, known.authority);
    return judgedOf(history, border, rule, closedBy(asked, entry, history.asOf));
  });
}

/** What no field of the request would decide, the authority of the border is to be asked. */
function withAuthority(outcome: Outcome, authority: string): Outcome {
  const { verdict, because, missing = [] } = outcome;
  if (verdict !== "unknown" || missing.length > 0) return outcome;
  const named = because.replace("Check with the authority.", `Check with ${authority}.`);
  const isNamed = named !== because || /\b(?:ask|check with)\b/i.test(because);
  return { ...outcome, because: isNamed ? named : `${because} Check with ${authority}.` };
}

/** What a short quarantine depends on beside the blood test, which has days of its own. */
const beforeRelease: ReadonlySet<Requirement> = new Set([
  "chip",
  "chip-before-rabies",
  "rabies-age",
  "rabies-second",
  "rabies-valid",
  "notice",
  "documents",
]);

const isDoubtful = (requirement: Requirement, verdict?: Verdict): boolean =>
  beforeRelease.has(requirement) && (verdict === "blocked" || verdict === "unknown");

/** Of alternative rules, those that apply to the pet; one of the others if none does. */
function concerning(rules: readonly Rule[], isAsked: (rule: Rule) => boolean): Rule[] {
  const concerned = new Set(rules.filter(isAsked).map(({ requirement }) => requirement));
  const seen = new Set<string>();
  return rules.filter((rule) => {
    if (concerned.has(rule.requirement)) return isAsked(rule);
    const isFirst = !seen.has(rule.requirement);
    seen.add(rule.requirement);
    return isFirst;
  });
}

/** Without a day of arrival, it is the day of departure or the next one; a differing result is unknown. */
function onEitherDay(context: Context, rule: Rule): Outcome {
  const [same, next] = [0, 1].map((days) => {
    const { border, entry } = context;
    const moved = { ...border, entry: entry + days };
    return judgeRule({ ...context, border: moved, entry: entry + days }, rule);
  });
  if (!same || !next || same.verdict === next.verdict) {
    return same ?? unknown("Add the date of entry.");
  }
  return unknown("It depends on the day of arrival.", legPath(context, "arrivalDate"));
}

/** A past border is not judged again: met requirements stay met, the rest is over. */
export const closedBy = (outcome: Outcome, day: Day | undefined, asOf: Day): Outcome =>
  day === undefined || day >= asOf || outcome.verdict === "met"
    ? outcome
    : { verdict: "exempt", because: "This part of the trip is over." };

const isInForce = ({ from, until }: Rule, entry: Day | undefined): boolean =>
  entry === undefined ||
  ((from === undefined || entry >= dayOf(from)) && (until === undefined || entry <= dayOf(until)));

const isFromKnown = ({ origins }: BorderRules, border: Border): boolean =>
  origins === undefined || isIn(origins, border.from, border.entry ?? 0) === true;

/** The last day on which the pet leaves the EU before it returns, on this trip. */
function leftEu(
  borders: readonly Border[],
  border: Border,
  trip: Trip,
  entry: Day,
): Day | undefined {
  const inEu = (country: string) => isIn("eu.members", { country }, entry) === true;
  if (!inEu(border.country) || inEu(border.origin.country)) return undefined;
  const left = borders.findLast(({ leg, origin }) => leg < border.leg && inEu(origin.country));
  return left?.departure;
}

/** Whether the rules are known to end where a pet is sold. */
const hasRuleOnTrade = ({ rules }: BorderRules): boolean =>
  rules.some(({ asks }) => asks.is === "non-commercial" || asks.is === "closed");

function withoutRules(
  history: History,
  border: Border,
  known?: BorderRules,
  others = "pets that come from there",
): Judged {
  const entry = authorities[border.country];
  const because = known
    ? `We don't have rules for ${others}. Check with ${known.authority}.`
    : isInside(border)
      ? `We don't have rules for pets on this way inside ${borderInSentence({ country: border.country })}. Check with ${entry?.name ?? "its veterinary authority"}.`
      : `We don't have entry rules for this country. Check with ${entry?.name ?? "its veterinary authority or embassy"}.`;
  const sources = known || !entry ? [] : [authoritySource(entry)];
  return withoutRule(history, border, { outcome: { verdict: "unknown", because }, sources }, known);
}

const ofOtherAnimal = (history: History, border: Border, known?: BorderRules): Judged =>
  withoutRule(history, border, judgeOtherAnimal(history, border, known), known);

function withoutRule(
  history: History,
  border: Border,
  { outcome, sources, confidence = "low" }: OtherAnimal,
  known?: BorderRules,
): Judged {
  const hasEntry = known?.rules.some(({ requirement: of }) => of === "entry") === true;
  const requirement = isInside(border) && !hasEntry ? "inner-border" : "entry";
  return {
    ...closedBy(outcome, border.entry, history.asOf),
    id: idOf(history, border, `${requirement}.not-known`),
    requirement,
    border: borderOf(border),
    leg: border.leg,
    title: requirementTitles[requirement],
    rule: `${requirement}.not-known`,
    sources: sources.length > 0 ? sources : [{ title: "No source" }],
    confidence,
  };
}

const borderOf = ({ country, region }: Border) => (region ? { country, region } : { country });

const idOf = ({ pet }: History, { territory, occurrence }: Border, rule: string): string =>
  `${pet.key}/${territory}${occurrence > 1 ? `-${occurrence}` : ""}/${rule}`;

function judgedOf(history: History, border: Border, rule: Rule, outcome: Outcome): Judged {
  const { requirement, id } = rule;
  const isOfAirline = requirement.startsWith("airline-");
  return {
    ...outcome,
    id: idOf(history, border, id),
    requirement,
    border: isOfAirline ? null : borderOf(border),
    leg: border.leg,
    title: requirementTitles[requirement],
    rule: id,
    sources: referencesOf(rule),
    ...standingOf(rule, history.asOf),
  };
}

const references = new WeakMap<Rule, readonly SourceReference[]>();

/** The sources of a rule, which a trip that is moved day by day names many times. */
function referencesOf(rule: Rule): readonly SourceReference[] {
  const known = references.get(rule);
  if (known) return known;
  const found = rule.sources.map((source) => sourceReference(source, rule.checked));
  references.set(rule, found);
  return found;
}
