/** Requirements for the rabies vaccination. */
import { after, durationText, longDate, type Day, type Span } from "../days.ts";
import { memoizeOf } from "../memoize.ts";
import type { Anchor, Asks } from "../rule.ts";
import type { Outcome } from "../verdict.ts";
import {
  anchorDay,
  blocked,
  due,
  exempt,
  met,
  ruleOf,
  unknown,
  withReading,
  type Context,
} from "./context.ts";
import {
  applicationDay,
  holds,
  judged,
  lastForTest,
  vaccinationDay,
  type CoverCriterion,
} from "./criterion.ts";
import { courseOf, coverOn, covers, readyOn, remedy, type Course } from "./rabies.ts";
import { samplesOf, testOf, testRemedy } from "./titre.ts";

type Asked<Kind extends Asks["is"]> = Extract<Asks, { is: Kind }>;

export function judgeChip(context: Context): Outcome {
  const { history, entry, asOf } = context;
  if (history.hasChip) return met("The pet has a microchip.");
  const fix = "Have a microchip implanted.";
  if (ruleOf(context, "chip-first")) {
    const course = courseOf(context);
    const { by } = remedy(context, course, vaccinationDay(context));
    if (by !== undefined) {
      const last = Math.min(by, lastForTest(context, course) ?? by);
      return due(
        last,
        "No microchip on record. It must be implanted before the rabies vaccination.",
        fix,
      );
    }
  }
  return due(Math.max(asOf, entry), "No microchip on record.", fix);
}

/** If two doses are required and both are recorded, both must be valid. */
function reliedOn(context: Context, course: Course): CoverCriterion {
  const day = vaccinationDay(context);
  const both: CoverCriterion = { course: bare(context), day: context.asOf, needs: "second" };
  const needsBoth = course.second !== undefined && holds(context, both, "possible");
  return { course, day, needs: needsBoth ? "second" : "cover" };
}

export function judgeChipFirst(context: Context): Outcome {
  const { history } = context;
  const criterion = reliedOn(context, chipFirstOf(courseOf(context)));
  const [first] = history.doses;
  const isBeforeAll =
    first !== undefined && history.chipped !== undefined && history.chipped <= first.at;
  if (isOnlyOver(context, criterion) || (isBeforeAll && history.undatedDoses.length === 0)) {
    return met("The microchip was implanted before the vaccinations.");
  }
  return judged(
    context,
    criterion,
    {
      met: "The microchip was implanted before the vaccination.",
      open: history.hasChip
        ? "No valid vaccination was given on or after the day of the microchip."
        : "There's no microchip yet. Vaccinations before it don't count.",
    },
    isVoidBy(context, criterion),
  );
}

/** The course without chip and age, to check one part alone. */
const bare = (context: Context): Course => bareOf(courseOf(context));

const bareOf = memoizeOf((course: Course): Course => ({
  ...course,
  chipFirst: false,
  minAge: undefined,
}));

const chipFirstOf = memoizeOf((course: Course): Course => ({ ...bareOf(course), chipFirst: true }));

/** Whether doses are invalid because of this part alone; then the blood test is invalid, too. */
const isVoidBy = (context: Context, { course, needs }: CoverCriterion): boolean => {
  const today = { day: context.asOf, needs };
  const withoutIt = holds(context, { ...today, course: bare(context) }, "possible");
  return withoutIt && !holds(context, { ...today, course }, "possible");
};

/** Whether a dose is valid for this part and only expires before the day; then any later one is valid, too. */
const isOnlyOver = (context: Context, criterion: CoverCriterion): boolean =>
  !holds(context, { ...criterion, course: bare(context), needs: "cover" }, "possible") &&
  covers(context, criterion.course, "certain").length > 0 &&
  !isVoidBy(context, criterion);

export function judgeAgeAtVaccination(
  context: Context,
  asks: Asked<"age-at-vaccination">,
): Outcome {
  const criterion = reliedOn(context, { ...bare(context), minAge: asks.atLeast });
  const old = `The pet was at least ${durationText(asks.atLeast)} old when vaccinated.`;
  const { birth, doses, undatedDoses } = context.history;
  const [first] = doses;
  const isOldEnough =
    first !== undefined && birth !== undefined && after(birth[1], asks.atLeast) <= first.at;
  if (isOnlyOver(context, criterion) || (isOldEnough && undatedDoses.length === 0)) return met(old);
  return judged(
    context,
    criterion,
    {
      met: old,
      open: `No valid vaccination was given at the age of ${durationText(asks.atLeast)} or later.`,
    },
    isVoidBy(context, criterion),
  );
}

