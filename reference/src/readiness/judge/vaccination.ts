/** Requirements for the rabies vaccination. */
import { after, before, durationText, latestStart, longDate } from "../days.ts";
import type { Day, Span } from "../days.ts";
import { memoizeOf } from "../memoize.ts";
import type { Anchor, Asks } from "../rule.ts";
import type { Outcome } from "../verdict.ts";
import { courseOf, coverOn, covers, readyOn, remedy, type Course, type View } from "./rabies.ts";
import { unknownVaccination } from "./rabies-doubts.ts";
import { rabiesStep } from "./rabies-step.ts";
import { anchorDay, ruleOf, blocked, due, exempt, met, withReading, type Scene } from "./scene.ts";
import { samplesOf, testOf, testRemedy } from "./titre.ts";

type Asked<Kind extends Asks["is"]> = Extract<Asks, { is: Kind }>;

export function judgeChip(scene: Scene): Outcome {
  const { history, entry, asOf } = scene;
  if (history.hasChip) return met("The pet has a microchip.");
  const fix = "Have a microchip implanted.";
  if (ruleOf(scene, "chip-first")) {
    const course = courseOf(scene);
    const { by } = remedy(scene, course, vaccinationDay(scene));
    if (by !== undefined) {
      const last = Math.min(by, lastForTest(scene, course) ?? by);
      return due(
        last,
        "No microchip on record. It must be implanted before the rabies vaccination.",
        fix,
      );
    }
  }
  return due(Math.max(asOf, entry), "No microchip on record.", fix);
}

/** The day on which the vaccination must be valid. */
const vaccinationDay = (scene: Scene): Day => {
  const wait = ruleOf(scene, "wait-after-vaccination");
  if (wait?.until) return applicationDay(scene, wait);
  return anchorDay(scene, wait?.anchor ?? ruleOf(scene, "covered")?.anchor ?? "entry");
};

/** The last possible day of the application that ends the wait. */
function applicationDay(scene: Scene, asks: Asked<"wait-after-vaccination">): Day {
  const day = anchorDay(scene, asks.anchor);
  return asks.until ? before(day, asks.until) : day;
}

type FacetChoice = { course: Course; day: Day; needs: "cover" | "wait" | "second" };

/** Whether a cover is valid on that day for the required part of the course. */
function holds(scene: Scene, { course, day, needs }: FacetChoice, view: View): boolean {
  const cover = coverOn(covers(scene, course, view), day);
  if (!cover) return false;
  if (needs === "cover") return true;
  const ready = readyOn(cover, needs === "second" ? { ...course, wait: { days: 0 } } : course);
  return ready !== undefined && ready <= day;
}

function judged(
  scene: Scene,
  facet: FacetChoice,
  texts: { met: string; open: string },
  /** An invalid dose invalidates the blood test, too. */
  isVoid: boolean,
  shift: (day: Day) => Day = (day) => day,
  anchor: Anchor = ruleOf(scene, "covered")?.anchor ?? "entry",
): Outcome {
  if (holds(scene, facet, "careful")) return met(texts.met);
  if (holds(scene, facet, "hopeful") || scene.history.undatedDoses.length > 0) {
    return unknownVaccination(scene, facet.course);
  }
  const course = courseOf(scene);
  const found = remedy(scene, course, facet.day);
  const { by } = found;
  const test = isVoid ? testOf(scene) : undefined;
  const chain = test && testRemedy(scene, test, samplesOf(scene, test));
  const sure = Math.max(found.earliest, chain?.earliest ?? found.earliest);
  // From then on, facts that are missing decide.
  const possible = chain ? sure : readyPossibly(scene, facet);
  const earliest = shift(Math.min(sure, possible));
  const fix = rabiesStep(scene, found, [earliest, anchor]);
  if (by === undefined || (chain && chain.by === undefined)) {
    return blocked(texts.open, earliest, anchor, fix);
  }
  return due(Math.min(by, lastForTest(scene, course) ?? by), texts.open, fix);
}

