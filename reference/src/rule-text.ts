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

const days = (count: number): string => (count === 1 ? "1 day" : `${count} days`);
const between = ({ min, max }: Range, unit: string): string => `${min} to ${max} ${unit}`;

/** 84 days are 12 weeks, and said so; 183 days stay days. */
const age = (count: number): string =>
  count % 7 === 0 ? `${count / 7} weeks (${count} days)` : days(count);

const youngest = ({ minDays = 0, minMonths }: Age): string => {
  if (minMonths === undefined) return age(minDays);
  return minDays > 0 ? `${minMonths} months (${days(minDays)})` : `${minMonths} months`;
};

const hasTreatment = ({ what, withinDays, withinMonths, daysBefore }: Parasites): boolean =>
  [what, withinDays, withinMonths, daysBefore].some((each) => each !== undefined);

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

const decimals = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

const writers: { [Kind in RuleKind]: (rule: Extract<Rule, { is: Kind }>) => string } = {
  microchip: (rule) =>
    together(
      rule.from
        ? `Required for entries from ${day.format(new Date(rule.from))}.`
        : need(rule.required),
      rule.standard && `Standard: ${rule.standard}.`,
      typeof rule.beforeRabies === "string" && rule.beforeRabies,
      rule.beforeRabies === true && "Must be implanted before the rabies vaccination.",
      rule.beforeRabies === false && "Can be implanted after the rabies vaccination.",
      rule.instead && `Accepted instead: ${rule.instead}.`,
    ),
  rabies: (rule) =>
    together(
      need(rule.required),
      rule.minAgeDays && `The pet must be at least ${age(rule.minAgeDays)} old when vaccinated.`,
      rule.exemptUnderDays && `Not asked of pets under ${age(rule.exemptUnderDays)}.`,
      rule.minDaysBeforeEntry &&
        `The first vaccination must be at least ${days(rule.minDaysBeforeEntry)} old at entry.`,
      rule.mercosurDaysBeforeEntry &&
        `By the rule of Mercosur ${days(rule.mercosurDaysBeforeEntry)}.`,
      rule.boosterWaitDays === 0 && "There's no wait after an on-time booster.",
      rule.boosterWaitDays && `After a booster wait ${days(rule.boosterWaitDays)}.`,
      rule.validity && `Validity: ${rule.validity}.`,
      rule.further,
    ),
  titre: (rule) =>
    together(
      need(rule.required),
      rule.minDaysAfterVaccine &&
        `The sample is taken at least ${days(rule.minDaysAfterVaccine)} after the vaccination.`,
      rule.minDaysBeforeEntry &&
        `The sample is taken at least ${days(rule.minDaysBeforeEntry)} before entry.`,
      rule.minMonthsBeforeEntry &&
        `The sample is taken at least ${rule.minMonthsBeforeEntry} months before entry.`,
      rule.minDaysBeforeExport &&
        `The sample is taken at least ${days(rule.minDaysBeforeExport)} before departure.`,
      rule.minDaysFromReceiptToExport &&
        `The sample reaches the laboratory at least ${days(rule.minDaysFromReceiptToExport)} before departure.`,
      rule.maxMonths && `It holds for ${rule.maxMonths} months.`,
      rule.minIuPerMl && `Result: at least ${decimals.format(rule.minIuPerMl)} IU/ml.`,
      rule.laboratory && `Laboratory: ${rule.laboratory}.`,
      rule.waiver,
    ),
  certificate: (rule) =>
    together(
      rule.name && `${rule.name}.`,
      rule.maxDaysBeforeEntry && `Issued at most ${days(rule.maxDaysBeforeEntry)} before entry.`,
      rule.windows &&
        `The sources disagree on how old it may be: ${rule.windows.join(", ")}. The shortest is safe.`,
      rule.endorsedBy && `Issued or endorsed by: ${rule.endorsedBy}.`,
      rule.authenticatedWithinDays &&
        `Authenticated by the consulate within ${days(rule.authenticatedWithinDays)} of issue.`,
      rule.validDays && `Valid for ${days(rule.validDays)}.`,
      rule.onward && `For onward travel: ${rule.onward}.`,
      rule.language && `In ${rule.language}.`,
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
      rule.required && hasTreatment(rule) && `Treatment against ${rule.what ?? "parasites"}.`,
      rule.withinDays && `Within the last ${days(rule.withinDays)}.`,
      rule.withinMonths && `Within the last ${rule.withinMonths} months.`,
      rule.daysBefore && `${between(rule.daysBefore, "days")} before.`,
      rule.screwwormDaysBefore &&
        `From countries with screwworm: inspection within ${days(rule.screwwormDaysBefore)} before shipment.`,
      ...(rule.further ?? []),
    ),
  permit: (rule) =>
    together(
      need(rule.required),
      rule.upToPets && `For up to ${rule.upToPets} pets.`,
      rule.applyDaysBefore && `Apply ${between(rule.applyDaysBefore, "days")} before the trip.`,
      rule.processing && `It takes ${rule.processing}.`,
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
        : `Not allowed in: ${rule.banned.join(", ")}.`,
      rule.restricted && `With conditions: ${rule.restricted.join(", ")}.`,
      ...(rule.further ?? []),
    ),
  age: (rule) =>
    together(
      (rule.minDays || rule.minMonths) && `At least ${youngest(rule)} old at entry.`,
      rule.further,
    ),
  number: (rule) => (rule.pets === 1 ? "1 pet per person." : `Up to ${rule.pets} pets a person.`),
  notice: (rule) => rule.words,
  vaccines: (rule) =>
    together(
      rule.dogs.length > 0 && `Dogs: ${rule.dogs.join(", ")}.`,
      rule.cats.length > 0 && `Cats: ${rule.cats.join(", ")}.`,
      rule.minDaysBeforeApplying &&
        `At least ${days(rule.minDaysBeforeApplying)} before the application for the permit.`,
    ),
  tests: (rule) =>
    `Dogs need a negative test for each of these within ${days(rule.withinDays)}: ${rule.dogs.join(", ")}.`,
  groups: (rule) =>
    together(
      ...rule.groups.map(({ name, countries }) => `${name}: ${countries.join(", ")}.`),
      rule.otherwise,
    ),
  entry: (rule) =>
    rule.allowed
      ? `Dogs and cats may enter ${rule.where}.`
      : `Dogs and cats may not enter ${rule.where}.`,
  frame: (rule) => rule.words,
  passport: (rule) => rule.words,
};

/** A rule as sentences: "Required. The first vaccination must be at least 21 days old at entry." */
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
        rule.instead && `Accepted instead: ${rule.instead}.`,
      );
    case "rabies":
      return together(rule.validity && /^\d/.test(rule.validity) && `Validity: ${rule.validity}.`);
    case "certificate":
      return together(
        rule.endorsedBy && `Issued or endorsed by: ${rule.endorsedBy}.`,
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
