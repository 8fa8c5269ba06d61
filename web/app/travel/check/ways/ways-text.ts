/** The text of the page of ways, from the answer of the API. */
import type { Way, WayLeg, WaysAnswer, WayVerdict } from "#contracts/travel/ways.ts";
import { dayText } from "#reference/readiness/requirement-text.ts";
import { listText } from "#format/lists.ts";
import { weightText } from "#format/measures.ts";
import { moneyText } from "#format/money.ts";
import { counted, plural } from "#format/plurals.ts";
import { capitalized, inText } from "#format/words.ts";
import { borderName } from "#reference/border-text.ts";
import type { CheckValues } from "../../../links/check.ts";
import { petLabels, petsIn } from "../../question/index.ts";
import { weightInKg, type CheckPlaces } from "../readiness-request.ts";

/** The orders of the list besides that of the API, which is best first. */
export const orders = {
  "": "Best first",
  alone: "Least time alone",
  legs: "Fewest legs",
  cost: "Lowest pet costs",
};
export type Order = keyof typeof orders;

export const orderIn = (text: string | null): Order =>
  text === "alone" || text === "legs" || text === "cost" ? text : "";

/** Ways in an order; one that isn't possible stays last. */
export function sorted(ways: readonly Way[], order: Order): Way[] {
  const [first] = ways;
  // What isn't known of any way, such as the vet's bill, makes no difference between them.
  const common = first?.costs.unknown.filter((text) =>
    ways.every(({ costs }) => costs.unknown.includes(text)),
  );
  const keys: Record<Order, (way: Way) => number> = {
    "": () => 0,
    alone: ({ hoursApart }) => hoursApart,
    legs: ({ legs }) => legs.length,
    cost: ({ costs: { total, unknown } }) =>
      total === null || unknown.some((text) => !common?.includes(text)) ? Infinity : total.minor,
  };
  const keyOf = (way: Way): number => (way.verdict === "not-possible" ? 1 : 0);
  const compared = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);
  return ways.toSorted(
    (one, other) =>
      compared(keyOf(one), keyOf(other)) || compared(keys[order](one), keys[order](other)),
  );
}

/** "your French Bulldog", "your dog", "your pets". */
export function petsText(values: CheckValues): string {
  const pets = petsIn(values);
  const [label = "pet"] = petLabels(pets);
  if (pets.length > 1) return "your pets";
  return `your ${pets[0]?.breed ? label : label.toLowerCase()}`;
}

/** The question in a few words. */
export function waysRecap(values: CheckValues, places: CheckPlaces, asOf: string): string[] {
  const pets = petsIn(values);
  const labels = petLabels(pets);
  const named = pets.map((pet, at) => {
    const kg = weightInKg({ ...pet, units: values.units });
    return [labels[at] ?? "Pet", ...(kg === null ? [] : [weightText(kg)])].join(", ");
  });
  const people = Number(values.people);
  return [
    listText(named),
    `${places.from.name} → ${places.to.name}`,
    `Around ${dayText(values.date, asOf)}`,
    ...(people > 1 ? [counted(people, "traveler")] : []),
    values.car ? "Own car" : "No car",
  ];
}

/** How many ways work, first in one sentence and then by what they depend on. */
export function summaryOf(
  { ways, rejected }: Pick<WaysAnswer, "ways" | "rejected">,
  pets: string,
  to: string,
): { lead: string; rest: string } {
  const count = (verdict: WayVerdict) => ways.filter((way) => way.verdict === verdict).length;
  const [works, worksIf, unknown] = [count("works"), count("works-if"), count("unknown")];
  const able = works + worksIf;
  const rest = [
    works > 0 && `${works} ${plural(works, "works", "work")} by the rules we know`,
    worksIf > 0 && `${worksIf} ${plural(worksIf, "works", "work")} if you arrange what's listed`,
    unknown > 0 && `we can't tell about ${unknown}`,
  ].filter((part) => part !== false);
  if (able > 0) {
    const lead = `${counted(able, "way")} can get ${pets} to ${to}.`;
    return { lead, rest: `${listText(rest)}.` };
  }
  if (unknown > 0) {
    return {
      lead: `We can't tell yet whether ${pets} can get to ${to}.`,
      rest: `${counted(unknown, "way")} may work. ${
        ways.some(({ missing }) => missing.length > 0)
          ? "Answer what's asked below."
          : "Ask the companies named below."
      }`,
    };
  }
  return {
    lead: `We found no way that works to get ${pets} to ${to}.`,
    rest:
      ways.length + rejected.length > 0
        ? "Below is what we ruled out, and why. Another day or your own car may change it."
        : "We don't know any company on this route yet. Try cities nearby, or ask an airline.",
  };
}

export type Arrangement = Way["conditions"][number];

