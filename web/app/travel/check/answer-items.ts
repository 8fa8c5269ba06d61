import type { ReadinessRequirement } from "#contracts/travel/readiness.ts";
import {
  daysUntil,
  requirementText,
  type RequirementText,
} from "#reference/readiness/requirement-text.ts";

/** One line of the answer: a requirement, or several that one step clears. */
export type AnswerItem = RequirementText & {
  id: string;
  verdict: ReadinessRequirement["verdict"];
  leg: number;
  /** The first of the requirements. */
  requirement: string;
  /** The reasons with the names of their requirements, where there are several. */
  reasons: readonly { title: string; sentence: string }[];
  requirements: readonly ReadinessRequirement[];
  from: string | undefined;
  /** The last day, or the first where it is blocked. */
  day: string | undefined;
  /** The same as `YYYY-MM-DD`, for sorting and drawing. */
  date: string | undefined;
};

const order = { blocked: 0, due: 1, window: 1, unknown: 2, met: 3, exempt: 4 } as const;

/** The requirements as lines, those that one step clears together, the worst news first, then by their last days. */
export function answerItems(
  requirements: readonly ReadinessRequirement[],
  asOf: string,
): AnswerItem[] {
  const groups = new Map<string, ReadinessRequirement[]>();
  for (const stated of requirements) {
    const each = { ...stated, because: withPounds(stated.because) };
    const key = keyOf(each);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return Array.from(groups.values(), (group) => itemOf(group, asOf)).toSorted(
    (a, b) =>
      order[a.verdict] - order[b.verdict] || (a.date ?? "9999").localeCompare(b.date ?? "9999"),
  );
}

const poundsInKg = 0.453_592_37;

/** "19.8 lb (9 kg)" for "9 kg"; rounded down, so that a limit stays a limit. */
export const withPounds = (text: string): string =>
  text.replaceAll(/(\d+(?:\.\d+)?) kg\b/g, (metric, kg: string) => {
    const pounds = Math.floor((Number(kg) / poundsInKg) * 10) / 10;
    return `${pounds} lb (${metric})`;
  });

function keyOf({ id, verdict, leg, fix, because, by, from, until }: ReadinessRequirement): string {
  if (verdict === "met" || verdict === "exempt") return id;
  const step = fix && fix.length > 0 ? fix.join(" ") : because;
  const days = verdict === "blocked" ? [] : [by, from, until];
  return JSON.stringify([verdict, leg, step, ...days]);
}

function itemOf(group: readonly ReadinessRequirement[], asOf: string): AnswerItem {
  // Of several waits the longest decides.
  const [first, ...others] = group.toSorted((a, b) =>
    (b.earliest ?? "").localeCompare(a.earliest ?? ""),
  );
  if (!first) throw new Error("A line of the answer has no requirement.");
  const clamped = withoutPast(first, asOf);
  const text = requirementText(clamped, asOf);
  const { id, verdict, leg, from, by, until, earliest, fix = [] } = clamped;
  const isOne = others.length === 0;
  return {
    ...text,
    id,
    verdict,
    leg: leg ?? 0,
    requirement: clamped.requirement,
    title: isOne ? text.title : titleOf(group, fix),
    reasons: reasonsOf(group),
    steps: isOne || fix.length > 1 ? fix : [],
    caution: isOne ? text.caution : cautionOf(group, asOf),
    sources: group.flatMap(({ sources }) => sources),
    requirements: group,
    from,
    date: (by ?? until ?? earliest)?.slice(0, 10),
  };
}

/** A window that is open already begins today. */
const withoutPast = (each: ReadinessRequirement, asOf: string): ReadinessRequirement =>
  each.from !== undefined && each.from < asOf ? { ...each, from: asOf } : each;

function titleOf(group: readonly ReadinessRequirement[], fix: readonly string[]): string {
  const [step] = fix;
  if (step) return step.replace(/\.$/, "");
  const titles = [...new Set(group.map(({ title }) => title))];
  return titles.length > 3
    ? `${titles.slice(0, 2).join(", ")} and ${titles.length - 2} more`
    : titles.join(", ");
}

/** Each reason once, with the first requirement that gives it. */
function reasonsOf(group: readonly ReadinessRequirement[]): AnswerItem["reasons"] {
  const reasons = new Map<string, string>();
  for (const { because, title } of group) if (!reasons.has(because)) reasons.set(because, title);
  return Array.from(reasons, ([sentence, title]) => ({ title, sentence }));
}

const cautionOf = (group: readonly ReadinessRequirement[], asOf: string): string | undefined =>
  group.map((each) => requirementText(each, asOf).caution).find((caution) => caution !== undefined);

export const isToDo = ({ verdict }: Pick<AnswerItem, "verdict">): boolean =>
  verdict === "due" || verdict === "window";

/** The answer in one line, and what stands under it. */
export type Headline = {
  tone: "blocked" | "due" | "info" | "ready";
  lead: string;
  line: string;
  sentence: string;
};

type HeadlineInput = {
  verdict: ReadinessRequirement["verdict"];
  /** The earliest day in words, where there is one. */
  earliest: string | undefined;
  items: readonly AnswerItem[];
  asOf: string;
  /** The day of the last change of the rules, in words. */
  checked: string;
  authorities: readonly string[];
};

const things = (count: number): string => `${count} ${count === 1 ? "thing" : "things"}`;
const isOrAre = (count: number, verb: string, plural: string) => (count === 1 ? verb : plural);

export function headlineOf(input: HeadlineInput): Headline {
  const { verdict, earliest, items, asOf, checked, authorities } = input;
  const count = (of: AnswerItem["verdict"]) => items.filter((each) => each.verdict === of).length;
  const toDo = items.filter(isToDo);
  const first = toDo.find(({ date }) => date !== undefined);
  const firstDay = first?.day?.replace(/^Last day /, "");
  const rules = `by the rules we know, checked on ${checked}`;
  switch (verdict) {
    case "blocked": {
      const blocked = count("blocked");
      return {
        tone: "blocked",
        lead: "Not ready:",
        line: `${things(blocked)} ${isOrAre(blocked, "blocks", "block")} this trip.${earliest ? ` Earliest day: ${earliest}` : ""}`,
        sentence: earliest
          ? `Leaving ${earliest} or later works if you start now.`
          : "A later date alone doesn't clear it. See what would below.",
      };
    }
    case "unknown": {
      const unknown = count("unknown");
      return {
        tone: "info",
        lead: "Can't tell yet:",
        line: `${things(unknown)} ${isOrAre(unknown, "is", "are")} unknown${toDo.length > 0 ? `, ${toDo.length} to do` : ""}.`,
        sentence: "We never guess. Answer more below, or ask the authority named there.",
      };
    }
    case "due":
    case "window":
      return {
        tone: "due",
        lead: "Possible:",
        line: `${things(toDo.length)} to do${firstDay && first?.date ? `, first by ${firstDay}${inDays(asOf, first.date)}` : ""}.`,
        sentence: `Then your pet is ready ${rules}.`,
      };
    case "met":
    case "exempt":
      return {
        tone: "ready",
        lead: "Ready",
        line: `${rules}.`,
        sentence:
          authorities.length > 0
            ? `Confirm with ${authorities.join(" and ")} before you book.`
            : "We know of no border on this trip. Ask your airline or carrier about its own rules.",
      };
  }
}

const inDays = (asOf: string, day: string): string => {
  const days = daysUntil(asOf, day);
  if (days <= 0) return " (today)";
  return days === 1 ? " (tomorrow)" : ` (in ${days} days)`;
};
