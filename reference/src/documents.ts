/** Requirements for traveling with a pet between two countries. */
import { countryNamed, type Country } from "./countries.ts";
import { disagreementsBetween, type Disagreement } from "./disagreements.ts";
import type { Office } from "./facts/countries.ts";
import { countryFacts } from "./facts/countries.ts";
import type { Fact, Fee, Species, TextValue } from "./facts/fact.ts";
import { version } from "./facts/version.ts";
import { gapText } from "./gap-text.ts";
import { lineOf, type Line } from "./lines.ts";
import {
  groupsOf,
  insteadOfPassport,
  isHighRisk,
  isMember,
  isWithinEu,
  originLine,
  whenOf,
  type Route,
} from "./origin.ts";
import { feeText } from "./price-text.ts";
import type { Gap } from "./readiness/printed.ts";
import { printedRules, ruleBook } from "./readiness/rules.ts";
import { ruleLines, statementLine } from "./route/lines.ts";
import { sourceLink, type SourceLink } from "./sources.ts";

/** Who decides, and a page of theirs, or of an embassy, where one is known. */
export type Authority = { name: string; page?: SourceLink };

export type Documents = {
  /** The day on which the facts were collected. */
  version: string;
  from: Country;
  to: Country;
  /** The kind of animal it was narrowed to; without one, lines with `only` are about that kind alone. */
  species?: Species;
  /** Why the trip cannot be made. Then there are no papers, fees and rules. */
  notPossible?: Line;
  /** How the destination counts the country of origin, where that decides something. */
  origin?: Line;
  exportDocuments: readonly Line[];
  /** No line with prices: "Not listed". */
  exportFees: readonly Line[];
  importDocuments: readonly Line[];
  importFees: readonly Line[];
  rules: readonly Line[];
  authorities: { exit: Authority; entry: Authority };
  disagreements: readonly Disagreement[];
  /** Each to stand after "Not known:". */
  notKnown: readonly string[];
};

/**
 * What a pet needs from one country to another, both as people call them. Undefined where a name is not known, where
 * both are one country, and where too little is known of entering the destination.
 */
export function documentsFor(from: string, to: string, species?: Species): Documents | undefined {
  const route = routeOf(from, to);
  if (!route || !isReady(route.to)) return undefined;
  const answer = route.from.key === "indonesia" || route.to.key === "indonesia" ? closed : open;
  return narrowed(answer(route), species);
}

/** The offices to ask about leaving one country and entering another, also where no papers are known. */
export function authoritiesFor(from: string, to: string): { exit?: Authority; entry?: Authority } {
  const [origin, destination] = [countryNamed(from), countryNamed(to)];
  return {
    exit: origin && authority(countryFacts[origin.key].exit),
    entry: destination && authority(countryFacts[destination.key].entry),
  };
}

/** Whether papers and fee for leaving the country are known at high or medium confidence. */
export const hasExitRules = ({ key }: Country): boolean =>
  countryFacts[key].papers.exportDocuments.some(isSure);

/** Whether enough is known, at high or medium confidence, of entering the country. */
function isReady({ key }: Country): boolean {
  if (key === "indonesia") return true;
  const { code, papers } = countryFacts[key];
  return papers.importDocuments.some(isSure) && isRabiesKnown(code);
}

const isSure = ({ confidence }: Fact<unknown>): boolean => confidence !== "low";

const isRabiesKnown = (code: string): boolean =>
  ruleBook.borders.get(code)?.rules.some(({ requirement }) => requirement === "rabies-valid") ||
  printedRules(code).statements.some((fact) => fact.value.is === "rabies" && isSure(fact));

function routeOf(fromName: string, toName: string): Route | undefined {
  const [from, to] = [countryNamed(fromName), countryNamed(toName)];
  return from && to && from.key !== to.key ? { from, to } : undefined;
}

const authority = ({ name, page }: Office): Authority => ({
  name,
  page: page && sourceLink(page),
});

function frame({ from, to }: Route) {
  return {
    version,
    from,
    to,
    exportDocuments: [],
    exportFees: [],
    importDocuments: [],
    importFees: [],
    rules: [],
    authorities: {
      exit: authority(countryFacts[from.key].exit),
      entry: authority(countryFacts[to.key].entry),
    },
    disagreements: [],
    notKnown: [],
  };
}