/** The first day on which recorded doses would count if all missing facts were favorable. */
function readyPossibly(scene: Scene, { course, day, needs }: FacetChoice): Day {
  if (needs === "cover") return Number.POSITIVE_INFINITY;
  const asked = needs === "second" ? { ...course, wait: { days: 0 } } : course;
  const days = covers(scene, course, "hopeful").flatMap((cover) => {
    const ready = readyOn(cover, asked);
    return ready !== undefined && Math.max(ready, day) <= cover.until ? [Math.max(ready, day)] : [];
  });
  return Math.min(...days);
}

/** The last day for the vaccination before the blood test; undefined if the test needs none. */
function lastForTest(scene: Scene, course: Course): Day | undefined {
  const test = testOf(scene);
  if (!test) return undefined;
  const samples = samplesOf(scene, test);
  const [best] = samples;
  const found = covers(scene, course, "careful").filter(({ until }) => until >= scene.asOf);
  const own = best && best.holds.sample !== false ? coverOn(found, best.at) : undefined;
  if (own) return own.until;
  const isComplete = found.some(({ second }) => !course.second || second !== undefined);
  const { by } = testRemedy(scene, test, samples);
  if (isComplete || by === undefined) return undefined;
  const isStarted = found.length > 0;
  const first = course.second && !isStarted ? before(by, course.second.apart) : by;
  const last = latestStart(first, test.after);
  return last >= scene.asOf ? last : undefined;
}

/**
 * If two doses are required and both are recorded, both must be valid.
 */
function reliedOn(scene: Scene, course: Course): FacetChoice {
  const day = vaccinationDay(scene);
  const both: FacetChoice = { course: bare(scene), day: scene.asOf, needs: "second" };
  const needsBoth = course.second !== undefined && holds(scene, both, "hopeful");
  return { course, day, needs: needsBoth ? "second" : "cover" };
}

export function judgeChipFirst(scene: Scene): Outcome {
  const { history } = scene;
  const facet = reliedOn(scene, chipFirstOf(courseOf(scene)));
  const [first] = history.doses;
  const isBeforeAll =
    first !== undefined && history.chipped !== undefined && history.chipped <= first.at;
  if (isOnlyOver(scene, facet) || (isBeforeAll && history.undatedDoses.length === 0)) {
    return met("The microchip was implanted before the vaccinations.");
  }
  return judged(
    scene,
    facet,
    {
      met: "The microchip was implanted before the vaccination.",
      open: history.hasChip
        ? "No valid vaccination was given on or after the day of the microchip."
        : "There's no microchip yet. Vaccinations before it don't count.",
    },
    isVoidBy(scene, facet),
  );
}

/** The course without chip and age, to check one part alone. */
const bare = (scene: Scene): Course => bareOf(courseOf(scene));

const bareOf = memoizeOf((course: Course): Course => ({
  ...course,
  chipFirst: false,
  minAge: undefined,
}));

const chipFirstOf = memoizeOf((course: Course): Course => ({ ...bareOf(course), chipFirst: true }));

/** Whether doses are invalid because of this part alone; then the blood test is invalid, too. */
const isVoidBy = (scene: Scene, { course, needs }: FacetChoice): boolean => {
  const today = { day: scene.asOf, needs };
  const withoutIt = holds(scene, { ...today, course: bare(scene) }, "hopeful");
  return withoutIt && !holds(scene, { ...today, course }, "hopeful");
};

/** Whether a dose is valid for this part and only expires before the day; then any later one is valid, too. */
const isOnlyOver = (scene: Scene, facet: FacetChoice): boolean =>
  !holds(scene, { ...facet, course: bare(scene), needs: "cover" }, "hopeful") &&
  covers(scene, facet.course, "careful").length > 0 &&
  !isVoidBy(scene, facet);

export function judgeAgeAtVaccination(scene: Scene, asks: Asked<"age-at-vaccination">): Outcome {
  const facet = reliedOn(scene, { ...bare(scene), minAge: asks.atLeast });
  const old = `The pet was at least ${durationText(asks.atLeast)} old when vaccinated.`;
  const { birth, doses, undatedDoses } = scene.history;
  const [first] = doses;
  const isOldEnough =
    first !== undefined && birth !== undefined && after(birth[1], asks.atLeast) <= first.at;
  if (isOnlyOver(scene, facet) || (isOldEnough && undatedDoses.length === 0)) return met(old);
  return judged(
    scene,
    facet,
    {
      met: old,
      open: `No valid vaccination was given at the age of ${durationText(asks.atLeast)} or later.`,
    },
    isVoidBy(scene, facet),
  );
}