/** What decides the way first, such as a place to book; then the conditions by day, and what is to be confirmed. */
export function arrangements({ conditions }: Pick<Way, "conditions">): Arrangement[] {
  const placeOf = ({ by, kind }: Arrangement): string => by ?? (kind === "arrange" ? "" : "then");
  return conditions.toSorted((one, other) =>
    placeOf(one) < placeOf(other) ? -1 : placeOf(one) > placeOf(other) ? 1 : 0,
  );
}

/** "$301.00", or "About $322.00" where rates are of a day; undefined where nothing is known. */
export function totalText({ costs: { total } }: Pick<Way, "costs">): string | undefined {
  if (!total) return undefined;
  const text = moneyText(total.minor, total.currency);
  return total.rated === null ? text : `About ${text}`;
}

/** "Delta: $200.00 each way, page of Nov 21, 2026" */
export const costLines = ({ costs: { known } }: Pick<Way, "costs">, asOf: string): string[] =>
  known.map(({ what, minor, currency, text, times, checked }) => {
    const amount = moneyText(minor, currency);
    const rest = [
      text ? `${amount} ${text}` : amount,
      ...(times > 1 ? [`for each of ${times} pets`] : []),
      checked ? `page of ${dayText(checked, asOf)}` : "page without a date",
    ];
    return `${what}: ${rest.join(", ")}`;
  });

/** How long the pets are apart from their owner. */
export function apartText({ hoursApart }: Pick<Way, "hoursApart">): string {
  if (hoursApart === 0) return "With you all the way";
  return `About ${hoursApart < 48 ? counted(Math.round(hoursApart), "hour") : counted(Math.round(hoursApart / 24), "day")} apart from you`;
}

const vehicles = {
  flight: "plane",
  ferry: "ferry",
  ship: "ship",
  train: "train",
  tunnel: "shuttle train",
  car: "car",
  bus: "bus",
  other: "taxi, car or train",
} as const satisfies Record<WayLeg["mode"], string>;

/** Where the pet is on a leg, in a few words; "" where it isn't known. */
export function seatOf({ mode, how }: Pick<WayLeg, "mode" | "how">): string {
  if (mode === "flight")
    return how === "cabin" ? "cabin" : how === "hold" ? "hold" : how === "cargo" ? "cargo" : "";
  if (mode === "car" || mode === "tunnel") return "car";
  if (how === "cabin") return "pet cabin";
  return how === "with" ? "with you" : "";
}

export const stopName = ({ place, country }: WayLeg["from"]): string =>
  place ?? borderName({ country });

/** "New York to Paris by plane, cabin; Paris to Calais by car", which is read instead of the drawing. */
export const routeText = (legs: readonly WayLeg[]): string =>
  legs
    .map((leg) => {
      const seat = seatOf(leg);
      const way = `${stopName(leg.from)} to ${stopName(leg.to)} by ${vehicles[leg.mode]}`;
      return seat && seat !== leg.mode ? `${way}, ${seat}` : way;
    })
    .join("; ");

const places = {
  cabin: { flight: "In the cabin", other: "In a pet cabin" },
  hold: { flight: "In the cargo hold", other: "In the hold" },
  cargo: { flight: "As cargo", other: "As cargo" },
  with: { flight: "With you", other: "With you" },
} as const;

/** "In the cabin with Delta, half a day to a day" */
export function legText({ mode, how, operator, name, others, time }: WayLeg): string {
  const unknown = mode === "tunnel" ? "In the car" : "In a kennel or a vehicle: ask";
  const where = how ? places[how][mode === "flight" ? "flight" : "other"] : unknown;
  const by = operator === null ? inText(name) : listText([name, ...others], "or");
  return `${where}, ${mode === "car" || mode === "other" ? "in" : "with"} ${by}: ${time}`;
}

/** The times of the longer legs: "Half a day to a day by plane, 35 minutes by shuttle train". */
export const timeText = ({ legs }: Pick<Way, "legs">): string => {
  const paid = legs.filter(({ operator }) => operator !== null);
  const timed = paid.length > 0 ? paid : legs;
  return capitalized(timed.map(({ mode, time }) => `${time} by ${vehicles[mode]}`).join(", "));
};

const borderStates = {
  met: "met",
  exempt: "nothing required",
  due: "to do",
  window: "to do on set days",
  unknown: "we don't know",
  blocked: "blocked",
} as const satisfies Record<Way["borders"][number]["verdict"], string>;

/** "France: to do", and from when on the way is possible, where a border says that. */
export function borderLines({ borders }: Pick<Way, "borders">, asOf: string): string[] {
  const lines = borders.map((border) => `${borderName(border)}: ${borderStates[border.verdict]}`);
  const earliest = borders.find((border) => border.earliest !== null)?.earliest;
  return earliest && earliest > asOf
    ? [...lines, `Earliest day to start: ${dayText(earliest, asOf)}`]
    : lines;
}
