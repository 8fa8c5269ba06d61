import type { ReadinessRequirement } from "#contracts/travel/readiness.ts";
import { withPounds } from "#format/measures.ts";
import { borderInSentence } from "#reference/border-text.ts";
import { bySteps, isToDo } from "#reference/readiness/steps.ts";
import {
  actingDay,
  requirementText,
  type RequirementText,
  type SourceNote,
} from "#reference/readiness/requirement-text.ts";

/** One line of an answer: a requirement, or several that one step clears. */
export type AnswerItem = RequirementText & {
  id: string;
  verdict: ReadinessRequirement["verdict"];
  leg: number;
  /** The first of the requirements. */
  requirement: string;
  /** The borders that ask it: "the United Kingdom". */
  borders: readonly string[];
  /** The reasons with the names of their requirements, where there are several. */
  reasons: readonly { title: string; sentence: string }[];
  requirements: readonly ReadinessRequirement[];
  from: string | undefined;
  /** The last day, or the first where it is blocked. */
  day: string | undefined;
  /** The same as a day or a moment. */
  last: string | undefined;
  /** The last day to act, or the first where it is blocked, as `YYYY-MM-DD`, for sorting and drawing. */
  date: string | undefined;
};

const order = { blocked: 0, due: 1, window: 1, unknown: 2, met: 3, exempt: 4 } as const;

/** The requirements as lines, those that one step clears together, the worst news first, then by their last days. */
export function answerItems(
  requirements: readonly ReadinessRequirement[],
  asOf: string,
): AnswerItem[] {
  const stated = requirements.map((each) => ({ ...each, because: withPounds(each.because) }));
  return bySteps(stated)
    .map((group) => itemOf(group, asOf))
    .toSorted(
      (a, b) =>
        order[a.verdict] - order[b.verdict] || (a.date ?? "9999").localeCompare(b.date ?? "9999"),
    );
}

/** Of several waits the longest decides. */
const byWait = (a: ReadinessRequirement, b: ReadinessRequirement): number =>
  (b.earliest ?? "").localeCompare(a.earliest ?? "");

function itemOf(step: readonly ReadinessRequirement[], asOf: string): AnswerItem {
  const group = step.some(isToDo) ? step : step.toSorted(byWait);
  const [first, ...others] = group;
  if (!first) throw new Error("A line of the answer has no requirement.");
  const clamped = withoutPast(first, asOf);
  const text = requirementText(clamped, asOf);
  const { id, verdict, leg, from, by, until, earliest, fix = [] } = clamped;
  const isOne = others.length === 0;
  const last = by ?? until ?? earliest;
  return {
    ...text,
    id,
    verdict,
    leg: leg ?? 0,
    requirement: clamped.requirement,
    borders: [...new Set(group.flatMap(({ border }) => (border ? borderInSentence(border) : [])))],
    title: isOne ? text.title : titleOf(group, fix),
    reasons: reasonsOf(group),
    steps: isOne || fix.length > 1 ? fix : [],
    caution: isOne ? text.caution : cautionOf(group, asOf),
    sources: group
      .flatMap(({ sources }) => sources)
      .filter(({ title }) => !/^No source\b/.test(title)),
    requirements: group,
    from,
    last,
    date: last && (isToDo(clamped) ? actingDay(last) : last.slice(0, 10)),
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

/** A line as pages show it. */
export type AnswerLine = Pick<
  AnswerItem,
  "id" | "verdict" | "title" | "reasons" | "steps" | "state" | "day" | "caution"
> & {
  /** The border, where lines of several stand together. */
  where?: string;
  /** Numbers of the notes with its sources, where they stand at the end of the page. */
  notes?: readonly number[];
  /** The sources themselves, where they stand in the line. */
  sources?: readonly SourceNote[];
};