export function judgeWait(scene: Scene, asks: Asked<"wait-after-vaccination">): Outcome {
  const young = exemptForAge(scene, ruleOf(scene, "covered")?.unlessYounger, asks.anchor);
  if (young) return young;
  const course = { ...courseOf(scene), wait: asks.atLeast };
  const day = applicationDay(scene, asks);
  const scoped = withReading(scene, asks);
  const found = covers(scene, course, "careful");
  const cover = coverOn(found, day);
  const ready = cover && readyOn(cover, { ...course, second: undefined });
  if (!cover && isOnlyEndOpen(scene, course, day)) {
    return met(`${durationText(asks.atLeast)} have passed since the vaccination.`);
  }
  const current = coverOn(found, scene.asOf);
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

/** Whether the wait after the last dose is over, and only the end of its validity is not known. */
function isOnlyEndOpen(scene: Scene, course: Course, day: Day): boolean {
  const open = coverOn(covers(scene, course, "hopeful"), day);
  const sure = covers(scene, course, "careful").at(-1);
  if (!open || sure?.completed !== open.completed) return false;
  const last = sure?.doses.at(-1);
  const ready = readyOn(open, { ...course, second: undefined });
  return (
    last !== undefined &&
    last === open.doses.at(-1) &&
    last.until === undefined &&
    ready !== undefined &&
    ready <= day &&
    scene.history.undatedDoses.length === 0
  );
}

/** No vaccination is required of a pet that is certainly younger. */
function exemptForAge(
  scene: Scene,
  unlessYounger: Span | undefined,
  anchor: Anchor,
): Outcome | undefined {
  const { birth } = scene.history;
  if (!unlessYounger || !birth || after(birth[0], unlessYounger) <= anchorDay(scene, anchor)) {
    return undefined;
  }
  return exempt(`Doesn't apply to pets under ${durationText(unlessYounger)} old.`);
}

export function judgeCovered(scene: Scene, asks: Asked<"covered">): Outcome {
  const day = anchorDay(scene, asks.anchor);
  const young = exemptForAge(scene, asks.unlessYounger, asks.anchor);
  if (young) return young;
  const gap = asks.sinceSample ? gapSinceSample(scene) : undefined;
  if (gap) return gap;
  const course = courseOf(scene);
  const cover = coverOn(covers(scene, course, "careful"), day);
  return judged(
    scene,
    { course, day, needs: "cover" },
    {
      met: `The pet is vaccinated, and the vaccination is valid until ${cover ? longDate(cover.until) : "then"}.`,
      open: `No vaccination is valid on ${longDate(day)}.`,
    },
    false,
  );
}

/** A vaccination that lapsed after the sample invalidates the test. */
function gapSinceSample(scene: Scene): Outcome | undefined {
  const test = testOf(scene);
  const samples = test ? samplesOf(scene, test) : [];
  const [best] = samples;
  if (!test || best?.holds.cover !== false) return undefined;
  const { by, earliest } = testRemedy(scene, test, samples);
  const because = "The vaccination lapsed after the blood was drawn for the titer test.";
  const fix = "Have blood drawn for a new rabies titer test.";
  return by === undefined ? blocked(because, earliest, test.anchor, fix) : due(by, because, fix);
}

export function judgeSecondDose(scene: Scene, asks: Asked<"second-dose">): Outcome {
  const course = { ...courseOf(scene), second: asks };
  const today: FacetChoice = { course, day: scene.asOf, needs: "cover" };
  const isVoid =
    holds(scene, today, "hopeful") && !holds(scene, { ...today, needs: "second" }, "hopeful");
  return judged(
    withReading(scene, asks),
    { course, day: vaccinationDay(scene), needs: "second" },
    {
      met: `A second vaccination was given at least ${durationText(asks.apart)} after the first.`,
      open: `Two vaccinations at least ${durationText(asks.apart)} apart are required.`,
    },
    isVoid,
  );
}
