/** Requirements of the pet and its journey: age, company, number, breed. */
import { counted } from "#format/plurals.ts";
import { borderInSentence } from "../../border-text.ts";
import { isIn, type Truth } from "../classes.ts";
import {
  after,
  before,
  dayOf,
  dayText,
  longDate,
  durationText,
  type Day,
  type Span,
} from "../days.ts";
import type { Border } from "../journey.ts";
import type { Anchor, Asks } from "../rule.ts";
import type { Outcome } from "../verdict.ts";
import { missingDays } from "./blood-test.ts";
import { ofKind } from "../history.ts";
import { anchorDay, blocked, legPath, met, unknown, type Context } from "./context.ts";

type Asked<Kind extends Asks["is"]> = Extract<Asks, { is: Kind }>;

export function judgeOrigin(context: Context, asks: Asked<"origin-class">): Outcome {
  const found = isIn(asks.class, context.border.from, context.entry);
  const { country, territory } = context.border.from;
  const region = territory === country ? undefined : territory;
  const name = borderInSentence({ country, region });
  return found === undefined
    ? unknown(`We don't know how ${name} is classified. Check with the authority.`)
    : met(`We know how ${name} is classified.`);
}

export function judgeAge(context: Context, asks: Asked<"age">): Outcome {
  const { history } = context;
  return oldEnough(
    history.birth,
    asks.atLeast,
    anchorDay(context, asks.anchor),
    asks.anchor,
    `${history.path}.birthDate`,
  );
}

export function oldEnough(
  birth: readonly [Day, Day] | undefined,
  atLeast: Span,
  day: Day,
  anchor: Anchor,
  path: string,
): Outcome {
  if (!birth) return unknown("Add the pet's date of birth.", path);
  const [first, last] = [after(birth[0], atLeast), after(birth[1], atLeast)];
  if (last <= day) return met(`The pet is at least ${durationText(atLeast)} old on that day.`);
  if (first <= day) return unknown("We can't tell the pet's age on that day.", path);
  return blocked(
    `The pet will be ${durationText(atLeast)} old on ${longDate(last)}.`,
    last,
    anchor,
  );
}

export function judgeCompanion(context: Context, asks: Asked<"companion">): Outcome {
  const { trip, departure, entry } = context;
  if (!trip.ownerTravels) return met("Pet and owner travel together.");
  const owner = dayOf(trip.ownerTravels);
  // The pet's movement is from departure to entry: both must be within the days.
  const [first, last] = [before(owner, asks.within), after(owner, asks.within)];
  if (departure >= first && entry <= last) {
    return met(`Pet and owner travel within ${durationText(asks.within)} of each other.`);
  }
  if (entry >= first && departure <= last) {
    return unknown("It's unclear whether the day of departure or arrival counts.");
  }
  if (isOfOtherBorder(context, owner)) {
    return unknown("We know only when the owner travels on another part of this trip.");
  }
  const because = `Pet and owner travel more than ${durationText(asks.within)} apart.`;
  const fix = `Have the pet travel between ${longDate(first)} and ${longDate(last)}.`;
  return departure < first
    ? blocked(because, first, "entry", fix)
    : blocked(because, undefined, "entry", fix);
}

/** Whether the owner's day is nearer to another border of the trip, such as the way home. */
function isOfOtherBorder({ borders, border }: Context, owner: Day): boolean {
  const distance = ({ entry, departure }: Pick<Border, "entry" | "departure">): number =>
    Math.min(...[entry, departure].map((day = Number.POSITIVE_INFINITY) => Math.abs(day - owner)));
  return borders.some((other) => distance(other) < distance(border));
}

export function judgeNumber({ company, trip }: Context, { atMost }: Asked<"number">): Outcome {
  const { pets, others } = company;
  if (pets <= atMost) {
    const traveling = counted(pets, "pet is", "pets are");
    return met(`${traveling} traveling, and the limit is ${atMost}.`);
  }
  if (pets - others <= atMost) {
    return unknown(
      `Up to ${atMost} pets. We don't know which animals besides dogs and cats count.`,
    );
  }
  return blocked(
    `These rules are for up to ${atMost} pets. Commercial rules apply to more${trip.stay === "move" ? ", also when you move: only shows and competitions are exempt" : ""}.`,
    undefined,
    "entry",
    "Travel with fewer pets.",
  );
}

export const judgeNonCommercial = ({ trip }: Context): Outcome =>
  trip.purpose === "commercial"
    ? blocked("Commercial rules apply to a pet that is sold or given away. We don't cover them.")
    : met("The pet isn't being sold or given away.");

export function judgeCargo(context: Context): Outcome {
  const { how } = context.border;
  if (how === "cargo") return met("The pet is booked as cargo.");
  if (how === undefined)
    return unknown("By air, pets can enter only as cargo.", legPath(context, "how"));
  return blocked(
    "By air, pets can enter only as cargo.",
    undefined,
    "entry",
    "Book the pet as cargo, or enter by ferry, or by car through the tunnel.",
  );
}

export function judgeQuarantine(context: Context, asks: Asked<"quarantine">): Outcome {
  const days = quarantineDays(context, asks);
  if (days === undefined) return openQuarantine(asks);
  const until = days > 0 ? { until: dayText(context.entry + days) } : {};
  return {
    verdict: "met",
    days,
    ...until,
    because:
      days === 0
        ? "None if the pet meets all requirements."
        : `${durationText({ days })} from arrival.`,
  };
}

/** Unless the other requirements are met, the length is not known; at most it is `otherwise`. */
export function openQuarantine({ otherwise: days }: Asked<"quarantine">): Outcome {
  const open = unknown("How long quarantine lasts depends on requirements that are still open.");
  return days === undefined ? open : { ...open, days };
}

function quarantineDays(
  context: Context,
  { days, shorter, otherwise }: Asked<"quarantine">,
): number | undefined {
  if (shorter === "identity-check") return isIdentified(context) ? (otherwise ?? days) : days;
  if (shorter !== "by-titre-wait") return days;
  const missing = missingDays(context);
  if (missing === undefined) return undefined;
  return missing;
}

/** The identity was checked at another visit before the sample. */
function isIdentified({ history }: Context): Truth {
  const samples = ofKind(history, "titre").flatMap(({ at }) => (at === undefined ? [] : [at]));
  const checks = ofKind(history, "identityCheck").flatMap(({ at }) =>
    at === undefined ? [] : [at],
  );
  return samples.length > 0 && checks.some((day) => samples.every((sample) => day < sample));
}
