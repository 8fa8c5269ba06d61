/** Treatments, vaccinations against other diseases, and examinations. */
import {
  after,
  before,
  dayInZone,
  dayText,
  longDate,
  instantOf,
  instantText,
  durationText,
  wholeDay,
  type Day,
  type Instant,
} from "../days.ts";
import { ofKind, type Done } from "../history.ts";
import type { Asks } from "../rule.ts";
import type { Outcome } from "../verdict.ts";
import { certificateDay } from "./papers.ts";
import {
  anchorDay,
  blocked,
  due,
  inWindow,
  legPath,
  met,
  unknown,
  waitStep,
  windowDays,
  type Context,
} from "./context.ts";

type Asked<Kind extends Asks["is"]> = Extract<Asks, { is: Kind }>;

const hour = 3_600_000;

/** When a treatment was given: a moment, or the whole day if the hour is missing. */
function givenWithin({ record, at }: Done): readonly [Instant, Instant] | undefined {
  if (at === undefined) return undefined;
  const { givenTime, givenZone } = record;
  const moment = givenTime && givenZone ? instantOf(at, givenTime, givenZone) : undefined;
  return moment === undefined ? wholeDay(at, givenZone) : [moment, moment];
}

export function judgeTapeworm(context: Context, asks: Asked<"tapeworm">): Outcome {
  const { border, history } = context;
  const { entryAt } = border;
  if (!entryAt) return unknown("Add the time of arrival.", legPath(context, "arrivalDate"));
  const [least, most] = [asks.atLeastHours * hour, asks.atMostHours * hour];
  const doubtful: string[] = [];
  const treatments = ofKind(history, "parasite");
  for (const done of treatments) {
    const given = givenWithin(done);
    const against = done.record.against ?? undefined;
    if (!given || (against && !against.includes("tapeworm"))) continue;
    const isSure = entryAt[0] - given[1] >= least && entryAt[1] - given[0] <= most;
    const isPossible = entryAt[1] - given[0] >= least && entryAt[0] - given[1] <= most;
    if (isSure && against) {
      return met(
        `The treatment was given ${asks.atLeastHours} to ${asks.atMostHours} hours before entry.`,
      );
    }
    if (isPossible) doubtful.push(...missingHours(context, done, Boolean(against)));
  }
  if (doubtful.length > 0) {
    return unknown(
      "We can't tell whether the treatment is within the time window.",
      ...new Set(doubtful),
    );
  }
  return openHours(context, entryAt, asks, treatments);
}

function missingHours(context: Context, { record, path }: Done, isNamed: boolean): string[] {
  const missing = isNamed ? [] : [`${path}.against`];
  if (!record.givenTime) missing.push(`${path}.givenTime`);
  if (!record.givenZone) missing.push(`${path}.givenZone`);
  const { entryAt } = context.border;
  return entryAt && entryAt[0] !== entryAt[1]
    ? [...missing, legPath(context, "arrivalTime")]
    : missing;
}

/** The hours in which the treatment can still be given, in the time zone of the pet's place. */
function openHours(
  context: Context,
  [first, last]: readonly [Instant, Instant],
  asks: Asked<"tapeworm">,
  treatments: readonly Done[],
): Outcome {
  const { border, asOf } = context;
  const [least, most] = [asks.atLeastHours * hour, asks.atMostHours * hour];
  const zone = border.departureZone ?? border.arrivalZone ?? "UTC";
  const [from, until] = [last - most, first - least];
  const isExact = first === last;
  const rule = `A vet must give the treatment ${asks.atLeastHours} to ${asks.atMostHours} hours before`;
  const because = isExact
    ? `${rule} ${border.arrivalZone ? "the time of entry" : "entry"}.`
    : `${rule} entry. These hours are right for any arrival that day; with the arrival time there are more.`;
  const arrivalTime = isExact ? [] : [legPath(context, "arrivalTime")];
  // A treatment of today was given before now.
  const given = treatments.flatMap((done) => givenWithin(done)?.[0] ?? []);
  const now = Math.max(instantOf(asOf, "00:00", zone) ?? 0, ...given);
  const fix = "Have a vet treat the dog for tapeworm and record the time.";
  if (until >= now && dayInZone(until, zone) >= asOf) {
    return {
      verdict: "window",
      from: instantText(from, zone),
      until: instantText(until, zone),
      because,
      fix: [fix],
      ...(!isExact && { missing: arrivalTime }),
    };
  }
  if (last - least >= now) {
    return {
      ...unknown("It depends on the hour of arrival. Add the arrival time.", ...arrivalTime),
      // From then on, every hour leaves enough.
      earliest: dayText(context.entry + Math.ceil((now - until) / (24 * hour))),
    };
  }
  const recent = treatments.flatMap((done) => {
    const at = givenWithin(done);
    return at && done.record.against?.includes("tapeworm") && at[1] + most >= first ? [at[1]] : [];
  });
  const late = `${rule} entry. That time has passed.`;
  if (recent.length > 0) {
    const earliest = Math.max(...recent) + least;
    return {
      ...blocked(late),
      earliest: instantText(earliest, border.arrivalZone ?? zone),
      fix: [`Arrive at least ${asks.atLeastHours} hours after the treatment.`],
    };
  }
  return blocked(late, asOf + 1, "entry", fix);
}

