/** Requirements for the rabies vaccination. */
import { after, before, dayWords, latestStart, spanWords, type Day } from "../days.ts";
import { ofKind } from "../history.ts";
import type { Asks } from "../rule.ts";
import type { Outcome } from "../verdict.ts";
import { courseOf, coverOn, covers, readyOn, remedy, type Course, type View } from "./rabies.ts";
import { anchorDay, asked, blocked, due, exempt, met, unknown, type Scene } from "./scene.ts";
import { samplesOf, testOf, testRemedy } from "./titre.ts";

type Asked<Kind extends Asks["is"]> = Extract<Asks, { is: Kind }>;

export function judgeChip(scene: Scene): Outcome {
  const { history, entry, asOf } = scene;
  if (history.hasChip) return met("The pet has a microchip.");
  const fix = "Have a microchip implanted.";
  if (asked(scene, "chip-first")) {
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
  const wait = asked(scene, "wait-after-vaccination");
  if (wait?.until) return applicationDay(scene, wait);
  return anchorDay(scene, wait?.anchor ?? asked(scene, "covered")?.anchor ?? "entry");
};

/** The day of the application that ends the wait: the recorded one, or the last possible one. */
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
  texts: { met: string; open: string; unknown: string; missing: readonly string[] },
  /** An invalid dose invalidates the blood test, too. */
  isVoid: boolean,
  shift: (day: Day) => Day = (day) => day,
): Outcome {
  if (holds(scene, facet, "careful")) return met(texts.met);
  const { undatedDoses } = scene.history;
  if (holds(scene, facet, "hopeful") || undatedDoses.length > 0) {
    const undated = undatedDoses.map((path) => `${path}.givenAt`);
    return unknown(texts.unknown, ...new Set([...texts.missing, ...undated]));
  }
  const course = courseOf(scene);
  const { by, earliest } = remedy(scene, course, facet.day);
  const anchor = asked(scene, "covered")?.anchor ?? "entry";
  const test = isVoid ? testOf(scene) : undefined;
  const chain = test && testRemedy(scene, test, samplesOf(scene, test));
  const fix = "Have the pet vaccinated against rabies.";
  if (by !== undefined && chain?.by === undefined && chain) {
    return blocked(texts.open, shift(Math.max(earliest, chain.earliest)), anchor, fix);
  }
  if (by !== undefined) return due(Math.min(by, lastForTest(scene, course) ?? by), texts.open, fix);
  return blocked(texts.open, shift(Math.max(earliest, chain?.earliest ?? earliest)), anchor, fix);
}

/** The last day for the vaccination before the blood test; undefined if the test needs none. */
function lastForTest(scene: Scene, course: Course): Day | undefined {
  const test = testOf(scene);
  if (!test) return undefined;
  const samples = samplesOf(scene, test);
  const [best] = samples;
  const found = covers(scene, course, "careful").filter(({ until }) => until >= scene.asOf);
  const own = best && coverOn(found, best.at);
  if (own) return own.until;
  const { by } = testRemedy(scene, test, samples);
  if (found.length > 0 || by === undefined) return undefined;
  const first = course.second ? before(by, course.second.apart) : by;
  const last = latestStart(first, test.after);
  return last >= scene.asOf ? last : undefined;
}

const recordPaths = ({ history }: Scene, field: string): string[] =>
  history.doses.map(({ path }) => `${path}.${field}`);

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
  const facet = reliedOn(scene, { ...bare(scene), chipFirst: true });
  if (isOnlyOver(scene, facet)) return met("The microchip was implanted before the vaccinations.");
  return judged(
    scene,
    facet,
    {
      met: "The microchip was implanted before the vaccination.",
      open: history.hasChip
        ? "No valid vaccination was given on or after the day of the microchip."
        : "There's no microchip yet. Vaccinations before it don't count.",
      unknown: "Add the date of the microchip.",
      missing: [`${history.path}.microchip.implantedAt`, ...missingUntil(scene)],
    },
    isVoidBy(scene, facet),
  );
}

/** The course without chip, age and wait, to check one part alone. */
const bare = (scene: Scene): Course => ({
  ...courseOf(scene),
  chipFirst: false,
  minAge: undefined,
});

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

const missingUntil = ({ history }: Scene): string[] =>
  history.doses.flatMap(({ until, path }) => (until === undefined ? [`${path}.validUntil`] : []));

export function judgeAgeAtVaccination(scene: Scene, asks: Asked<"age-at-vaccination">): Outcome {
  const { history } = scene;
  const facet = reliedOn(scene, { ...bare(scene), minAge: asks.atLeast });
  const old = `At least ${spanWords(asks.atLeast)} old when vaccinated.`;
  if (isOnlyOver(scene, facet)) return met(old);
  return judged(
    scene,
    facet,
    {
      met: old,
      open: `No valid vaccination was given at the age of ${spanWords(asks.atLeast)} or later.`,
      unknown: "We can't tell the pet's age when it was vaccinated.",
      missing: [`${history.path}.birthDate`, ...missingUntil(scene)],
    },
    isVoidBy(scene, facet),
  );
}

