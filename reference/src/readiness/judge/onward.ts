/** Certificates of an earlier border: for onward travel in the EU, and for the way home to Great Britain. */
import { isIn, type Truth } from "../classes.ts";
import { after, before, dayOf, longDate, type Day } from "../days.ts";
import { ofKind } from "../history.ts";
import type { Border } from "../journey.ts";
import type { Asks } from "../rule.ts";
import type { Outcome } from "../verdict.ts";
import { passport } from "./passport.ts";
import { due, exempt, met, unknown, type Context } from "./context.ts";

type Asked<Kind extends Asks["is"]> = Extract<Asks, { is: Kind }>;

const days = (text?: string | null): Day | undefined => (text ? dayOf(text) : undefined);

/** On the way home to Great Britain, the outbound certificate has its own rule. */
export function isReturnOfGb({ border, borders, trip, history }: Context): boolean {
  if (border.territory !== "GB") return false;
  const isHome = trip.residence === "GB" || trip.legs[0]?.from.country === "GB";
  const leftBefore = borders.some((each) => each.leg < border.leg && isIntoEuFromGb(each));
  const hasCertificate = ofKind(history, "healthCertificate").some(
    ({ record }) => record.form === "gb-ahc",
  );
  return isHome && (leftBefore || hasCertificate);
}

/** Only for the EU is an animal health certificate issued. */
const isIntoEuFromGb = ({ origin, country, entry }: Border): boolean =>
  origin.country === "GB" && isIn("eu.members", { country }, entry ?? 0) === true;

export function judgeReturn(context: Context, asks: Asked<"certificate-return">): Outcome {
  if (!isReturnOfGb(context)) return exempt("Applies only on the way home to Great Britain.");
  const found = passport(context, { passport: "any" });
  if (found.holds === true) return exempt("The pet's EU passport replaces a certificate.");
  const issued = ofKind(context.history, "healthCertificate").flatMap(({ record }) => {
    const day = days(record.issuedAt ?? record.endorsedAt);
    return record.form === "gb-ahc" && day !== undefined ? [day] : [];
  });
  if (issued.length > 0) return heldUntil(context, after(Math.max(...issued), asks.holds));
  const out = context.borders.find((each) => each.leg < context.border.leg && isIntoEuFromGb(each));
  if (out?.entry === undefined) return unknown("Add the certificate's issue date.");
  const last = out.departure ?? out.entry;
  const until = after(last, asks.holds);
  if (until < context.entry) return heldUntil(context, until);
  if (last < context.asOf) {
    return unknown(
      "Add the animal health certificate that the pet left Great Britain with.",
      `${context.history.path}.records`,
    );
  }
  const first = before(context.entry, asks.holds);
  const isEarlyEnough = after(before(out.entry, { days: 10 }), asks.holds) >= context.entry;
  return due(
    Math.max(context.asOf, last),
    isEarlyEnough
      ? "The outbound certificate covers the way home, too."
      : `The outbound certificate covers the way home only if it's issued on ${longDate(first)} or later.`,
    "Have the animal health certificate issued before you leave.",
  );
}

function heldUntil({ entry }: Context, until: Day): Outcome {
  const day = longDate(until);
  if (until >= entry) return met(`The certificate is valid until ${day}.`);
  return {
    verdict: "blocked",
    because: `The animal health certificate is valid for the way home until ${day}.`,
    fix: [
      `Come home by ${day}, or get a Great Britain pet health certificate before you travel home.`,
    ],
  };
}

export function judgeOnward(context: Context, asks: Asked<"certificate-onward">): Outcome {
  const own = passport(context, { passport: "of-residents" });
  if (own.holds === true) return met("The pet has an EU passport.");
  const checks = ofKind(context.history, "healthCertificate").flatMap(({ record }) => {
    const isForEu = ["eu-noncommercial", "gb-ahc"].includes(record.form ?? "");
    const day = days(record.checkedAt);
    return isForEu && day !== undefined ? [day] : [];
  });
  if (checks.length === 0) return onwardOfPlan(context, asks, own);
  const checked = Math.max(...checks);
  const until = after(checked, asks.holds);
  if (context.entry <= until) {
    return met(
      `The pet was checked on ${longDate(checked)}. The certificate is valid until ${longDate(until)}.`,
    );
  }
  // A later entry on this trip has a check of its own.
  if (lastEntryToEu(context)) return onwardOfPlan(context, asks, own);
  return { verdict: "blocked", because: `The certificate was valid until ${longDate(until)}.` };
}

/** The last time that the pet enters the EU before this border, if that is still ahead. */
function lastEntryToEu({ border, borders, asOf }: Context): Border | undefined {
  return borders.findLast(
    ({ leg, country, origin, entry = 0 }) =>
      leg < border.leg &&
      entry >= asOf &&
      isIn("eu.members", { country }, entry) === true &&
      isIn("eu.members", { country: origin.country }, entry) === false,
  );
}

/** Before the trip, the entry check into the EU counts. */
function onwardOfPlan(
  context: Context,
  asks: Asked<"certificate-onward">,
  own: { holds: Truth; missing: string[] },
): Outcome {
  const { asOf, departure, trip } = context;
  const last = lastEntryToEu(context);
  if (last?.entry !== undefined) {
    const until = after(last.entry, asks.holds);
    if (context.entry > until) {
      return {
        verdict: "blocked",
        because: `The entry certificate is valid until ${longDate(until)}.`,
      };
    }
    return due(
      Math.max(asOf, last.departure ?? last.entry),
      `The entry certificate is valid until ${longDate(until)}.`,
      "Have the EU health certificate endorsed.",
    );
  }
  if (own.holds === undefined)
    return unknown("We can't tell whose passport it is.", ...own.missing);
  const isResident =
    trip.residence && isIn("eu.members", { country: trip.residence }, context.entry);
  if (trip.residence && !isResident) {
    return unknown(
      "Add when the pet was checked on entering the EU.",
      `${context.history.path}.records`,
    );
  }
  return due(
    Math.max(asOf, departure),
    "The pet travels on its EU passport.",
    "Get an EU pet passport from a vet.",
  );
}
