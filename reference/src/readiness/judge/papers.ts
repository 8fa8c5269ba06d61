/** Certificates and forms for one border. */
import type { Truth } from "../classes.ts";
import { after, before, dayOf, longDate, durationText, type Day } from "../days.ts";
import { ofKind, type Done } from "../history.ts";
import type { PetRecord } from "../request.ts";
import type { Asks, Window } from "../rule.ts";
import type { Outcome } from "../verdict.ts";
import { isReturnOfGb } from "./onward.ts";
import { passport } from "./passport.ts";
import {
  blocked,
  ruleOf,
  due,
  exempt,
  inWindow,
  met,
  unknown,
  windowDays,
  type Context,
} from "./context.ts";
import { vaccinatedFor } from "./vaccinated.ts";

type Asked<Kind extends Asks["is"]> = Extract<Asks, { is: Kind }>;

const days = (text?: string | null): Day | undefined => (text ? dayOf(text) : undefined);

/** The relevant day of a certificate: its endorsement, or its issue if it needs none. */
function signedOn(
  { endorsedAt, issuedAt, givenAt }: PetRecord,
  needsEndorsement: boolean,
): Day | undefined {
  return needsEndorsement ? days(endorsedAt) : days(endorsedAt ?? issuedAt ?? givenAt);
}

const needsEndorsement = (context: Context, asks: Asked<"certificate">): boolean =>
  asks.endorsedFrom?.includes(context.border.origin.country) ?? false;

/** The day of the certificate on record for this border, where there is one. */
export function certificateDay(context: Context): Day | undefined {
  const asks = ruleOf(context, "certificate");
  if (!asks) return undefined;
  const legal = legalDays(context, asks);
  const signed = ofKind(context.history, "healthCertificate").flatMap(({ record }) => {
    const day = days(record.issuedAt ?? record.endorsedAt ?? record.givenAt);
    return asks.forms.includes(record.form ?? "") && day !== undefined ? [day] : [];
  });
  return signed.find((day) => day >= legal[0] && day <= legal[1]);
}

function legalDays(context: Context, asks: Asked<"certificate">): [Day, Day] {
  if (!asks.within) return [Number.NEGATIVE_INFINITY, context.departure];
  const window: Window = { anchor: "entry", from: asks.within };
  const [from, until] = windowDays(context, window);
  const isAfterWait = asks.afterVaccination && context.border.origin.country === "GB";
  const ready = isAfterWait ? vaccinatedFor(context, asks.afterVaccination ?? { days: 0 }) : from;
  return [ready > until ? from : Math.max(from, ready), until];
}

/** A certificate in its window, in the right form and model; undefined if a field is missing. */
function isGood(
  context: Context,
  asks: Asked<"certificate">,
  { record }: Done,
  legal: [Day, Day],
): Truth {
  const form = record.form ?? undefined;
  if (form && !asks.forms.includes(form)) return false;
  const signed = signedOn(record, needsEndorsement(context, asks));
  if (signed === undefined) return false;
  if (signed < legal[0] || signed > legal[1]) return false;
  const vet = days(record.issuedAt);
  if (vet !== undefined && asks.vetWithin && vet < before(context.entry, asks.vetWithin))
    return false;
  const model = isModelAccepted(context, asks, record, signed);
  if (model === false) return false;
  return form === undefined ? undefined : model;
}

function isModelAccepted(
  { entry }: Context,
  { oldModelUntil }: Asked<"certificate">,
  { model }: PetRecord,
  signed: Day,
): Truth {
  if (!oldModelUntil || entry <= dayOf(oldModelUntil)) return true;
  if (model) return !model.includes("577/2013");
  return signed > dayOf(oldModelUntil) ? true : undefined;
}

export function judgeCertificate(context: Context, asks: Asked<"certificate">): Outcome {
  const found = passport(context, asks);
  if (found.holds === true) return met("The pet's EU passport replaces a certificate.");
  if (isReturnOfGb(context)) return exempt("The outbound certificate covers the way home.");
  const legal = legalDays(context, asks);
  const doubtful: string[] = [...found.missing];
  for (const done of ofKind(context.history, "healthCertificate")) {
    const good = isGood(context, asks, done, legal);
    if (good) return met("The certificate on record is valid.");
    if (good !== undefined) continue;
    if (!done.record.form) doubtful.push(`${done.path}.form`);
    else doubtful.push(`${done.path}.model`);
  }
  if (doubtful.length > 0 || found.holds === undefined) {
    return unknown(
      doubtful.length > 0
        ? "We can't tell whether the documents on record are enough."
        : "One source says that a vaccination outside the EU ends the right to return on the EU passport. Check with the authority.",
      ...new Set(doubtful),
    );
  }
  const signed = needsEndorsement(context, asks) ? "endorsed" : "issued";
  const fix = `Have the health certificate ${signed}.`;
  if (!asks.within) return undated(context, signed, fix);
  return inWindow(
    context,
    legal,
    `The certificate must be ${signed} no more than ${durationText(asks.within)} before entry.`,
    {
      // It is signed before departure, which may be a day or two before entry.
      earliest: context.asOf + (context.entry - context.departure),
      fix,
    },
  );
}

/** A certificate of which the border doesn't say how old it can be. */
const undated = ({ departure, asOf }: Context, signed: string, fix: string): Outcome => {
  const because = `The certificate must be ${signed} before departure.`;
  return departure >= asOf
    ? due(departure, because, fix)
    : blocked(because, asOf, "departure", fix);
};

export function judgeForm(context: Context, asks: Asked<"form">): Outcome {
  const { entry, border, history, asOf } = context;
  const doubtful: string[] = [];
  for (const { record, path } of history.done) {
    if (record.form !== asks.form) continue;
    const issued = days(record.issuedAt ?? record.givenAt);
    if (issued !== undefined && (issued > entry || after(issued, asks.holds) < entry)) continue;
    const from = record.departureCountry ?? undefined;
    if (from !== undefined && from !== border.origin.country) continue;
    if (issued !== undefined && from !== undefined) {
      return met(`The receipt from ${longDate(issued)} is valid for departure from this country.`);
    }
    if (issued === undefined) doubtful.push(`${path}.issuedAt`);
    if (from === undefined) doubtful.push(`${path}.departureCountry`);
  }
  if (doubtful.length > 0)
    return unknown("We can't tell whether the form on record is enough.", ...doubtful);
  return due(
    Math.max(asOf, entry),
    `Send the form before arrival, but no earlier than ${longDate(before(entry, asks.holds))}.`,
    "Send the CDC Dog Import Form.",
  );
}

export function judgeSigned(context: Context, asks: Asked<"signed">): Outcome {
  const legal = windowDays(context, asks.window);
  const fits = context.history.done.some(({ record }) => {
    const day = days(record.issuedAt ?? record.endorsedAt ?? record.givenAt);
    return record.form === asks.form && day !== undefined && day >= legal[0] && day <= legal[1];
  });
  if (fits) return met("The certificate on record is valid.");
  const because = `An official vet there must inspect the dog no more than ${durationText(asks.window.from)} before departure.`;
  return inWindow(context, legal, because, {
    earliest: context.asOf,
    anchor: "departure",
    fix: "Have an official vet in the country of departure inspect the dog.",
  });
}
