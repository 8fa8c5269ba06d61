/** Requirements of the blood test. */
import { after, dayOf, dayText, longDate, durationText, type Day, type Span } from "../days.ts";
import type { Truth } from "../classes.ts";
import { ofKind } from "../history.ts";
import type { Asks } from "../rule.ts";
import type { Outcome } from "../verdict.ts";
import {
  anchorDay,
  blocked,
  exempt,
  met,
  unknown,
  waitStep,
  withReading,
  type Context,
} from "./context.ts";
import { samplesOf, testOf, testRemedy, type Criterion, type Sample, type Test } from "./titre.ts";

type TitreAsks = Extract<Asks, { is: `titre${string}` }>;

const criteria: Readonly<Record<Exclude<TitreAsks["is"], "titre">, Criterion>> = {
  "titre-sample": "sample",
  "titre-level": "level",
  "titre-laboratory": "laboratory",
  "titre-wait": "wait",
  "titre-valid": "valid",
};

/** What a new sample would mend, so that nothing else of the old one counts. */
const voiding: readonly Criterion[] = ["sample", "level", "laboratory", "cover", "valid"];

export function judgeTitre(plain: Context, asks: TitreAsks): Outcome {
  const context = withReading(plain, asks);
  const test = testOf(context);
  if (!test) return unknown("We don't know the test's requirements.");
  const samples = samplesOf(context, test);
  const [best] = samples;
  if (!best) return withoutSample(context, test, asks);
  return asks.is === "titre"
    ? judgeWhole(context, test, samples, best)
    : judgeCriterion(context, test, samples, best, asks);
}

function withoutSample(context: Context, test: Test, asks: TitreAsks): Outcome {
  const undated = ofKind(context.history, "titre").map(({ path }) => `${path}.givenAt`);
  if (undated.length > 0) return unknown("Add the date of the blood draw.", ...undated);
  return open(context, test, [], "No titer test is on record.", false, asks);
}

function judgeWhole(
  context: Context,
  test: Test,
  samples: readonly Sample[],
  best: Sample,
): Outcome {
  const { holds, waived } = best;
  const parts = { ...holds, wait: waived === true ? true : holds.wait };
  const failed = (Object.keys(parts) as Criterion[]).filter(
    (criterion) => parts[criterion] === false,
  );
  const doubts = (Object.keys(parts) as Criterion[]).filter(
    (criterion) => parts[criterion] === undefined,
  );
  if (failed.length > 0 && !(failed.join() === "wait" && waived === undefined)) {
    return open(context, test, samples, reasons[failed[0] ?? "cover"], failed.join() === "wait");
  }
  if (doubts.length > 0 || failed.length > 0) {
    const missing = missingOf(context, best, doubts, waived);
    return unknown(
      missing.length > 0 ? "Add the details of the titer test." : vaccinatedAbroad,
      ...missing,
    );
  }
  return met(`Blood was drawn on ${longDate(best.at)}, and the test meets all requirements.`);
}

const vaccinatedAbroad =
  "One source says that a vaccination outside the EU ends the right to return without a wait. Check with the authority.";

const reasons: Readonly<Record<Criterion, string>> = {
  sample: "Blood was drawn too early, or without a valid vaccination.",
  level: "The test result is too low.",
  laboratory: "The lab isn't approved.",
  wait: "The wait after the blood draw isn't over by that day.",
  valid: "The test is too old on that day.",
  cover: "The vaccination lapsed after the blood draw, so the test no longer counts.",
};

const notKnown: Readonly<Record<Criterion, string>> = {
  sample: "whether the vaccination before the blood draw counts",
  level: "the test result",
  laboratory: "whether the lab is approved",
  wait: "when the sample reached the lab",
  valid: "how old the test is",
  cover: "whether the vaccination has stayed valid since then",
};

const fields: Readonly<Partial<Record<Criterion, string>>> = {
  level: "valueIuPerMl",
  laboratory: "laboratoryApproved",
  wait: "receivedAt",
};

