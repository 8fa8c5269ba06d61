/** Permits, notices and documents that reach an authority in time. */
import {
  after,
  before,
  businessDay,
  dayOf,
  dayText,
  durationText,
  latestStart,
  longDate,
  type Day,
} from "../days.ts";
import { ofKind, type Done } from "../history.ts";
import type { Asks } from "../rule.ts";
import type { Outcome } from "../verdict.ts";
import {
  anchorDay,
  blocked,
  due,
  inWindow,
  met,
  unknown,
  windowDays,
  type Context,
} from "./context.ts";
import { vaccinatedAgainst, vaccinatedFor } from "./vaccinated.ts";

type Asked<Kind extends Asks["is"]> = Extract<Asks, { is: Kind }>;

const dayOfIssue = ({ record }: Done): Day | undefined => {
  const text = record.issuedAt ?? record.endorsedAt ?? record.givenAt;
  return text ? dayOf(text) : undefined;
};

/** Recorded permits for this country, or without a country. */
const permitsFor = ({ history, border }: Context, forms: readonly string[]): Done[] =>
  ofKind(history, "permit").filter(
    ({ record }) =>
      (!record.form || forms.includes(record.form)) &&
      (!record.country || record.country === border.country),
  );

export function judgePermit(context: Context, asks: Asked<"permit">): Outcome {
  const { entry, asOf } = context;
  for (const permit of permitsFor(context, asks.forms)) {
    const issued = dayOfIssue(permit);
    const { validUntil } = permit.record;
    if (issued === undefined) {
      return unknown("Add the permit's issue date.", `${permit.path}.issuedAt`);
    }
    const until = Math.min(
      asks.holds ? after(issued, asks.holds) : entry,
      validUntil ? dayOf(validUntil) : entry,
    );
    if (issued <= entry && until >= entry) return met("The permit on record is valid on arrival.");
  }
  const ready = applicationDay(context, asks);
  if (asks.apply) return applyWithin(context, asks, asks.apply, ready);
  const { takes } = asks;
  // What comes on a weekend is received on Monday.
  const isInBusinessDays = takes !== undefined && "businessDays" in takes;
  const last = isInBusinessDays ? context.departure : entry;
  const by = isInBusinessDays
    ? businessDay(latestStart(last, takes), -1)
    : takes
      ? before(last, takes)
      : last;
  if (by >= Math.max(asOf, ready)) {
    return due(
      by,
      together(
        `The permit must be issued before arrival${takes ? `, which takes ${durationText(takes)}` : ""}.`,
        asks.allow &&
          `Public holidays aren't counted, so allow ${durationText(asks.allow)}: apply by ${longDate(before(last, asks.allow))}.`,
      ),
      "Apply for the import permit.",
    );
  }
  const because = "It's too late to get the permit in time.";
  const fix = "Apply for the import permit.";
  if (isInBusinessDays) {
    // The processing time is an estimate, so a shorter time is not impossible.
    return last >= asOf
      ? {
          ...unknown(
            `The permit takes ${durationText(takes)}. Ask whether it can be issued in time.`,
          ),
          earliest: dayText(after(businessDay(Math.max(asOf, ready), 1), takes)),
          earliestOf: "departure",
        }
      : blocked(because, asOf, "departure", fix);
  }
  const earliest = takes ? after(Math.max(asOf, ready), takes) : Math.max(asOf, ready);
  return blocked(because, earliest, "entry", fix);
}

const together = (...sentences: readonly (string | undefined)[]): string =>
  sentences.filter((sentence) => sentence !== undefined).join(" ");

/** The first day on which to apply, given the vaccinations. */
function applicationDay(context: Context, { afterVaccination, also }: Asked<"permit">): Day {
  const { asOf, history } = context;
  if (!afterVaccination) return asOf;
  const { species } = history.pet;
  const others = also && species !== "other" ? also[species] : [];
  const given = others.length > 0 ? (vaccinatedAgainst(context, others) ?? asOf) : undefined;
  const rabies = vaccinatedFor(context, afterVaccination);
  return Math.max(asOf, rabies, given === undefined ? asOf : after(given, afterVaccination));
}

function applyWithin(
  context: Context,
  { orTest, earlierDeadline, afterVaccination = { days: 0 } }: Asked<"permit">,
  apply: NonNullable<Asked<"permit">["apply"]>,
  ready: Day,
): Outcome {
  const [first, until] = windowDays(context, apply);
  const isWaiting = ready > context.asOf;
  const from = isWaiting && ready <= until ? Math.max(first, ready) : first;
  const test = orTest && testInstead(context, orTest, before(until, afterVaccination));
  const because = together(
    `Apply for the permit between ${longDate(from)} and ${longDate(until)}.`,
    earlierDeadline &&
      `${earlierDeadline.who} counts the days before ${earlierDeadline.anchor}: apply by ${longDate(before(anchorDay(context, earlierDeadline.anchor), earlierDeadline.until))}.`,
    test,
  );
  const fix = "Apply for the import permit.";
  const earliest = after(ready, apply.until ?? { days: 0 });
  if (isWaiting && ready > until) {
    return blocked(
      `${because} The vaccinations will be old enough for it on ${longDate(ready)}.`,
      earliest,
      apply.anchor,
      fix,
    );
  }
  return inWindow(context, [from, until], because, { earliest, anchor: apply.anchor, fix });
}

/** What a dog without the vaccination can have instead. */
function testInstead(
  context: Context,
  { against, within, anchor }: NonNullable<Asked<"permit">["orTest"]>,
  lastShot: Day,
): string | undefined {
  const given = context.history.pet.species === "dog" && vaccinatedAgainst(context, [against]);
  if (given === false || (given !== undefined && given <= lastShot)) return undefined;
  return `A dog without a ${against} vaccination needs a negative test within ${durationText(within)} before ${anchor}.`;
}

export function judgeInAdvance(context: Context, asks: Asked<"in-advance">): Outcome {
  const { history, border, asOf } = context;
  const by = before(anchorDay(context, asks.anchor), asks.atLeast);
  const sent = ofKind(history, "permit", "importForm").filter(
    ({ record }) => !record.form || record.form === "other",
  );
  const inTime = sent.filter((done) => (dayOfIssue(done) ?? Number.POSITIVE_INFINITY) <= by);
  if (inTime.some(({ record }) => record.country === border.country)) {
    return met(`It was sent by ${longDate(by)}.`);
  }
  const doubtful = inTime.filter(({ record }) => !record.country);
  if (doubtful.length > 0) {
    return unknown("Add who it was sent to.", ...doubtful.map(({ path }) => `${path}.country`));
  }
  const because = `It must arrive at least ${durationText(asks.atLeast)} before ${asks.anchor}.`;
  const fix = "Send it to the authority.";
  if (by >= asOf) return due(by, because, fix);
  return blocked(
    `${because} That day, ${longDate(by)}, has passed.`,
    after(asOf, asks.atLeast),
    asks.anchor,
    fix,
  );
}
