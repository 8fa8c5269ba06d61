/** What has to be done before a landing, in the order of its last days. */
import type { Species } from "../facts/fact.ts";
import type { Statement, Topic } from "../readiness/printed.ts";
import type { Requirement } from "../readiness/requirements.ts";
import type { Rule } from "../readiness/rule.ts";
import type { Dates, RouteRule } from "../readiness/route-rules.ts";

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

/** The steps of a country without rules. */
export function stepsOfStatements(statements: readonly Statement[], species?: Species): Step[] {
  const own = statements.filter(
    ({ only }) => species === undefined || only === undefined || only === species,
  );
  const steps = stated.flatMap(([topic, named]) =>
    own.flatMap(({ id, value: { is, text = "", step }, only }): Step[] =>
      is === topic && step
        ? [{ id, ...named, text: statedHint(is, step) ?? text, ...step, ...(only && { only }) }]
        : [],
    ),
  );
  return inOrder(steps);
}

/** In the order in which they stand where nothing else decides it. */
const stated: readonly (readonly [Topic, Names])[] = [
  ["microchip", { title: "Microchip", short: "microchip" }],
  ["rabies", { title: "Rabies shot", short: "rabies shot" }],
  ["certificate", { title: "Vet signs the health certificate", short: "health certificate" }],
  ["parasites", { title: "Parasite treatment", short: "parasite treatment" }],
  ["permit", { title: "Apply for the import permit", short: "import permit" }],
];

/** The step in a sentence, where its days say it. */
function statedHint(is: Topic, { from, until }: Dates): string | undefined {
  switch (is) {
    case "rabies":
      return until > 0
        ? `A first shot must be at least ${until} days old when you arrive.`
        : "The vaccination must be valid when you arrive.";
    case "certificate":
      return from === undefined ? undefined : `It can be at most ${from} days old when you arrive.`;
    case "parasites":
      if (from === undefined) return "Have the pet treated for parasites.";
      return until > 0
        ? `${until} to ${from} days before you arrive.`
        : `Within ${from} days before you arrive.`;
    default:
      return undefined;
  }
}
