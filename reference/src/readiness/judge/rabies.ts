/** Rabies vaccination: valid doses, their coverage, and what can still be done. */
import { after, before, latestStart, type Day, type Span } from "../days.ts";
import type { Dose, History } from "../history.ts";
import { memoizeOf } from "../memoize.ts";
import { ruleOf, type Context } from "./context.ts";

/** An unbroken time under vaccination. */
export type Cover = {
  start: Day;
  /** The day from which waiting times count; undefined if the series began before the first record. */
  completed?: Day;
  until: Day;
  doses: readonly Dose[];
  /** The day of the second vaccination, if two are required. */
  second?: Day;
  /** The product needs another dose at that age before the first vaccination is complete. */
  isIncomplete?: boolean;
};

/** Unknown facts count as favorable or as unfavorable. */
export type Certainty = "possible" | "certain";

export type Course = {
  chipFirst: boolean;
  minAge?: Span;
  wait: Span;
  longest?: Span;
  primary?: Span;
  usPrimary?: Span;
  otherwise?: Span;
  second?: { apart: Span; withinValidity: boolean; lastBefore?: Span };
};

/** What the rules of a border ask of the vaccination. */
export const courseOf = ({ active }: Pick<Context, "active">): Course => courseIn(active);

const courseIn = memoizeOf((active: Context["active"]): Course => {
  const covered = ruleOf({ active }, "covered");
  const second = ruleOf({ active }, "second-dose");
  return {
    chipFirst: ruleOf({ active }, "chip-first") !== undefined,
    minAge: ruleOf({ active }, "age-at-vaccination")?.atLeast,
    wait: ruleOf({ active }, "wait-after-vaccination")?.atLeast ?? { days: 0 },
    longest: covered?.longest,
    primary: covered?.primary,
    usPrimary: covered?.usPrimary,
    otherwise: covered?.otherwise,
    second,
  };
});

const forever = 100_000;

const isChipInTime = ({ at }: Dose, { hasChip, chipped }: History, certainty: Certainty): boolean =>
  hasChip && (chipped === undefined ? certainty === "possible" : chipped <= at);

function isOldEnough(
  { at }: Dose,
  { birth }: History,
  minAge: Span,
  certainty: Certainty,
): boolean {
  if (!birth) return certainty === "possible";
  return after(certainty === "possible" ? birth[0] : birth[1], minAge) <= at;
}

/** The last valid day of a dose. */
function lastDay(
  dose: Dose,
  isPrimary: boolean,
  course: Course,
  context: Context,
  certainty: Certainty,
): Day {
  const stated = dose.until ?? (course.otherwise && after(dose.at, course.otherwise) - 1);
  const unlimited = stated ?? (certainty === "possible" ? forever : dose.at);
  const open = course.longest ? Math.min(unlimited, after(dose.at, course.longest)) : unlimited;
  if (!isPrimary) return open;
  const label = course.primary ? Math.min(open, after(dose.at, course.primary)) : open;
  if (!course.usPrimary) return label;
  const cap = after(dose.at, course.usPrimary) - 1;
  if (dose.country === "US") return Math.min(label, cap);
  const mayBeUs = dose.country === undefined && context.trip.residence === "US";
  return mayBeUs && certainty === "certain" ? Math.min(label, cap) : label;
}

/** What covers depend on; waits begin after them. */
const coverKey = memoizeOf((course: Course) => JSON.stringify({ ...course, wait: undefined }));

/** Every border and every moved date uses the same covers. */
const known = new WeakMap<History, Map<string, Cover[]>>();

export function covers(context: Context, course: Course, certainty: Certainty): Cover[] {
  const { history, trip } = context;
  const ofPet = known.get(history) ?? new Map<string, Cover[]>();
  known.set(history, ofPet);
  const key = `${coverKey(course)} ${certainty} ${trip.residence}`;
  const found = ofPet.get(key) ?? coversOf(context, course, certainty);
  ofPet.set(key, found);
  return found;
}

/** Doses as unbroken covers. A booster is in time until the last valid day; later it is a first vaccination again. */
function coversOf(context: Context, course: Course, certainty: Certainty): Cover[] {
  const { history } = context;
  const { doses } = history;
  const found: Cover[] = [];
  let needsAge = true;
  for (const dose of doses) {
    if (course.chipFirst && !isChipInTime(dose, history, certainty)) continue;
    // If two doses are required, the age at the first one counts.
    if (course.minAge && needsAge && !isOldEnough(dose, history, course.minAge, certainty))
      continue;
    needsAge = course.second === undefined;
    const current = found.at(-1);
    if (current && dose.at <= current.until) {
      found[found.length - 1] = extended(
        current,
        dose,
        lastDay(dose, dose.course === "primary", course, context, certainty),
        course,
      );
      continue;
    }
    // A booster without an earlier record means that the series began before.
    const isPrimary = dose.course !== "booster" || dose !== doses[0];
    found.push({
      start: dose.at,
      completed: isPrimary ? dose.at : undefined,
      until: lastDay(dose, isPrimary, course, context, certainty),
      doses: [dose],
      second: isPrimary ? undefined : dose.at,
      isIncomplete: isPrimary && needsAnother(dose, history),
    });
  }
  return course.second && !course.second.withinValidity
    ? joined(found, course.second.apart)
    : found;
}

