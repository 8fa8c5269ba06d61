/** The answer to a route in a few lines: what stands in the way, what is needed, by when, from whom, at what cost. */
import { counted } from "#format/plurals.ts";
import { daysText, dayText as shownDay } from "#format/dates.ts";
import { capitalized, inText } from "#format/words.ts";
import { countryFacts } from "../facts/countries.ts";
import type { Species } from "../facts/fact.ts";
import { isForDogsAlone, type Documents } from "../documents.ts";
import type { Line } from "../lines.ts";
import { dayOf, dayText } from "../readiness/days.ts";
import { sourceLink } from "../sources.ts";
import { amountText } from "../price-text.ts";
import { isMember } from "../origin.ts";
import { nominalLanding, routeRules, type RouteRule } from "../readiness/route-rules.ts";
import { printedRules } from "../readiness/rules.ts";
import { stepsOf, stepsOfStatements, type Step } from "./steps.ts";

export type Blocker = {
  id: string;
  title: string;
  text: string;
  /** Another way: the papers of a route that is open. */
  instead?: { label: string; from: string; to: string };
  sources: Line["sources"];
};

/** `note` stands below it, in a smaller hand. */
export type SummaryLine = { label: string; text: string; note?: string };

export type DatedStep = Step & {
  /** Days of the calendar, where a landing is stated. */
  dates?: { from?: string; until: string };
};

export type Checklist = {
  landing?: string;
  blockers: readonly Blocker[];
  summary: {
    need: SummaryLine;
    when: SummaryLine;
    whom: SummaryLine;
    cost: SummaryLine;
    lead: SummaryLine;
  };
  steps: readonly DatedStep[];
};

/** Undefined where the trip cannot be made at all, and where nothing is known of the species. */
export function checklistFor(documents: Documents, landing?: string): Checklist | undefined {
  if (documents.notPossible) return undefined;
  const { from, to, species } = documents;
  const [origin, border] = [countryFacts[from.key], countryFacts[to.key]];
  if (species === "cat" && isForDogsAlone(border.code)) return undefined;
  const rules = routeRules(origin.code, border.code, landing ?? nominalLanding);
  const steps = rules
    ? stepsOf(rules, species)
    : stepsOfStatements(printedRules(border.code).statements, species);
  const dated =
    landing === undefined ? steps : steps.map((step) => ({ ...step, ...datesOf(step, landing) }));
  return {
    ...(landing !== undefined && { landing }),
    blockers: (rules ?? []).flatMap((each) => blockerOf(each, documents)),
    summary: {
      need: needOf(dated, documents),
      when: whenOf(dated),
      whom: whomOf(documents, dated),
      cost: costOf(documents, dated),
      lead: leadOf(
        dated,
        rules?.some(({ rule, isUnclear }) => isUnclear && rule.requirement === "titre") === true,
      ),
    },
    steps: dated,
  };
}

const datesOf = ({ from, until }: Step, landing: string): Pick<DatedStep, "dates"> => {
  const day = dayOf(landing);
  return {
    dates: {
      ...(from !== undefined && { from: dayText(day - from) }),
      until: dayText(day - until),
    },
  };
};

function blockerOf({ rule, species: asked, text }: RouteRule, { from, to }: Documents): Blocker[] {
  if (asked.length === 0) return [];
  const sources = rule.sources.map((id) => sourceLink(id, rule.checked));
  if (rule.asks.is === "quarantine" && rule.asks.days > 0) {
    const title = `Pets stay in quarantine in ${to.words}`;
    return [{ id: rule.id, title, text: text.sentence, sources }];
  }
  if (rule.asks.is !== "cargo-by-air") return [];
  const title = `Pets can't enter ${to.key === "united-kingdom" ? "the UK" : to.words} in an aircraft cabin`;
  const isByFrance = from.key !== "france";
  return [
    {
      id: rule.id,
      title,
      text: isByFrance
        ? "They arrive as cargo. This applies only to flights. You can also cross from France by land or sea."
        : "They arrive as cargo. This applies only to flights, not to crossings by land or sea.",
      ...(isByFrance && {
        instead: { label: `See France to ${to.label}`, from: "France", to: to.label },
      }),
      sources,
    },
  ];
}

function needOf(steps: readonly DatedStep[], { species }: Documents): SummaryLine {
  const all = [...new Set(steps.map(({ short }) => short))];
  const label = "What you need";
  if (all.length === 0)
    return { label, text: "Nothing with a deadline", note: "See the details below." };
  const text = capitalized(all.join(", "));
  const [dogs, cats] = (["dog", "cat"] as const).map((only) => skippedBy(steps, only));
  const note = [
    species === undefined && cats && skipText("Cats", cats, all.join(", ")),
    species === undefined && dogs && skipText("Dogs", dogs, all.join(", ")),
  ].filter(Boolean);
  return { label, text, ...(note.length > 0 && { note: note.join(" ") }) };
}

const skipText = (who: string, skipped: string, all: string): string =>
  skipped === all ? `${who} need none of it.` : `${who} skip the ${skipped}.`;

/** What this species need not do, because it is asked of the other one alone. */
function skippedBy(steps: readonly DatedStep[], species: Species): string {
  const own = new Set(
    steps.filter(({ only }) => only === undefined || only === species).map(({ short }) => short),
  );
  const skipped = steps.filter(
    ({ only, short }) => only !== undefined && only !== species && !own.has(short),
  );
  return [...new Set(skipped.map(({ short }) => short))].join(", ");
}

const isCertificate = ({ short }: Step): boolean =>
  short === "health certificate" || short === "official exam";