/** A trip that cannot be made has a reason instead of a list. */
function closed(route: Route): Documents {
  const { exportDocuments, importDocuments } = countryFacts.indonesia.papers;
  const into = importDocuments.filter(({ group }) => group === "to-bali");
  const [fact] = route.to.key === "indonesia" ? into : exportDocuments;
  return { ...frame(route), notPossible: fact && lineOf(fact, "Not possible", sentence(fact)) };
}

function open(route: Route): Documents {
  const { from, to } = route;
  const [exit, entry] = [countryFacts[from.key], countryFacts[to.key]];
  const { statements, gaps } = printedRules(entry.code);
  const passport = statements.filter(({ value }) => value.is === "passport");
  const imports = groupsOf(route).flatMap((group) =>
    entry.papers.importDocuments
      .filter((fact) => fact.group === group && isFor(fact.id, route))
      .map((fact) => lineOf(fact, "", sentence(fact), { when: whenOf[group] })),
  );
  const isOfExit = ({ topic }: Gap): boolean => topic.startsWith("export");
  const unknown = [
    ...printedRules(exit.code).gaps.filter(isOfExit),
    ...gaps.filter((gap) => !isOfExit(gap)),
  ];
  return {
    ...frame(route),
    origin: originLine(route),
    exportDocuments: exit.papers.exportDocuments
      .filter(({ id }) => isFor(id, route))
      .map((fact) => lineOf(fact, "", sentence(fact))),
    exportFees: exit.papers.exportFees
      .filter(({ id }) => isFor(id, route))
      .map((fact) => feeLine(fact, from.key === "usa")),
    importDocuments: isWithinEu(route) ? passport.map(statementLine) : imports,
    importFees: entry.papers.importFees.map((fact) => feeLine(fact, false)),
    rules: rulesOf(route),
    disagreements: disagreementsBetween(from.key, to.key, isMember(entry) && !isWithinEu(route)),
    notKnown: [
      ...unknown.map((gap) => gapText(gap.topic, isOfExit(gap) ? from : to)),
      ...(isForDogsAlone(entry.code) ? [`what ${to.words} requires of cats`] : []),
    ],
  };
}

/** Whether only what dogs need is known of entering the country. */
export const isForDogsAlone = (code: string): boolean =>
  ruleBook.borders.get(code)?.species === "dog";

const rulesOf = (route: Route): Line[] =>
  ruleLines(countryFacts[route.from.key].code, countryFacts[route.to.key].code, (id) =>
    insteadOfPassport(id, route),
  );

/** Papers and fees that are for some routes alone, by their ids. */
const routes: Readonly<Record<string, (route: Route) => boolean>> = {
  "usa.export.document.us-rabies-certification": ({ to }) => isHighRisk(to.key),
  "mexico.export.document.dog-to-the-usa": ({ to }) => to.key === "usa",
  "argentina.import.document.passport-of-eu-or-gb": ({ from }) =>
    from.key === "united-kingdom" || isMember(countryFacts[from.key]),
  "chile.export.fee.eu-passport-visa": ({ to }) => isMember(countryFacts[to.key]),
  "united-kingdom.export.document.certificate-for-the-eu": ({ to }) =>
    isMember(countryFacts[to.key]),
  "united-kingdom.export.document.certificate-for-other-countries": ({ to }) =>
    !isMember(countryFacts[to.key]),
};

const isFor = (id: string, route: Route): boolean => routes[id]?.(route) ?? true;

const sentence = ({ value }: Fact<TextValue>): string => `${value.text}.`;

/** `hasNewer`: a listed figure among newer ones. */
function feeLine(fact: Fact<Fee>, hasNewer: boolean): Line {
  const isListed = fact.basis === "listed";
  const stands = hasNewer ? (isListed ? "older" : "newer") : undefined;
  const extra = { prices: fact.value.prices, stands } as const;
  return lineOf(fact, isListed ? "Original listing" : "", feeText(fact.value), extra);
}

const lists = [
  "exportDocuments",
  "exportFees",
  "importDocuments",
  "importFees",
  "rules",
] as const satisfies readonly (keyof Documents)[];

function narrowed(answer: Documents, species?: Species): Documents {
  if (!species) return answer;
  const concerns = ({ only }: Line): boolean => only === undefined || only === species;
  const { origin } = answer;
  return {
    ...answer,
    species,
    origin: origin && concerns(origin) ? origin : undefined,
    ...Object.fromEntries(lists.map((list) => [list, answer[list].filter(concerns)])),
  };
}
