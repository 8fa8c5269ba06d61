/** CDC documents for dogs that were in a high-risk country for rabies. */
import type { Truth } from "../classes.ts";
import { dayOf, dayText, durationText, type Day } from "../days.ts";
import type { Asks } from "../rule.ts";
import type { Outcome } from "../verdict.ts";
import { ruleOf, due, met, unknown, type Context } from "./context.ts";
import { vaccinatedFor } from "./vaccinated.ts";

type CdcPaper = Extract<Asks, { is: "cdc-paper" }>;

export function judgeCdcPaper(context: Context, asks: CdcPaper): Outcome {
  const { history, asOf } = context;
  const vaccinated = vaccinatedInUsa(context);
  if (vaccinated === undefined) {
    const missing = history.doses
      .filter(({ country }) => !country)
      .map(({ path }) => `${path}.country`);
    return unknown("Add where the dog was vaccinated.", ...missing);
  }
  const left = leftUsa(context);
  if (!vaccinated || left === undefined) {
    return due(
      Math.max(asOf, context.departure),
      "A government vet must certify the vaccination and microchip before departure.",
      "Have the Certification of Foreign Rabies Vaccination and Microchip signed.",
    );
  }
  const isCertified = history.done.some(({ record }) => {
    const day = record.endorsedAt ?? record.issuedAt ?? record.givenAt;
    return record.form === "cdc-us-rabies" && day && dayOf(day) <= left;
  });
  if (isCertified) return met("The vaccination was certified before the dog left the USA.");
  const ready = vaccinatedFor(context, asks.afterPrimary);
  if (left >= asOf && ready <= left) {
    return due(
      left,
      "The vaccination must be certified before the dog leaves the USA.",
      "Have the Certification of U.S.-issued Rabies Vaccination endorsed.",
    );
  }
  const because =
    left < asOf
      ? "The dog left the USA without the certification, which can't be issued later."
      : `A first vaccination can only be certified ${durationText(asks.afterPrimary)} after it was given.`;
  return {
    verdict: "blocked",
    ...(left >= asOf && { earliest: dayText(ready), earliestOf: "first-departure" as const }),
    because,
    fix: [
      "Follow the rules for dogs vaccinated abroad: a titer test and a CDC-registered facility.",
    ],
  };
}

/** The day on which the dog leaves the USA before it returns on this trip. */
function leftUsa({ borders, border }: Context): Day | undefined {
  return borders.findLast(({ leg, origin }) => leg < border.leg && origin.country === "US")
    ?.departure;
}

/** Whether the vaccination that counts was given in the USA. */
function vaccinatedInUsa({ history, entry }: Context): Truth {
  const last = history.doses.findLast(({ at }) => at <= entry);
  if (!last) return false;
  return last.country === undefined ? undefined : last.country === "US";
}

/** Whether the dog qualifies as vaccinated in the USA, which requires neither test nor facility. */
export function isCertifiedInUsa(context: Context): Truth {
  const asks = ruleOf(context, "cdc-paper");
  if (!asks) return false;
  const vaccinated = vaccinatedInUsa(context);
  if (vaccinated !== true) return vaccinated;
  if (leftUsa(context) === undefined) return false;
  return judgeCdcPaper(context, asks).verdict !== "blocked";
}

export const judgeFacility = (context: Context): Outcome =>
  due(
    Math.max(context.asOf, context.departure),
    "The dog needs a reservation at a CDC-registered facility.",
    "Make a reservation at a CDC-registered facility.",
  );