const treatedDays = (context: Context, against: string): { day: Day; done: Done }[] =>
  ofKind(context.history, "parasite").flatMap((done) =>
    done.at !== undefined && done.record.against?.includes(against) ? [{ day: done.at, done }] : [],
  );

/** Paths of treatments without a target. */
const unnamed = (context: Context, [from, until]: readonly [Day, Day]): string[] =>
  ofKind(context.history, "parasite").flatMap(({ record, at, path }) =>
    record.against === undefined || record.against === null
      ? at === undefined || (at >= from && at <= until)
        ? [`${path}.against`]
        : []
      : at === undefined
        ? [`${path}.givenAt`]
        : [],
  );

/** The days on which a treatment counts: before the certificate, which is issued by departure, or before the anchor. */
function legalDays(
  context: Context,
  { window, ofCertificate }: Asked<"treatment">,
  certificate: Day = context.departure,
): readonly [Day, Day] {
  if (!ofCertificate) return windowDays(context, window);
  const { from, until } = window;
  return [before(certificate, from), until ? before(certificate, until) : certificate];
}

export function judgeTreatment(context: Context, asks: Asked<"treatment">): Outcome {
  const { window, against } = asks;
  const certificate = asks.ofCertificate ? certificateDay(context) : undefined;
  const isTreatedIn = ([from, until]: readonly [Day, Day]) =>
    against.every((name) =>
      treatedDays(context, name).some(({ day }) => day >= from && day <= until),
    );
  let legal = legalDays(context, asks, certificate);
  const fits = isTreatedIn(legal);
  if (!fits && certificate !== undefined && legal[1] < context.asOf) {
    // Only a new certificate can follow another treatment.
    legal = legalDays(context, asks);
    if (isTreatedIn(legal)) {
      return unknown(
        "The certificate on record doesn't follow the treatment at the required interval.",
      );
    }
  }
  if (fits && asks.ofCertificate && certificate === undefined && window.until) {
    return unknown(
      `The certificate must be issued at least ${durationText(window.until)} after the treatment.`,
    );
  }
  if (fits)
    return met(`The treatment was given between ${longDate(legal[0])} and ${longDate(legal[1])}.`);
  const doubtful = unnamed(context, legal);
  if (doubtful.length > 0) return unknown("Add what the treatment was for.", ...doubtful);
  const days = against.map((name) =>
    Math.max(0, ...treatedDays(context, name).map(({ day }) => day)),
  );
  const last = Math.min(...days);
  const gap = window.until ?? { days: 0 };
  // Treated too late for this day, which is in time for a later one.
  const isTreated = last > legal[1] && last <= context.departure;
  const treated = isTreated ? last : context.asOf;
  const text = "Treatment for " + against.join(" and ") + " parasites";
  const because = window.until
    ? `${text} must be given at least ${durationText(window.until)} and no more than ${durationText(window.from)} before ${asks.ofCertificate ? "the certificate is issued" : window.anchor}.`
    : `${text} can be at most ${durationText(window.from)} old.`;
  const fix = "Have the pet treated and the date recorded.";
  // A treatment valid for months is due by the border; one valid for days has a window.
  if (!window.until && legal[0] <= context.asOf && "months" in window.from) {
    return due(Math.max(context.asOf, legal[1]), because, fix);
  }
  const earliest = after(treated, gap);
  return inWindow(context, legal, because, {
    earliest,
    anchor: "departure",
    fix,
    ...(isTreated && { late: waitStep(earliest, "departure") }),
  });
}

