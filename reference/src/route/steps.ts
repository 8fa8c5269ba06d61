/** What has to be done before a landing, in the order of its last days. */
import type { Species } from "../facts/fact.ts";
import type { Rule as FactRule } from "../facts/rule.ts";
import { ruleText } from "../rule-text.ts";
import type { Requirement } from "../readiness/requirements.ts";
import type { Rule } from "../readiness/rule.ts";
import type { Dates, RouteRule } from "./rules.ts";

export type Step = {
  id: string;
  title: string;
  /** The requirement in a word or two, for a list of all of them: "health certificate". */
  short: string;
  text: string;
  only?: Species;
  /** The rule's own words for a window: "24 to 120 hours before you arrive". */
  when?: string;
  /** Days before the landing. */
  from?: number;
  until: number;
  /** How long the authority takes, where only a source's words say so: "20 to 40 business days". */
  processing?: string;
};

type Names = { title: string; short: string };

const names: Readonly<Partial<Record<Requirement, Names>>> = {
  titre: { title: "Blood sample for the titer test", short: "rabies titer test" },
  permit: { title: "Apply for the import permit", short: "import permit" },
  notice: { title: "Notify the authority", short: "advance notice" },
  documents: { title: "Send the documents", short: "documents in advance" },
  form: { title: "Send the CDC Dog Import Form", short: "CDC form" },
  "cdc-vaccination-paper": {
    title: "Certify the rabies vaccination",
    short: "certified rabies vaccination",
  },
  facility: {
    title: "Reserve a place at a CDC-registered facility",
    short: "facility reservation",
  },
  influenza: { title: "Complete the canine influenza vaccination", short: "influenza vaccination" },
  parasites: { title: "Parasite treatment", short: "parasite treatment" },
  "parasite-internal-1": { title: "First deworming", short: "2 dewormings" },
  "parasite-internal-2": { title: "Second deworming", short: "2 dewormings" },
  "parasite-external": { title: "Tick and flea treatment", short: "tick and flea treatment" },
  screwworm: { title: "Screwworm inspection", short: "screwworm certificate" },
  examination: { title: "Exam by an official vet", short: "official exam" },
  certificate: { title: "Vet signs the health certificate", short: "health certificate" },
  "certificate-onward": { title: "Get the EU pet passport", short: "EU pet passport" },
  tapeworm: { title: "Tapeworm treatment", short: "tapeworm treatment" },
};

const chipRules: readonly Requirement[] = ["chip", "chip-before-rabies"];
const shotRules: readonly Requirement[] = ["rabies-wait", "rabies-valid", "rabies-age"];

export function stepsOf(rules: readonly RouteRule[], species?: Species): Step[] {
  const asked = rules.filter(
    (each) => each.dates !== undefined && (species === undefined || each.species.includes(species)),
  );
  const chip = earliest(asked, chipRules);
  const shot = earliest(asked, shotRules);
  const test = unclearTest(rules, shot, species);
  const steps: Step[] = [
    ...(test ? [test] : []),
    ...(chip && shot ? [chipAndShot(chip, shot)] : []),
    ...(chip && !shot ? [stepOf(chip, { title: "Microchip", short: "microchip" })] : []),
    ...(shot && !chip ? [stepOf(shot, { title: "Rabies shot", short: "rabies shot" })] : []),
    ...asked.flatMap((each) => {
      const named = names[each.rule.requirement];
      return named ? [stepOf(each, named)] : [];
    }),
  ];
  return inOrder(steps);
}

/** A blood test of which it isn't known whether pets from there need it: the shot is early enough for it. */
function unclearTest(
  rules: readonly RouteRule[],
  shot: RouteRule | undefined,
  species?: Species,
): Step | undefined {
  const asked = rules.find(
    ({ rule, isUnclear, species: of }) =>
      rule.requirement === "titre" && isUnclear && (species === undefined || of.includes(species)),
  );
  const sample = rules.find(({ rule }) => rule.asks.is === "titre-sample")?.rule.asks;
  const after = sample?.is === "titre-sample" && "days" in sample.atLeast ? sample.atLeast.days : 0;
  const until = (shot?.dates?.until ?? 0) - after;
  if (!asked || asked.dates || until <= 0) return undefined;
  const names = { title: "Blood sample for the titer test", short: "rabies titer test" };
  const step = stepOf({ ...asked, dates: { until } }, names);
  return { ...step, short: "rabies titer test (if required)" };
}

/** The vaccination and the blood test come before all else that waits for them. */
const rankOf = ({ short }: Step): number => {
  if (short.startsWith("microchip")) return 0;
  if (short === "rabies shot") return 1;
  return short.startsWith("rabies titer test") ? 2 : 3;
};