/** One of two dewormings is named by its title, as the short name is of both. */
const nameOf = ({ title, short }: Step): string =>
  /^\d/.test(short) ? title : capitalized(short.replace(", ", " and "));

function whenOf(steps: readonly DatedStep[]): SummaryLine {
  const label = "By when";
  const windows = steps.filter(({ from }) => from !== undefined);
  const main = windows.find(isCertificate) ?? windows[0] ?? steps[0];
  if (!main) return { label, text: "No deadline" };
  const others = windows.filter(({ short }) => short !== main.short);
  const other = others.at(-1);
  return {
    label,
    text: `${nameOf(main)} ${whenText(main)}`,
    ...(other && { note: `${nameOf(other)} ${whenText(other)}.` }),
  };
}

/** "May 4 – 14", "by Apr 9", or the days before the landing. */
export function whenText({ from, until, dates, when }: DatedStep): string {
  // Days alone don't say what a window in hours does.
  const isInHours = when !== undefined && /\bhours\b/.test(when);
  if (dates && !isInHours) {
    return dates.from ? daysText(dates.from, dates.until) : `by ${shownDay(dates.until, "short")}`;
  }
  if (when) return inText(when);
  if (from === undefined) {
    return until === 0 ? "before you land" : `at least ${spanText(until)} before you land`;
  }
  return until === 0
    ? `within ${spanText(from)} before you land`
    : `${until} to ${spanText(from)} before you land`;
}

const days = (count: number): string => counted(count, "day");

/** Whole weeks as weeks, long spans in weeks begun. */
export const spanText = (count: number): string => {
  const isWeeks = count >= 14 && (count % 7 === 0 || count > 60);
  return isWeeks ? `${Math.ceil(count / 7)} weeks` : days(count);
};

function whomOf(
  { from, to, authorities, exportDocuments }: Documents,
  steps: readonly Step[],
): SummaryLine {
  const label = "From whom";
  if (!steps.some(isCertificate)) {
    return { label, text: "Your vet", ...decidedBy(authorities.entry.name) };
  }
  const isEndorsed = exportDocuments.some(
    ({ id }) => id === "usa.export.document.health-certificate",
  );
  if (isEndorsed) return { label, text: "USDA-accredited vet", note: "APHIS endorses it." };
  return isMember(countryFacts[from.key]) || from.key === "united-kingdom"
    ? { label, text: "An official vet", note: `Ask for the certificate for ${to.words}.` }
    : { label, text: "Your vet", note: `Then contact: ${authorities.exit.name}.` };
}

const decidedBy = (name: string) =>
  /,| and /.test(name) ? {} : { note: `${name} decides whether your pet can enter.` };

function costOf(documents: Documents, steps: readonly Step[]): SummaryLine {
  const label = "Cost";
  const hasTest = steps.some(({ short }) => short.startsWith("rabies titer test"));
  const current = documents.exportFees.filter(({ stands }) => stands !== "older");
  const fee =
    current.find(({ id }) => hasTest && id === "usa.export.fee.one-or-two-tests") ?? current[0];
  const isNeeded = steps.some(isCertificate) || documents.from.key !== "usa";
  const [price] = fee?.prices ?? [];
  const entry = documents.importFees.flatMap(({ prices }) => prices ?? []).at(0);
  const atEntry =
    entry && amountText(entry) !== "Free" ? `Entry: from ${amountText(entry)}.` : undefined;
  if (!isNeeded)
    return { label, text: "No certificate fee", note: atEntry ?? "Your vet's fees only." };
  if (!price) return { label, text: "Not listed", ...(atEntry && { note: atEntry }) };
  const amount = amountText(price);
  return {
    label,
    text: amount === "Free" ? "Free, plus the vet" : `${amount}, plus the vet`,
    note: [price.for && `${capitalized(price.for)}.`, atEntry].filter(Boolean).join(" "),
  };
}

function leadOf(steps: readonly DatedStep[], isTestUnclear: boolean): SummaryLine {
  const label = "Lead time";
  // A window can wait until its last day; what has no first day has to be done by then.
  const longest = steps.reduce<DatedStep | undefined>(
    (first, step) => (first && first.until >= step.until ? first : step),
    undefined,
  );
  if (!longest || longest.until === 0) {
    const permit = steps.find(({ short }) => short === "import permit");
    if (permit) {
      const { processing } = permit;
      return {
        label,
        text: "Depends on the permit",
        note: processing
          ? `The permit takes ${processing}.`
          : "Ask the authority how long the permit takes.",
      };
    }
    const [window] = steps.filter(({ from }) => from !== undefined);
    return {
      label,
      text: "No waiting time",
      ...(window && { note: "You can do everything in the final days." }),
    };
  }
  const test = steps.find(({ short }) => short.startsWith("rabies titer test"));
  const note = longest.short.includes("rabies shot")
    ? test
      ? testText(longest, test) +
        (isTestUnclear ? " Ask the authority whether you need the test." : "")
      : `This includes a wait of ${days(longest.until)} after the rabies shot.`
    : `${capitalized(longest.short)} comes first.`;
  return { label, text: leadText(longest), note };
}

/** The parts of the time before a trip that asks for a blood test. */
function testText(shot: Step, test: Step): string {
  const gap = shot.until - test.until;
  const wait = `then a wait of ${spanText(test.until)}.`;
  return gap > 0
    ? `${days(gap)} from the rabies shot to the blood sample for the titer test, ${wait}`
    : `The rabies shot, the blood sample for the titer test, ${wait}`;
}

/** With a few days more for the visits themselves. */
const leadText = ({ until }: Step): string => `About ${spanText(Math.ceil((until + 7) / 7) * 7)}`;
