/** Whether a vaccination meets a criterion on a day, and what to do where it doesn't. */
import { before, latestStart, type Day } from "../days.ts";
import type { Anchor, Asks } from "../rule.ts";
import type { Outcome } from "../verdict.ts";
import { anchorDay, blocked, due, met, ruleOf, type Context } from "./context.ts";
import {
  courseOf,
  coverOn,
  covers,
  readyOn,
  remedy,
  type Certainty,
  type Course,
} from "./rabies.ts";
import { unknownVaccination } from "./rabies-doubts.ts";
import { rabiesStep } from "./rabies-step.ts";
import { samplesOf, testOf, testRemedy } from "./titre.ts";

/** The day on which the vaccination must be valid. */
export const vaccinationDay = (context: Context): Day => {
  const wait = ruleOf(context, "wait-after-vaccination");
  if (wait?.until) return applicationDay(context, wait);
  return anchorDay(context, wait?.anchor ?? ruleOf(context, "covered")?.anchor ?? "entry");
};

/** The last possible day of the application that ends the wait. */
export function applicationDay(
  context: Context,
  asks: Extract<Asks, { is: "wait-after-vaccination" }>,
): Day {
  const day = anchorDay(context, asks.anchor);
  return asks.until ? before(day, asks.until) : day;
}

export type CoverCriterion = { course: Course; day: Day; needs: "cover" | "wait" | "second" };

/** Whether a cover is valid on that day for the required part of the course. */
export function holds(
  context: Context,
  { course, day, needs }: CoverCriterion,
  certainty: Certainty,
): boolean {
  const cover = coverOn(covers(context, course, certainty), day);
  if (!cover) return false;
  if (needs === "cover") return true;
  const ready = readyOn(cover, needs === "second" ? { ...course, wait: { days: 0 } } : course);
  return ready !== undefined && ready <= day;
}

export function judged(
  context: Context,
  criterion: CoverCriterion,
  texts: { met: string; open: string },
  /** An invalid dose invalidates the blood test, too. */
  isVoid: boolean,
  shift: (day: Day) => Day = (day) => day,
  anchor: Anchor = ruleOf(context, "covered")?.anchor ?? "entry",
): Outcome {
  if (holds(context, criterion, "certain")) return met(texts.met);
  if (holds(context, criterion, "possible") || context.history.undatedDoses.length > 0) {
    return unknownVaccination(context, criterion.course);
  }
  const course = courseOf(context);
  const found = remedy(context, course, criterion.day);
  const { by } = found;
  const test = isVoid ? testOf(context) : undefined;
  const chain = test && testRemedy(context, test, samplesOf(context, test));
  const sure = Math.max(found.earliest, chain?.earliest ?? found.earliest);
  // From then on, facts that are missing decide.
  const possible = chain ? sure : readyPossibly(context, criterion);
  const earliest = shift(Math.min(sure, possible));
  const fix = rabiesStep(context, found, [earliest, anchor]);
  if (by === undefined || (chain && chain.by === undefined)) {
    return blocked(texts.open, earliest, anchor, fix);
  }
  return due(Math.min(by, lastForTest(context, course) ?? by), texts.open, fix);
}

/** The first day on which recorded doses would count if all missing facts were favorable. */
function readyPossibly(context: Context, { course, day, needs }: CoverCriterion): Day {
  if (needs === "cover") return Number.POSITIVE_INFINITY;
  const asked = needs === "second" ? { ...course, wait: { days: 0 } } : course;
  const days = covers(context, course, "possible").flatMap((cover) => {
    const ready = readyOn(cover, asked);
    return ready !== undefined && Math.max(ready, day) <= cover.until ? [Math.max(ready, day)] : [];
  });
  return Math.min(...days);
}

/** The last day for the vaccination before the blood test; undefined if the test needs none. */
export function lastForTest(context: Context, course: Course): Day | undefined {
  const test = testOf(context);
  if (!test) return undefined;
  const samples = samplesOf(context, test);
  const [best] = samples;
  const found = covers(context, course, "certain").filter(({ until }) => until >= context.asOf);
  const own = best && best.holds.sample !== false ? coverOn(found, best.at) : undefined;
  if (own) return own.until;
  const isComplete = found.some(({ second }) => !course.second || second !== undefined);
  const { by } = testRemedy(context, test, samples);
  if (isComplete || by === undefined) return undefined;
  const isStarted = found.length > 0;
  const first = course.second && !isStarted ? before(by, course.second.apart) : by;
  const last = latestStart(first, test.after);
  return last >= context.asOf ? last : undefined;
}
