/** Requirements of the pet and its journey: age, stays, company, number, breed. */
import { breed } from "../../breeds.ts";
import { keyOf } from "../../words.ts";
import { isIn, type Known } from "../classes.ts";
import {
  after,
  before,
  dayOf,
  dayRange,
  dayText,
  dayWords,
  spanWords,
  type Day,
  type Span,
} from "../days.ts";
import { originOf, placesOf } from "../journey.ts";
import type { Residence } from "../request.ts";
import type { Anchor, Asks } from "../rule.ts";
import type { Outcome } from "../verdict.ts";
import { missingDays } from "./blood-test.ts";
import { ofKind } from "../history.ts";
import { anchorDay, blocked, legPath, met, unknown, type Scene } from "./scene.ts";

type Asked<Kind extends Asks["is"]> = Extract<Asks, { is: Kind }>;

const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** The name of a country in a sentence; an unknown code as it is. */
function countryWords(code: string): string {
  try {
    return countryNames.of(code) ?? code;
  } catch {
    return code;
  }
}

export function judgeOrigin(scene: Scene, asks: Asked<"origin-class">): Outcome {
  const found = isIn(asks.class, originOf(scene.border), scene.entry);
  const { country } = scene.border.origin;
  return found === undefined
    ? unknown(`We don't know how ${countryWords(country)} is classified. Check with the authority.`)
    : met(`The class of ${countryWords(country)} is known.`);
}

