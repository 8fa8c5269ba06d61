/** Where the pet was before the border, and what borders require of it. */
import { isIn } from "../classes.ts";
import { after, before, dayRange, longDate, type Day, type Span } from "../days.ts";
import { placesOf, regionOf } from "../journey.ts";
import type { Place, Residence } from "../request.ts";
import type { Asks } from "../rule.ts";
import type { Outcome } from "../verdict.ts";
import { countryPhrase } from "./places.ts";
import { blocked, met, unknown, type Context } from "./context.ts";

type Asked<Kind extends Asks["is"]> = Extract<Asks, { is: Kind }>;

type Stay = { country: string; territory: string; from?: Day; until?: Day };

/** The pet's places, as far as given; undefined if a part is missing. */
function staysOf({ history, trip }: Context): Stay[] | undefined {
  const travels = placesOf(trip).map(({ place, from, until }) => ({
    ...whereOf(place),
    from,
    until,
  }));
  const { lived } = history.pet;
  if (lived === null) return undefined;
  const [first] = travels;
  if (lived === undefined) {
    if (!trip.residence) return undefined;
    return [
      { country: trip.residence, territory: trip.residence, until: first?.until },
      ...travels,
    ];
  }
  return [
    ...lived.map(stayOf),
    ...travels.map((stay, index) => (index === 0 ? since(stay, lived) : stay)),
  ];
}

const whereOf = (place: Place) => ({
  country: place.country,
  territory: regionOf(place) ?? place.country,
});

const stayOf = ({ country, region, from, until }: Residence): Stay => ({
  country,
  territory: region ?? country,
  from: from ? dayRange(from)[0] : undefined,
  until: until ? dayRange(until)[1] : undefined,
});

/** Before the trip, the pet is at its residences, the last one until departure. */
function since(stay: Stay, lived: readonly Residence[]): Stay {
  const last = lived.findLast(({ country }) => country === stay.country);
  const from = last?.from ? dayRange(last.from)[0] : undefined;
  return { ...stay, from: from ?? stay.until };
}

export function judgeLowRiskStay(context: Context, asks: Asked<"low-risk-stay">): Outcome {
  const { history, entry } = context;
  const start = before(entry, asks.within);
  const stays = staysOf(context);
  const missing = [`${history.path}.lived`];
  if (!stays) return unknown("We don't know where the pet was in the last 6 months.", ...missing);
  const earlier = stays.filter(({ from = -1_000_000 }) => from <= entry);
  const counted = earlier.filter(({ until }) => isRecent(until, asks.within, entry));
  const risky = counted.filter((stay) => isIn("cdc.high-risk", stay, entry) === true);
  if (risky.length > 0) {
    const last = Math.max(...risky.map(({ until = entry }) => until));
    return blocked(
      `The dog was in a high-risk country for dog rabies until ${longDate(last)}.`,
      after(last, asks.within),
      "entry",
      "Wait until the 6 months are over, or follow the rules for dogs from high-risk countries.",
    );
  }
  const unlisted = counted.filter((stay) => isIn("cdc.high-risk", stay, entry) === undefined);
  if (unlisted.length > 0) {
    const names = [...new Set(unlisted.map(({ country }) => countryPhrase(country)))].join(", ");
    return unknown(`We don't know how the CDC classifies ${names}. Check with the CDC.`);
  }
  if (hasGap(earlier, start, entry)) {
    return unknown("We don't know where the pet was for part of the last 6 months.", ...missing);
  }
  const transits = context.trip.legs.slice(0, context.border.leg).filter(({ airside }) => airside);
  const doubtful = transits.filter(({ to }) => isIn("cdc.high-risk", whereOf(to), entry) !== false);
  if (doubtful.length > 0) {
    const names = [...new Set(doubtful.map(({ to }) => countryPhrase(to.country)))].join(", ");
    return unknown(
      `We don't know whether the CDC counts an airport stop in ${names} as time spent there. Check with the CDC.`,
    );
  }
  return met("The dog was only in low-risk countries.");
}

/** Whether a stay ended less than this long before a day. Months are counted from its end, as for the first day. */
const isRecent = (until: Day | undefined, within: Span, day: Day): boolean =>
  until === undefined || after(until, within) > day;

/** Whether a part of the time is covered by no stay. */
function hasGap(stays: readonly Stay[], start: Day, end: Day): boolean {
  let reached = start;
  for (const { from = start, until = end } of stays.toSorted(
    (a, b) => (a.from ?? start) - (b.from ?? start),
  )) {
    // A day between two places is travel time.
    if (from > reached + 2) return true;
    reached = Math.max(reached, until);
  }
  return reached + 2 < end;
}

export function judgeResidence(context: Context, asks: Asked<"residence">): Outcome {
  const start = before(context.departure, asks.within);
  const stays = staysOf(context);
  const path = `${context.history.path}.lived`;
  if (!stays) return unknown("We don't know where the pet lived.", path);
  const home = context.border.origin.country;
  const earlier = stays.filter(({ from = -1_000_000 }) => from < context.departure);
  const counted = earlier.filter(({ until }) => isRecent(until, asks.within, context.departure));
  const elsewhere = counted.filter(({ country }) => country !== home);
  if (elsewhere.length > 0) {
    const last = Math.max(...elsewhere.map(({ until = context.departure }) => until));
    return blocked(
      `The pet lived elsewhere until ${longDate(last)}.`,
      after(last, asks.within),
      "departure",
    );
  }
  return hasGap(earlier, start, context.departure)
    ? unknown("We don't know where the pet lived for part of that time.", path)
    : met("The pet lived in the country of export.");
}
