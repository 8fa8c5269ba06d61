/** The rabies titer test: which sample counts, and when another could. */
import { after, dayOf, latestStart, type Day, type Span } from "../days.ts";
import { isIn, type Truth } from "../classes.ts";
import { ofKind, type Done } from "../history.ts";
import type { Anchor } from "../rule.ts";
import { anchorDay, ruleOf, type Context } from "./context.ts";
import {
  courseOf,
  coverOn,
  covers,
  firstDose,
  type Course,
  type Cover,
  type Certainty,
} from "./rabies.ts";

export type Test = {
  after: Span;
  wait: Span;
  of: "sample" | "receipt";
  anchor: Anchor;
  valid?: Span;
  level?: number;
  laboratory: boolean;
};

export function testOf(context: Context): Test | undefined {
  const whole = ruleOf(context, "titre");
  if (!whole) return undefined;
  const wait = ruleOf(context, "titre-wait");
  return {
    after: ruleOf(context, "titre-sample")?.atLeast ?? { days: 0 },
    wait: wait?.atLeast ?? { days: 0 },
    of: wait?.of ?? "sample",
    anchor: wait?.anchor ?? whole.anchor,
    valid: ruleOf(context, "titre-valid")?.atMost,
    level: ruleOf(context, "titre-level")?.atLeast,
    laboratory: ruleOf(context, "titre-laboratory") !== undefined,
  };
}

export type Criterion = "sample" | "level" | "laboratory" | "wait" | "valid" | "cover";

/** A sample with its checks. `waived`: there is no wait, as it was taken before the pet left the EU. */
export type Sample = { done: Done; at: Day; holds: Record<Criterion, Truth>; waived: Truth };

const truthOf = (judge: (certainty: Certainty) => boolean): Truth => {
  if (judge("certain")) return true;
  return judge("possible") ? undefined : false;
};

const allOf = (...parts: readonly Truth[]): Truth =>
  parts.includes(false) ? false : parts.includes(undefined) ? undefined : true;

export function samplesOf(context: Context, test: Test): Sample[] {
  const course = courseOf(context);
  const found = {
    certain: covers(context, course, "certain"),
    possible: covers(context, course, "possible"),
  };
  const samples = ofKind(context.history, "titre").flatMap((done): Sample[] =>
    done.at === undefined ? [] : [sample(context, test, course, found, done, done.at)],
  );
  return samples.toSorted((a, b) => rank(b) - rank(a) || b.at - a.at);
}

/** The best sample first: valid ones, then uncertain ones, then those still waiting. */
function rank({ holds, waived }: Sample): number {
  const { wait, ...others } = holds;
  const rest = allOf(...Object.values(others));
  if (rest === false) return 0;
  const waits = waived === true ? true : wait;
  return (waits === false ? 1 : waits === undefined ? 2 : 3) + (rest === true ? 3 : 0);
}

function sample(
  context: Context,
  test: Test,
  course: Course,
  found: Record<Certainty, readonly Cover[]>,
  done: Done,
  at: Day,
): Sample {
  const { record } = done;
  const anchor = anchorDay(context, test.anchor);
  const received = record.receivedAt ? dayOf(record.receivedAt) : undefined;
  const inTime = (certainty: Certainty): boolean => {
    const cover = coverOn(found[certainty], at);
    return cover !== undefined && sampleDay(cover, test, course, at) <= at;
  };
  const unbroken = (certainty: Certainty): boolean => {
    const cover = coverOn(found[certainty], at);
    return cover !== undefined && cover.until >= Math.min(anchor, context.asOf);
  };
  const value = record.valueIuPerMl ?? undefined;
  const holds: Sample["holds"] = {
    sample: truthOf(inTime),
    cover: truthOf(unbroken),
    level: test.level === undefined ? true : value === undefined ? undefined : value >= test.level,
    laboratory: test.laboratory ? (record.laboratoryApproved ?? undefined) : true,
    valid: test.valid ? after(at, test.valid) >= anchor : true,
    wait: hasWaited(test, at, received, anchor),
  };
  return { done, at, holds, waived: waivedByLeaving(context, holds, at) };
}