export function judgeCourse(context: Context, asks: Asked<"course">): Outcome {
  const { against, step, apart } = asks;
  const [first, second] = [windowDays(context, asks.first), windowDays(context, asks.second)];
  const days = against.flatMap((name) => treatedDays(context, name).map(({ day }) => day));
  const inside = (day: Day, [from, until]: readonly [Day, Day]) => day >= from && day <= until;
  const firsts = days.filter((day) => inside(day, first));
  const seconds = days.filter(
    (day) => inside(day, second) && firsts.some((each) => after(each, apart) <= day),
  );
  const done = step === 2 ? seconds : firsts;
  if (done.length > 0) return met(`The treatment was given on ${longDate(done[0] ?? 0)}.`);
  const own = step === 2 ? second : first;
  const doubtful = unnamed(context, own);
  if (doubtful.length > 0) return unknown("Add what the treatment was for.", ...doubtful);
  const { asOf } = context;
  // The second waits for the first, even if that is still to be given.
  const start = firsts[0] ?? Math.max(asOf, first[0]);
  const from = step === 2 ? Math.max(own[0], after(start, apart)) : own[0];
  const earliest = after(firsts[0] ?? asOf, apart);
  return inWindow(
    context,
    [from, own[1]],
    step === 2
      ? `Give the second treatment no more than ${durationText(asks.second.from)} before departure.`
      : `Give the first treatment no more than ${durationText(asks.first.from)} before departure and ${durationText(apart)} before the second.`,
    {
      earliest: Math.max(earliest, asOf),
      anchor: "departure",
      fix: "Have the pet treated and the date recorded.",
    },
  );
}

export function judgeDoneBefore(context: Context, asks: Asked<"done-before">): Outcome {
  const kind = asks.isVaccination ? "vaccination" : "parasite";
  const last = before(anchorDay(context, asks.anchor), asks.atLeast);
  const records = ofKind(context.history, kind);
  const fitting = records.filter(({ at, record }) => {
    const ends = record.validUntil;
    const covers = !ends || ends >= dayText(anchorDay(context, asks.anchor));
    return at !== undefined && at <= last && covers;
  });
  const named = fitting.filter(({ record }) =>
    asks.against.some((name) => record.against?.includes(name)),
  );
  // An old treatment says nothing about one that must continue until departure.
  const recent = named.filter(({ at }) => asks.isVaccination || (at ?? 0) >= last - 60);
  if (recent.length > 0)
    return met(`This was done at least ${durationText(asks.atLeast)} before departure.`);
  const doubtful = fitting.filter(({ record }) => !record.against);
  if (doubtful.length > 0) {
    return unknown("Add what it was for.", ...doubtful.map(({ path }) => `${path}.against`));
  }
  const because = `Do this at least ${durationText(asks.atLeast)} before departure.`;
  const fix = asks.isVaccination ? "Have the pet vaccinated." : "Start the treatment.";
  if (last >= context.asOf) return due(last, because, fix);
  const late = records.flatMap(({ at, record }) =>
    at !== undefined && asks.against.some((name) => record.against?.includes(name)) ? [at] : [],
  );
  const start = Math.min(context.asOf, ...late.filter((day) => day > last));
  const earliest = after(start, asks.atLeast);
  const isStarted = start < context.asOf;
  return blocked(because, earliest, asks.anchor, isStarted ? waitStep(earliest, asks.anchor) : fix);
}

export function judgeExamination(context: Context, asks: Asked<"examination">): Outcome {
  const legal = windowDays(context, asks.window);
  const certificates = ofKind(context.history, "healthCertificate");
  const fits = certificates.some(({ record }) =>
    [record.givenAt, record.issuedAt].some(
      (day) => day && day >= dayText(legal[0]) && day <= dayText(legal[1]),
    ),
  );
  if (fits) return met("The certificate on record is based on an exam in the required time.");
  return inWindow(
    context,
    legal,
    `A vet must examine the pet no more than ${durationText(asks.window.from)} before departure.`,
    { earliest: context.asOf, anchor: "departure", fix: "Have the pet examined by a vet." },
  );
}