export function judgeWait(scene: Scene, asks: Asked<"wait-after-vaccination">): Outcome {
  const course = { ...courseOf(scene), wait: asks.atLeast };
  const day = applicationDay(scene, asks);
  const scoped = { ...scene, active: withWait(scene, asks) };
  const cover = coverOn(covers(scene, course, "careful"), day);
  const ready = cover && readyOn(cover, { ...course, second: undefined });
  return judged(
    scoped,
    { course: { ...course, second: undefined }, day, needs: "wait" },
    {
      met: `${spanWords(asks.atLeast)} have passed since the first vaccination, or it is a booster in time.`,
      open:
        cover && ready !== undefined
          ? `${spanWords(asks.atLeast)} after the vaccination end on ${dayWords(ready)}.`
          : `A first vaccination only counts after ${spanWords(asks.atLeast)}.`,
      unknown: "We can't tell whether the vaccination counts.",
      missing: [...recordPaths(scene, "validUntil"), ...birthPath(scene)],
    },
    false,
    (earliest) => (asks.until ? after(earliest, asks.until) : earliest),
  );
}

const birthPath = ({ history }: Scene): string[] =>
  history.birth && history.birth[0] === history.birth[1] ? [] : [`${history.path}.birthDate`];

/** The rules with this reading of the wait. */
const withWait = (scene: Scene, asks: Asked<"wait-after-vaccination">): Scene["active"] =>
  scene.active.map((rule) => (rule.asks.is === asks.is ? { ...rule, asks } : rule));

export function judgeCovered(scene: Scene, asks: Asked<"covered">): Outcome {
  const { history } = scene;
  const day = anchorDay(scene, asks.anchor);
  if (asks.unlessYounger && history.birth) {
    if (after(history.birth[0], asks.unlessYounger) > day) {
      return exempt(`Doesn't apply to pets under ${spanWords(asks.unlessYounger)} old.`);
    }
  }
  const gap = asks.sinceSample ? gapSinceSample(scene) : undefined;
  if (gap) return gap;
  const course = courseOf(scene);
  const cover = coverOn(covers(scene, course, "careful"), day);
  return judged(
    scene,
    { course, day, needs: "cover" },
    {
      met: `Vaccinated, and valid until ${cover ? dayWords(cover.until) : "then"}.`,
      open: `No valid vaccination on ${dayWords(day)}.`,
      unknown: "We can't tell how long the vaccination is valid. Check the vaccine's label.",
      missing: [...missingUntil(scene), ...missingCountry(scene), ...birthPath(scene)],
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
  const because = "The vaccination lapsed after the titer test's blood draw.";
  const fix = "Have blood drawn for a new rabies titer test.";
  return by === undefined ? blocked(because, earliest, test.anchor, fix) : due(by, because, fix);
}

const missingCountry = (scene: Scene): string[] =>
  courseOf(scene).usPrimary
    ? scene.history.doses.flatMap(({ country, path }) => (country ? [] : [`${path}.country`]))
    : [];

export function judgeSecondDose(scene: Scene, asks: Asked<"second-dose">): Outcome {
  const course = { ...courseOf(scene), second: asks };
  const active = scene.active.map((rule) => (rule.asks.is === asks.is ? { ...rule, asks } : rule));
  const today: FacetChoice = { course, day: scene.asOf, needs: "cover" };
  const isVoid =
    holds(scene, today, "hopeful") && !holds(scene, { ...today, needs: "second" }, "hopeful");
  return judged(
    { ...scene, active },
    { course, day: vaccinationDay(scene), needs: "second" },
    {
      met: `A second vaccination was given at least ${spanWords(asks.apart)} after the first.`,
      open: `Two vaccinations at least ${spanWords(asks.apart)} apart are required.`,
      unknown: "We can't tell whether there were two vaccinations.",
      missing: [...recordPaths(scene, "validUntil"), ...birthPath(scene)],
    },
    isVoid,
  );
}

/** The first day on which a first vaccination is old enough for an application. */
export function vaccinatedFor(
  scene: Scene,
  wait: { days: number } | Asked<"titre-sample">["atLeast"],
): Day {
  const course = { ...courseOf(scene), wait };
  const days = covers(scene, course, "careful")
    .filter(({ until }) => until >= scene.asOf)
    .map((cover) => readyOn(cover, { ...course, second: undefined }) ?? scene.asOf);
  const fresh = after(scene.asOf, wait);
  return Math.min(...days, fresh);
}

/** Days of vaccinations against all of these; undefined where one is missing. */
export function vaccinatedAgainst(scene: Scene, against: readonly string[]): Day | undefined {
  const days = against.map((name) => {
    const found = ofKind(scene.history, "vaccination").filter(({ record }) =>
      record.against?.includes(name),
    );
    const at = found.flatMap((each) => (each.at === undefined ? [] : [each.at]));
    return at.length > 0 ? Math.min(...at) : undefined;
  });
  return days.includes(undefined) ? undefined : Math.max(0, ...days.map((day) => day ?? 0));
}