function hasWaited({ of, wait }: Test, at: Day, received: Day | undefined, anchor: Day): Truth {
  if (of === "sample" || received !== undefined) {
    return after(of === "sample" ? at : (received ?? at), wait) <= anchor;
  }
  // It cannot arrive at the lab before it is taken.
  return after(at, wait) > anchor ? false : undefined;
}

/** The first day on which a sample counts under this cover. */
function sampleDay(cover: Cover, test: Test, course: Course, at: Day): Day {
  const { completed, start, second } = cover;
  const base = completed === undefined ? undefined : completed <= at ? completed : start;
  const afterDose = base === undefined ? cover.start : after(base, test.after);
  if (!course.second?.withinValidity) return afterDose;
  return second === undefined ? Number.POSITIVE_INFINITY : Math.max(afterDose, second);
}

/** Passed the test before leaving the EU, with a vaccination given in the EU: no wait on the return. */
function waivedByLeaving(context: Context, holds: Sample["holds"], at: Day): Truth {
  const { leftEu, history } = context;
  if (leftEu === undefined) return false;
  if (at > leftEu) return false;
  const relied = history.doses.filter((dose) => dose.at <= context.entry);
  const given = allOf(
    ...relied.slice(-1).map(({ country }) => {
      if (!country) return undefined;
      // Sources disagree on whether a vaccination outside the EU ends this right.
      return isIn("eu.members", { country }, context.entry) ? true : undefined;
    }),
  );
  return allOf(holds.sample, holds.level, holds.laboratory, holds.cover, given);
}

export type TestRemedy = {
  /** The last day for a valid sample. */
  by?: Day;
  /** The first day on which a sample could be taken. */
  sampleFrom: Day;
  /** The first possible anchor day. */
  earliest: Day;
};

export function testRemedy(
  context: Context,
  test: Test,
  samples: readonly Sample[],
  day = anchorDay(context, test.anchor),
): TestRemedy {
  const course = courseOf(context);
  const sampleFrom = firstSample(context, test, course);
  const days = [after(sampleFrom, test.wait)];
  for (const { at, done, holds } of samples) {
    const { wait: _, valid: __, ...lasting } = holds;
    if (Object.values(lasting).includes(false)) continue;
    const { receivedAt } = done.record;
    const from = test.of === "receipt" && receivedAt ? dayOf(receivedAt) : at;
    const ready = Math.max(after(from, test.wait), day);
    if (!test.valid || after(at, test.valid) >= ready) days.push(ready);
  }
  const last = latestStart(day, test.wait);
  const waived = context.leftEu ?? Number.NEGATIVE_INFINITY;
  const by = Math.max(last, waived);
  return {
    by: by >= sampleFrom ? by : undefined,
    sampleFrom,
    earliest: Math.max(day, Math.min(...days)),
  };
}

/** The first day from today on which a sample counts, under the existing vaccination or a new one. */
function firstSample(context: Context, test: Test, course: Course): Day {
  const { asOf } = context;
  const first = firstDose(context, course);
  const fresh = course.second ? after(first, course.second.apart) : first;
  const days = [after(fresh, test.after)];
  for (const cover of covers(context, course, "certain")) {
    if (cover.until < asOf) continue;
    const { second } = course;
    if (second?.withinValidity && cover.second === undefined) {
      const at = Math.max(first, after(cover.start, second.apart));
      if (at <= cover.until) days.push(after(at, test.after));
      continue;
    }
    const base = cover.completed ?? cover.start;
    const counted = cover.completed === undefined ? base : after(base, test.after);
    days.push(Math.max(asOf, counted, cover.second ?? asOf));
  }
  return Math.min(...days);
}