export function judgeWait(context: Context, asks: Asked<"wait-after-vaccination">): Outcome {
  const young = exemptForAge(context, ruleOf(context, "covered")?.unlessYounger, asks.anchor);
  if (young) return young;
  if (asks.boosters && isRecentBooster(context, asks)) {
    return unknown(
      `The last vaccination will be less than ${durationText(asks.atLeast)} old. We don't know whether an on-time booster counts at once. Check with the authority.`,
    );
  }
  const course = { ...courseOf(context), wait: asks.atLeast };
  const day = applicationDay(context, asks);
  const scoped = withReading(context, asks);
  const found = covers(context, course, "certain");
  const cover = coverOn(found, day);
  const ready = cover && readyOn(cover, { ...course, second: undefined });
  if (!cover && isOnlyEndOpen(context, course, day)) {
    return met(`${durationText(asks.atLeast)} have passed since the vaccination.`);
  }
  const current = coverOn(found, context.asOf);
  return judged(
    scoped,
    { course: { ...course, second: undefined }, day, needs: "wait" },
    {
      met: `${durationText(asks.atLeast)} have passed since the first vaccination, or it's an on-time booster.`,
      open:
        cover && ready !== undefined
          ? `The ${durationText(asks.atLeast)} after the vaccination end on ${longDate(ready)}.`
          : current
            ? `The vaccination expires before that day. A booster by ${longDate(current.until)} keeps it valid with no new wait. A later one counts only after ${durationText(asks.atLeast)}.`
            : `A first vaccination counts only after ${durationText(asks.atLeast)}.`,
    },
    false,
    (earliest) => (asks.until ? after(earliest, asks.until) : earliest),
    asks.until ? asks.anchor : undefined,
  );
}

/** Whether the last of several vaccinations is younger than the wait. */
function isRecentBooster(
  context: Context,
  { atLeast, anchor }: Asked<"wait-after-vaccination">,
): boolean {
  const { doses } = context.history;
  const last = doses.at(-1);
  if (!last || (doses.length === 1 && last.course !== "booster")) return false;
  return after(last.at, atLeast) > anchorDay(context, anchor);
}

/** Whether the wait after the last dose is over, and only the end of its validity is not known. */
function isOnlyEndOpen(context: Context, course: Course, day: Day): boolean {
  const open = coverOn(covers(context, course, "possible"), day);
  const sure = covers(context, course, "certain").at(-1);
  if (!open || sure?.completed !== open.completed) return false;
  const last = sure?.doses.at(-1);
  const ready = readyOn(open, { ...course, second: undefined });
  return (
    last !== undefined &&
    last === open.doses.at(-1) &&
    last.until === undefined &&
    ready !== undefined &&
    ready <= day &&
    context.history.undatedDoses.length === 0
  );
}

/** No vaccination is required of a pet that is certainly younger. */
function exemptForAge(
  context: Context,
  unlessYounger: Span | undefined,
  anchor: Anchor,
): Outcome | undefined {
  const { birth } = context.history;
  if (!unlessYounger || !birth || after(birth[0], unlessYounger) <= anchorDay(context, anchor)) {
    return undefined;
  }
  return exempt(`Doesn't apply to pets under ${durationText(unlessYounger)} old.`);
}

export function judgeCovered(context: Context, asks: Asked<"covered">): Outcome {
  const day = anchorDay(context, asks.anchor);
  const young = exemptForAge(context, asks.unlessYounger, asks.anchor);
  if (young) return young;
  const gap = asks.sinceSample ? gapSinceSample(context) : undefined;
  if (gap) return gap;
  const course = courseOf(context);
  const cover = coverOn(covers(context, course, "certain"), day);
  return judged(
    context,
    { course, day, needs: "cover" },
    {
      met: `The pet is vaccinated, and the vaccination is valid until ${cover ? longDate(cover.until) : "then"}.`,
      open: `No vaccination is valid on ${longDate(day)}.`,
    },
    false,
  );
}

/** A vaccination that lapsed after the sample invalidates the test. */
function gapSinceSample(context: Context): Outcome | undefined {
  const test = testOf(context);
  const samples = test ? samplesOf(context, test) : [];
  const [best] = samples;
  if (!test || best?.holds.cover !== false) return undefined;
  const { by, earliest } = testRemedy(context, test, samples);
  const because = "The vaccination lapsed after the blood was drawn for the titer test.";
  const fix = "Have blood drawn for a new rabies titer test.";
  return by === undefined ? blocked(because, earliest, test.anchor, fix) : due(by, because, fix);
}

export function judgeSecondDose(context: Context, asks: Asked<"second-dose">): Outcome {
  const course = { ...courseOf(context), second: asks };
  const today: CoverCriterion = { course, day: context.asOf, needs: "cover" };
  const isVoid =
    holds(context, today, "possible") && !holds(context, { ...today, needs: "second" }, "possible");
  return judged(
    withReading(context, asks),
    { course, day: vaccinationDay(context), needs: "second" },
    {
      met: `A second vaccination was given at least ${durationText(asks.apart)} after the first.`,
      open: `Two vaccinations at least ${durationText(asks.apart)} apart are required.`,
    },
    isVoid,
  );
}