export function judgeAge(scene: Scene, asks: Asked<"age">): Outcome {
  const { history } = scene;
  return oldEnough(
    history.birth,
    asks.atLeast,
    anchorDay(scene, asks.anchor),
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
  if (last <= day) return met(`At least ${spanWords(atLeast)} old on that day.`);
  if (first <= day) return unknown("We can't tell the pet's age on that day.", path);
  return blocked(`The pet will be ${spanWords(atLeast)} old on ${dayWords(last)}.`, last, anchor);
}

type Stay = { country: string; territory: string; from?: Day; until?: Day };

/** The pet's places, as far as given; undefined if a part is missing. */
function staysOf({ history, trip }: Scene): Stay[] | undefined {
  const travels = placesOf(trip).map(({ place, from, until }) => ({
    country: place.country,
    territory: place.region ?? place.country,
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

export function judgeLowRiskStay(scene: Scene, asks: Asked<"low-risk-stay">): Outcome {
  const { history, entry } = scene;
  const start = before(entry, asks.within);
  const stays = staysOf(scene);
  const missing = [`${history.path}.lived`];
  if (!stays) return unknown("We don't know where the pet was in the last 6 months.", ...missing);
  const counted = stays.filter(
    ({ from = -1_000_000, until = 1_000_000 }) => until > start && from <= entry,
  );
  const risky = counted.filter((stay) => isIn("cdc.high-risk", stay, entry) === true);
  if (risky.length > 0) {
    const last = Math.max(...risky.map(({ until = entry }) => until));
    return blocked(
      `It was in a high-risk country for dog rabies until ${dayWords(last)}.`,
      after(last, asks.within),
      "entry",
      "Wait until the 6 months are over, or follow the rules for dogs from high-risk countries.",
    );
  }
  const unlisted = counted.filter((stay) => isIn("cdc.high-risk", stay, entry) === undefined);
  if (unlisted.length > 0) {
    const names = [...new Set(unlisted.map(({ country }) => countryWords(country)))].join(", ");
    return unknown(`We don't know how the CDC classifies ${names}. Check with the CDC.`);
  }
  if (hasGap(counted, start, entry)) {
    return unknown("We don't know where the pet was for part of the last 6 months.", ...missing);
  }
  return met("It was only in low-risk countries.");
}

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

export function judgeResidence(scene: Scene, asks: Asked<"residence">): Outcome {
  const start = before(scene.departure, asks.within);
  const stays = staysOf(scene);
  const path = `${scene.history.path}.lived`;
  if (!stays) return unknown("We don't know where the pet lived.", path);
  const home = scene.border.origin.country;
  const counted = stays.filter(
    ({ from = -1_000_000, until = 1_000_000 }) => until > start && from < scene.departure,
  );
  const elsewhere = counted.filter(({ country }) => country !== home);
  if (elsewhere.length > 0) {
    const last = Math.max(...elsewhere.map(({ until = scene.departure }) => until));
    return blocked(
      `It lived elsewhere until ${dayWords(last)}.`,
      after(last, asks.within),
      "departure",
    );
  }
  return hasGap(counted, start, scene.departure)
    ? unknown("We don't know where the pet lived for part of that time.", path)
    : met("It lived in the country of export.");
}

export function judgeCompanion(scene: Scene, asks: Asked<"companion">): Outcome {
  const { trip, departure, entry } = scene;
  if (!trip.ownerTravels) return met("Pet and owner travel together.");
  const owner = dayOf(trip.ownerTravels);
  // The pet's movement is from departure to entry: both must be within the days.
  const [first, last] = [before(owner, asks.within), after(owner, asks.within)];
  if (departure >= first && entry <= last) {
    return met(`Pet and owner travel within ${spanWords(asks.within)} of each other.`);
  }
  if (entry >= first && departure <= last) {
    return unknown("It's unclear whether the day of departure or arrival counts.");
  }
  const because = `Pet and owner travel more than ${spanWords(asks.within)} apart.`;
  const fix = `Have the pet travel between ${dayWords(first)} and ${dayWords(last)}.`;
  return departure < first
    ? blocked(because, first, "entry", fix)
    : blocked(because, undefined, "entry", fix);
}

export const judgeNumber = ({ pets }: Scene, { atMost }: Asked<"number">): Outcome =>
  pets <= atMost
    ? met(`${pets} of at most ${atMost}.`)
    : blocked(
        `These rules are for up to ${atMost} pets. Commercial rules apply to more.`,
        undefined,
        "entry",
        "Travel with fewer pets.",
      );

export const judgeNonCommercial = ({ trip }: Scene): Outcome =>
  trip.purpose === "commercial"
    ? blocked("Commercial rules apply to a pet that is sold or given away. We don't cover them.")
    : met("The pet isn't being sold or given away.");

export function judgeCargo(scene: Scene): Outcome {
  const { how } = scene.border;
  if (how === "cargo") return met("Booked as cargo.");
  if (how === undefined) return unknown("By air, only as cargo.", legPath(scene, "how"));
  return blocked(
    "By air, pets can only enter as cargo.",
    undefined,
    "entry",
    "Book the pet as cargo, or enter by ferry or train.",
  );
}

const mixed = /mix|cross|mutt|unknown|mongrel/i;

export function judgeBreed(scene: Scene, { banned, doubtful = [] }: Asked<"breed">): Outcome {
  const { pet, path } = scene.history;
  const field = `${path}.breed`;
  if (!pet.breed) {
    const names = [...banned, ...doubtful].join(", ");
    return {
      verdict: "exempt",
      because: `Add the pet's breed. There are rules for: ${names}.`,
      missing: [field],
    };
  }
  const own = [pet.breed, breed(pet.breed)?.name ?? pet.breed].map(keyOf);
  const matches = (names: readonly string[], isSame: (a: string, b: string) => boolean): boolean =>
    names.some((name) => {
      const keys = [keyOf(name), keyOf(breed(name)?.name ?? name)];
      return keys.some((key) => own.some((each) => isSame(key, each)));
    });
  if (matches(banned, (a, b) => a === b)) {
    return blocked(
      `Dogs and cats of this type can't enter: ${pet.breed}.`,
      undefined,
      "entry",
      "Ask about a certificate of exemption.",
    );
  }
  const isClose = matches([...banned, ...doubtful], (a, b) => a.includes(b) || b.includes(a));
  if (isClose || mixed.test(pet.breed)) {
    return unknown("We can't tell whether it counts as a banned type.", field);
  }
  return met("Not one of the banned types.");
}

export function judgeQuarantine(scene: Scene, asks: Asked<"quarantine">): Outcome {
  const days = quarantineDays(scene, asks);
  if (days === undefined) {
    const { otherwise: days } = asks;
    const open = unknown("The length of quarantine depends on open requirements.");
    return days === undefined ? open : { ...open, days };
  }
  const until = days > 0 ? { until: dayText(scene.entry + days) } : {};
  return {
    verdict: "met",
    days,
    ...until,
    because: days === 0 ? "None if the pet meets all requirements." : `${days} days from arrival.`,
  };
}

function quarantineDays(
  scene: Scene,
  { days, shorter, otherwise }: Asked<"quarantine">,
): number | undefined {
  if (shorter === "identity-check") return isIdentified(scene) ? (otherwise ?? days) : days;
  if (shorter !== "by-titre-wait") return days;
  const missing = missingDays(scene);
  if (missing === undefined) return undefined;
  return missing;
}

/** The identity was checked at another visit before the sample. */
function isIdentified({ history }: Scene): Known {
  const samples = ofKind(history, "titre").flatMap(({ at }) => (at === undefined ? [] : [at]));
  const checks = ofKind(history, "identityCheck").flatMap(({ at }) =>
    at === undefined ? [] : [at],
  );
  return samples.length > 0 && checks.some((day) => samples.every((sample) => day < sample));
}