const inOrder = (steps: readonly Step[]): Step[] =>
  steps.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) || (b.from ?? b.until) - (a.from ?? a.until) || b.until - a.until,
  );

function earliest(rules: readonly RouteRule[], of: readonly Requirement[]): RouteRule | undefined {
  return rules
    .filter(({ rule }) => of.includes(rule.requirement))
    .reduce<RouteRule | undefined>(
      (first, each) =>
        first && (first.dates?.until ?? 0) >= (each.dates?.until ?? 0) ? first : each,
      undefined,
    );
}

const chipAndShot = (chip: RouteRule, shot: RouteRule): Step => ({
  ...stepOf(shot, { title: "Microchip, then the rabies shot", short: "microchip, rabies shot" }),
  text:
    chip.rule.requirement === "chip-before-rabies" || (chip.dates?.until ?? 0) > 0
      ? "Do them in this order. A shot given before the microchip doesn't count."
      : shot.text.sentence,
});

function stepOf(
  { rule, text, species: asked, isUnclear, dates }: RouteRule,
  { title, short }: Names,
): Step {
  const [only] = asked;
  const { from, until }: Dates = dates ?? { until: 0 };
  return {
    id: rule.id,
    title,
    short,
    text: isUnclear ? rule.text : hintOf(rule, text.sentence),
    ...(asked.length === 1 && only && { only }),
    ...(from !== undefined && { from, ...(text.when && { when: text.when }) }),
    until,
  };
}

/** The step in a sentence; its days stand beside it, and the whole rule in the details. */
function hintOf({ asks }: Rule, sentence: string): string {
  if (asks.is === "certificate") {
    return /authority must endorse/.test(sentence)
      ? "The authority endorses it in the same window."
      : "Have it issued in this window.";
  }
  if (asks.is === "tapeworm") return "A vet gives the treatment and notes the time.";
  // Their titles and days say it all.
  if (["course", "done-before", "examination", "treatment", "form", "facility"].includes(asks.is)) {
    return "";
  }
  return /^[^.]*\./.exec(sentence)?.[0] ?? sentence;
}

type FactOf = { id: string; value: FactRule; only?: Species };

/** The steps of a country of which there are facts alone. */
export function stepsOfFacts(facts: readonly FactOf[], species?: Species): Step[] {
  const steps = facts
    .filter(({ only }) => species === undefined || only === undefined || only === species)
    .flatMap(({ id, value, only }) => {
      const step = factStep(value);
      return step ? [{ id, ...step, ...(only && { only }) }] : [];
    });
  return inOrder(steps);
}

function factStep(value: FactRule): Omit<Step, "id" | "only"> | undefined {
  switch (value.is) {
    case "microchip":
      return value.required === true
        ? { title: "Microchip", short: "microchip", text: ruleText(value), until: 0 }
        : undefined;
    case "rabies":
      return value.required === false
        ? undefined
        : {
            title: "Rabies shot",
            short: "rabies shot",
            text: value.minDaysBeforeEntry
              ? `A first shot must be at least ${value.minDaysBeforeEntry} days old when you arrive.`
              : "The vaccination must be valid when you arrive.",
            until: value.minDaysBeforeEntry ?? 0,
          };
    case "certificate":
      return {
        title: "Vet signs the health certificate",
        short: "health certificate",
        text: value.maxDaysBeforeEntry
          ? `It can be at most ${value.maxDaysBeforeEntry} days old when you arrive.`
          : ruleText(value),
        ...(value.maxDaysBeforeEntry && { from: value.maxDaysBeforeEntry }),
        until: 0,
      };
    case "permit":
      return value.required === true
        ? {
            title: "Apply for the import permit",
            short: "import permit",
            text: ruleText(value),
            ...(value.applyDaysBefore && { from: value.applyDaysBefore.max }),
            until: value.applyDaysBefore?.min ?? 0,
            ...(value.processing && { processing: value.processing }),
          }
        : undefined;
    case "parasites":
      return value.required ? parasiteStep(value.withinDays, value.daysBefore) : undefined;
    default:
      return undefined;
  }
}

function parasiteStep(within?: number, range?: { min: number; max: number }) {
  const [from, until] = range ? [range.max, range.min] : [within, 0];
  return {
    title: "Parasite treatment",
    short: "parasite treatment",
    text: range
      ? `${range.min} to ${range.max} days before you arrive.`
      : from === undefined
        ? "Have the pet treated for parasites."
        : `Within ${from} days before you arrive.`,
    ...(from !== undefined && { from }),
    until: until ?? 0,
  };
}
