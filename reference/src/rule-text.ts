import { counted, plural } from "#format/plurals.ts";
import { dayText } from "#format/dates.ts";
import { numberText } from "#format/numbers.ts";
import { listText } from "#format/lists.ts";
import type { Age, Need, Parasites, Range, Rule, RuleKind } from "./facts/rule.ts";

/** Labels of the kinds of rules. */
export const ruleLabels: Readonly<Record<RuleKind, string>> = {
  microchip: "Microchip",
  rabies: "Rabies vaccination",
  titre: "Rabies titer test",
  certificate: "Health certificate",
  tapeworm: "Tapeworm treatment",
  parasites: "Parasite treatment",
  permit: "Import permit",
  quarantine: "Quarantine",
  breeds: "Breed restrictions",
  age: "Minimum age",
  number: "Number of pets",
  notice: "On arrival",
  vaccines: "Other vaccinations",
  tests: "Disease tests",
  groups: "Country groups",
  entry: "Entry",
  frame: "Regulations",
  passport: "EU pet passport",
};

type Sentence = string | false | 0 | undefined | null;

const together = (...sentences: Sentence[]): string =>
  sentences.filter((sentence) => typeof sentence === "string" && sentence !== "").join(" ");

const need = (required: Need): string => {
  if (typeof required === "string") return required;
  return required ? "Required." : "Not required.";
};

const days = (count: number): string => counted(count, "day");
const between = ({ min, max }: Range, unit: string): string => `${min} to ${max} ${unit}`;

/** Whole weeks show both units: 84 days is "12 weeks (84 days)"; 183 days stays "183 days". */
const age = (count: number): string =>
  count % 7 === 0 ? `${count / 7} weeks (${count} days)` : days(count);

const youngest = ({ minDays = 0, minMonths }: Age): string => {
  if (minMonths === undefined) return age(minDays);
  return minDays > 0 ? `${minMonths} months (${days(minDays)})` : `${minMonths} months`;
};

const hasTreatment = ({ what, withinDays, withinMonths, daysBefore }: Parasites): boolean =>
  [what, withinDays, withinMonths, daysBefore].some((each) => each !== undefined);

const startsWithDigit = /^\d/;

/** "12 months" is a period. Anything else is a sentence already. */
const validity = (text: string): string =>
  startsWithDigit.test(text) ? `Valid for ${text}.` : text;