/** Canvac R is given twice, two to four weeks apart, to pets under five months (GOV.UK). */
const needsAnother = ({ product, at }: Dose, { birth }: History): boolean =>
  /canvac\s*r\b/i.test(product ?? "") && birth !== undefined && after(birth[0], { months: 5 }) > at;

const betweenDoses: Span = { days: 14 };

/** Two doses of a first vaccination are weeks apart; a booster comes after a year or more. */
const longestPrimary = 60;

function extended(cover: Cover, dose: Dose, until: Day, course: Course): Cover {
  const { second } = course;
  const isSecond =
    second && cover.second === undefined && after(cover.start, second.apart) <= dose.at;
  const isNext = (dose.dose ?? 1) > 1 && dose.at - cover.start <= longestPrimary;
  const isOfPrimary =
    cover.completed !== undefined && (dose.course === "primary" || (isNext && !dose.course));
  return {
    ...cover,
    until: Math.max(cover.until, until),
    doses: [...cover.doses, dose],
    // A first vaccination of several doses is complete with the last of them.
    completed: isOfPrimary || cover.isIncomplete ? dose.at : cover.completed,
    isIncomplete: false,
    second: isSecond ? dose.at : cover.second,
  };
}

/** If the second dose may follow after the first has expired, an earlier cover counts as the first. */
const joined = (found: readonly Cover[], apart: Span): Cover[] =>
  found.map((cover, index) => {
    const [before] = found.slice(0, index).flatMap(({ doses }) => doses);
    const second = before && cover.doses.find(({ at }) => after(before.at, apart) <= at);
    return cover.second === undefined && second ? { ...cover, second: second.at } : cover;
  });

export const coverOn = (found: readonly Cover[], day: Day): Cover | undefined =>
  found.find(({ start, until }) => start <= day && day <= until);

/** The first day on which the waits of a cover are over. */
export function readyOn(cover: Cover, course: Course): Day | undefined {
  const { completed, second, doses } = cover;
  if (cover.isIncomplete) return undefined;
  const waited = completed === undefined ? -forever : after(completed, course.wait);
  if (!course.second) return waited;
  if (second === undefined) return undefined;
  const last = doses.at(-1)?.at ?? second;
  const afterLast = course.second.lastBefore ? after(last, course.second.lastBefore) : second;
  return Math.max(waited, second, afterLast);
}

/** The first day on which a dose could be given that counts. */
export function firstDose({ history, asOf }: Context, course: Course): Day {
  const { birth } = history;
  return birth && course.minAge ? Math.max(asOf, after(birth[1], course.minAge)) : asOf;
}

export type Remedy = {
  /** The last day to do it for this anchor. */
  by?: Day;
  /** The first possible anchor day. */
  earliest: Day;
  /** The soonest way is to wait: the pet is vaccinated until then. */
  isWaitOnly?: boolean;
};

/** What to do for a valid vaccination on a day: the last day for it, or the first day it can be valid. */
export function remedy(context: Context, course: Course, day: Day): Remedy {
  const found = covers(context, course, "certain");
  const first = firstDose(context, course);
  const options: Remedy[] = [];
  for (const cover of found) {
    const ready = readyOn(cover, course);
    if (ready !== undefined && Math.max(day, ready) <= cover.until) {
      options.push({ earliest: Math.max(day, ready), isWaitOnly: true });
    }
    if (cover.until < first) continue;
    if (cover.isIncomplete) {
      const at = Math.max(first, after(cover.start, betweenDoses));
      const last = Math.min(cover.until, latestStart(day, course.wait));
      options.push({
        by: last >= at ? last : undefined,
        earliest: Math.max(day, after(at, course.wait)),
      });
    } else if (course.second && cover.second === undefined) {
      options.push(secondDose(cover, course.second, course, first, day));
    } else {
      const waited = ready ?? day;
      const by = waited <= day ? Math.min(cover.until, day) : undefined;
      options.push({ by, earliest: Math.max(day, waited, first) });
    }
  }
  const fresh = course.second ? after(first, course.second.apart) : first;
  const freshReady = Math.max(after(first, course.wait), fresh, afterLast(fresh, course));
  const start = latestStart(day, course.wait);
  const lastFresh = course.second
    ? Math.min(
        start,
        before(before(day, course.second.lastBefore ?? { days: 0 }), course.second.apart),
      )
    : start;
  options.push({
    by: lastFresh >= first ? lastFresh : undefined,
    earliest: Math.max(day, freshReady),
  });
  const byDays = options.flatMap(({ by }) => (by !== undefined && by >= context.asOf ? [by] : []));
  const earliest = Math.min(...options.map((option) => option.earliest));
  return {
    by: byDays.length > 0 ? Math.max(...byDays) : undefined,
    earliest,
    isWaitOnly: options.some((option) => option.isWaitOnly && option.earliest === earliest),
  };
}

const afterLast = (last: Day, { second }: Course): Day =>
  second?.lastBefore ? after(last, second.lastBefore) : last;

/** The missing second dose to a first one that is still valid. */
function secondDose(
  cover: Cover,
  { apart, lastBefore = { days: 0 } }: { apart: Span; lastBefore?: Span },
  course: Course,
  first: Day,
  day: Day,
): Remedy {
  const at = Math.max(first, after(cover.start, apart));
  if (at > cover.until) return { earliest: forever };
  const last = Math.min(cover.until, before(day, lastBefore));
  const ready = Math.max(after(at, lastBefore), after(cover.start, course.wait));
  return { by: last >= at ? last : undefined, earliest: Math.max(day, ready) };
}