function missingOf(
  { history }: Context,
  { done }: Sample,
  doubts: readonly Criterion[],
  waived: Truth,
): string[] {
  const own = doubts.flatMap((criterion) =>
    fields[criterion] ? [`${done.path}.${fields[criterion]}`] : [],
  );
  const ofDoses = doubts.some((criterion) => criterion === "sample" || criterion === "cover");
  const until = history.doses.filter(({ until }) => ofDoses && until === undefined);
  const given = history.doses.filter(({ country }) => waived === undefined && !country);
  return [
    ...own,
    ...until.map(({ path }) => `${path}.validUntil`),
    ...given.map(({ path }) => `${path}.country`),
  ];
}

function judgeCriterion(
  context: Context,
  test: Test,
  samples: readonly Sample[],
  best: Sample,
  asks: Exclude<TitreAsks, { is: "titre" }>,
): Outcome {
  const criterion = criteria[asks.is];
  const { holds, waived, at } = best;
  if (criterion === "wait" && waived === true) {
    return exempt(
      "The pet passed the test before leaving the EU, so there's no wait on the way back.",
    );
  }
  const isVoid = voiding.some((each) => each !== criterion && holds[each] === false);
  const dependsOnOthers = criterion !== "level" && criterion !== "laboratory";
  if (holds[criterion] === false || (isVoid && dependsOnOthers)) {
    const culprit =
      holds[criterion] === false ? criterion : voiding.find((each) => holds[each] === false);
    if (criterion === "wait" && culprit === "wait" && waived === undefined) {
      const missing = missingOf(context, best, [], waived);
      return unknown(
        missing.length > 0
          ? "We can't tell whether the wait is waived for a pet tested before leaving the EU."
          : vaccinatedAbroad,
        ...missing,
      );
    }
    return open(context, test, samples, reasons[culprit ?? criterion], culprit === "wait", asks);
  }
  if (holds[criterion] === undefined) {
    return unknown(
      `We don't know ${notKnown[criterion]}.`,
      ...missingOf(context, best, [criterion], false),
    );
  }
  return met(
    criterion === "wait"
      ? `Blood was drawn on ${longDate(at)}. ${durationText(test.wait)} will have passed by then.`
      : `The blood draw on ${longDate(at)} meets this requirement.`,
  );
}

/** A sample is still to be taken, or a wait to be sat out. */
function open(
  context: Context,
  test: Test,
  samples: readonly Sample[],
  because: string,
  isWaiting: boolean,
  asks?: TitreAsks,
): Outcome {
  const { by, sampleFrom, earliest } = testRemedy(context, test, samples);
  const isWaitOnly = isWaiting && by === undefined;
  const fix = isWaitOnly
    ? waitStep(earliest, test.anchor)
    : "Have blood drawn for a rabies titer test.";
  if (by !== undefined) {
    const from = sampleFrom > context.asOf ? { from: dayText(sampleFrom) } : {};
    return { verdict: "due", ...from, by: dayText(by), because, fix: [fix] };
  }
  const price =
    asks?.is === "titre-wait" && context.border.territory === "US"
      ? ["You can also reserve 28 days of quarantine at a CDC-registered facility."]
      : [];
  const isShort = isWaitOnly && samples.some(({ at }) => endsShort(at, test.wait, earliest));
  const care = isShort ? ["A day later is safer, as that month has no such date."] : [];
  return blocked(because, earliest, test.anchor, fix, ...care, ...price);
}

/** Months that end on the last day of a month, because it lacks the date that they began on. */
const endsShort = (start: Day, wait: Span, end: Day): boolean =>
  "months" in wait &&
  after(start, wait) === end &&
  dayText(start).slice(8) !== dayText(end).slice(8);

/** Days of quarantine that the wait after the sample leaves. */
export function missingDays(context: Context): number | undefined {
  const test = testOf(context);
  if (!test) return 0;
  const [best] = samplesOf(context, test);
  if (!best) return undefined;
  const { wait: _, ...others } = best.holds;
  if (Object.values(others).some((each) => each !== true)) return undefined;
  if (best.holds.wait === true) return 0;
  const { receivedAt } = best.done.record;
  if (test.of === "receipt" && !receivedAt) return undefined;
  const anchor = anchorDay(context, test.anchor);
  const days = "days" in test.wait ? test.wait.days : 0;
  return days - (anchor - (test.of === "receipt" ? dayOf(receivedAt ?? "") : best.at));
}