const writers: { [Kind in RuleKind]: (rule: Extract<Rule, { is: Kind }>) => string } = {
  microchip: (rule) =>
    together(
      rule.from
        ? `Required for pets arriving on or after ${dayText(rule.from, "long")}.`
        : need(rule.required),
      rule.standard && `Standard: ${rule.standard}.`,
      typeof rule.beforeRabies === "string" && rule.beforeRabies,
      rule.beforeRabies === true && "Must be implanted before the rabies vaccination.",
      rule.beforeRabies === false && "Can be implanted after the rabies vaccination.",
      rule.instead && `Also accepted: ${rule.instead}.`,
    ),
  rabies: (rule) =>
    together(
      need(rule.required),
      rule.minAgeDays && `The pet must be at least ${age(rule.minAgeDays)} old when vaccinated.`,
      rule.exemptUnderDays && `Doesn't apply to pets under ${age(rule.exemptUnderDays)} old.`,
      rule.minDaysBeforeEntry &&
        `The first vaccination must be given at least ${days(rule.minDaysBeforeEntry)} before entry.`,
      rule.mercosurDaysBeforeEntry &&
        `Under Mercosur rules: ${days(rule.mercosurDaysBeforeEntry)}.`,
      rule.boosterWaitDays === 0 && "There's no wait after an on-time booster.",
      rule.boosterWaitDays && `Wait ${days(rule.boosterWaitDays)} after a booster.`,
      rule.validity && validity(rule.validity),
      rule.further,
    ),
  titre: (rule) =>
    together(
      need(rule.required),
      rule.minDaysAfterVaccine &&
        `Blood must be drawn at least ${days(rule.minDaysAfterVaccine)} after vaccination.`,
      rule.minDaysBeforeEntry &&
        `Blood must be drawn at least ${days(rule.minDaysBeforeEntry)} before entry.`,
      rule.minMonthsBeforeEntry &&
        `Blood must be drawn at least ${rule.minMonthsBeforeEntry} months before entry.`,
      rule.minDaysBeforeExport &&
        `Blood must be drawn at least ${days(rule.minDaysBeforeExport)} before departure.`,
      rule.minDaysFromReceiptToExport &&
        `The sample must reach the lab at least ${days(rule.minDaysFromReceiptToExport)} before departure.`,
      rule.maxMonths && `Valid for ${rule.maxMonths} months.`,
      rule.minIuPerMl && `Result: at least ${numberText(rule.minIuPerMl)} IU/ml.`,
      rule.laboratory && `The test must be done by ${rule.laboratory}.`,
      rule.waiver,
    ),
  certificate: (rule) =>
    together(
      rule.name && `${rule.name}.`,
      rule.maxDaysBeforeEntry &&
        `Issued no more than ${days(rule.maxDaysBeforeEntry)} before entry.`,
      rule.windows &&
        `Sources disagree on how recent it must be: ${listText(rule.windows, "or")}. Use the shortest to be safe.`,
      rule.endorsedBy && `It must be issued or endorsed by ${rule.endorsedBy}.`,
      rule.authenticatedWithinDays &&
        `Authenticated by the consulate within ${days(rule.authenticatedWithinDays)} of being issued.`,
      rule.validDays && `Valid for ${days(rule.validDays)}.`,
      rule.onward && `For onward travel, it's valid for ${rule.onward}.`,
      rule.language && `Language: ${rule.language}.`,
      rule.further,
    ),
  tapeworm: (rule) =>
    together(
      need(rule.required),
      rule.hoursBeforeEntry &&
        `Given by a vet ${between(rule.hoursBeforeEntry, "hours")} before entry.`,
      rule.further,
    ),
  parasites: (rule) =>
    together(
      !rule.required && "No other treatment required.",
      rule.required && hasTreatment(rule) && `Treatment for ${rule.what ?? "parasites"}.`,
      rule.withinDays && `Given within the last ${days(rule.withinDays)}.`,
      rule.withinMonths && `Given within the last ${rule.withinMonths} months.`,
      rule.daysBefore && `Given ${between(rule.daysBefore, "days")} before travel.`,
      rule.screwwormDaysBefore &&
        `Pets from countries with screwworm must be inspected within ${days(rule.screwwormDaysBefore)} before travel.`,
      ...(rule.further ?? []),
    ),
  permit: (rule) =>
    together(
      ...(rule.required === false && rule.upToPets
        ? [`Not required for up to ${rule.upToPets} pets.`]
        : [need(rule.required), rule.upToPets && `For up to ${rule.upToPets} pets.`]),
      rule.applyDaysBefore && `Apply ${between(rule.applyDaysBefore, "days")} before the trip.`,
      rule.processing && `Processing time: ${rule.processing}.`,
      rule.validDays && `Valid for ${days(rule.validDays)}.`,
      rule.further,
    ),
  quarantine: (rule) =>
    together(
      rule.days === 0 && "None if the pet meets all requirements.",
      rule.days && `${days(rule.days)}.`,
      rule.range && `${between(rule.range, "days")}.`,
      ...(rule.cases ?? []).map((each) => `${days(each.days)} ${each.when}.`),
      ...(rule.further ?? []),
    ),
  breeds: (rule) =>
    together(
      rule.banned.length === 0
        ? "No breeds are banned from entry."
        : `Banned: ${rule.banned.join(", ")}.`,
      rule.restricted && `Restricted: ${rule.restricted.join(", ")}.`,
      ...(rule.further ?? []),
    ),
  age: (rule) =>
    together(
      (rule.minDays || rule.minMonths) && `At least ${youngest(rule)} old at entry.`,
      rule.further,
    ),
  number: (rule) => `${plural(rule.pets, "", "Up to ")}${counted(rule.pets, "pet")} per person.`,
  notice: (rule) => rule.words,
  vaccines: (rule) =>
    together(
      rule.dogs.length > 0 && `Dogs: ${rule.dogs.join(", ")}.`,
      rule.cats.length > 0 && `Cats: ${rule.cats.join(", ")}.`,
      rule.minDaysBeforeApplying &&
        `Given at least ${days(rule.minDaysBeforeApplying)} before you apply for the permit.`,
    ),
  tests: (rule) =>
    `Dogs must test negative for all of these within ${days(rule.withinDays)}: ${rule.dogs.join(", ")}.`,
  groups: (rule) =>
    together(
      ...rule.groups.map(({ name, countries }) => `${name}: ${countries.join(", ")}.`),
      rule.otherwise,
    ),
  entry: (rule) =>
    rule.allowed
      ? `Dogs and cats can enter ${rule.where}.`
      : `Dogs and cats can't enter ${rule.where}.`,
  frame: (rule) => rule.words,
  passport: (rule) => rule.words,
};

/** A rule as sentences: "Required. The first vaccination must be given at least 21 days before entry." */
export function ruleText<Kind extends RuleKind>(rule: Extract<Rule, { is: Kind }>): string {
  const write: (rule: Extract<Rule, { is: Kind }>) => string = writers[rule.is];
  return write(rule);
}

/** What a fact says besides the figures, where the engine's rules have those. */
export function ruleExtras(rule: Rule): string {
  switch (rule.is) {
    case "microchip":
      return together(
        rule.standard && /\d|universal/.test(rule.standard) && `Standard: ${rule.standard}.`,
        rule.instead && `Also accepted: ${rule.instead}.`,
      );
    case "rabies":
      return together(
        rule.validity && startsWithDigit.test(rule.validity) && validity(rule.validity),
      );
    case "certificate":
      return together(
        rule.endorsedBy && `It must be issued or endorsed by ${rule.endorsedBy}.`,
        rule.validDays && `Valid for ${days(rule.validDays)}.`,
        rule.language && `In ${rule.language}.`,
      );
    case "quarantine":
    case "breeds":
      return together(...(rule.further ?? []));
    case "vaccines":
      return writers.vaccines(rule);
    case "notice":
      return rule.words;
    case "permit":
      return together(rule.upToPets && `For up to ${rule.upToPets} pets.`, rule.further);
    default:
      return "";
  }
}
