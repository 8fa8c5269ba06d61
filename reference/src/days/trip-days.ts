/** A trip day by day, by the local time of the place. */
import type { Reader } from "#format/reader.ts";
import { dayOf } from "../readiness/days.ts";
import { type Facts, factsOf } from "./facts.ts";
import { blank, type DayItem, entryItem, inLocalOrder } from "./order.ts";
import { daysOf, isWithin } from "./span.ts";
import { placeSpot } from "./spots.ts";
import { legTitle, placeName, stayTitle } from "./titles.ts";
import { dayAfter, endOf, inOrder, startOf, type TimedLeg } from "./times.ts";
import type { AirportOf, Deadline, Item, Stay, Trip, Warning } from "./trip.ts";
import { warningsOf } from "./warnings.ts";

export type Day = {
  date: string;
  /** Where the travelers are at the end of the day. */
  zone: string | null;
  items: DayItem[];
  warnings: Omit<Warning, "date">[];
};

export type TripDays = { days: Day[]; ideas: DayItem[]; truncated: boolean };

type Context = { deadlines: readonly Deadline[]; airportOf: AirportOf; reader?: Reader };

/** An item with its day. */
type Dated = { date: string; item: DayItem };

/** The days of a trip from the first to the last one that its dates, legs and stays name, and the entries on none. */
export function tripDays(trip: Trip, { deadlines, airportOf, reader }: Context): TripDays {
  const facts = factsOf(trip, airportOf, reader);
  const { span } = facts;
  const dated = trip.entries.filter(({ date }) => date !== null && isWithin(date, span));
  const ideas = trip.entries.filter((entry) => !dated.includes(entry)).map(entryItem);
  if (!span) return { days: [], ideas, truncated: false };
  const items = Map.groupBy(
    [
      ...deadlines.map(deadlineItem),
      ...trip.items.flatMap(todoItem),
      ...facts.legs.flatMap((leg) => legItems(leg, reader)),
      ...trip.stays.flatMap((stay) => stayItems(stay, reader)),
    ],
    ({ date }) => date,
  );
  const entries = Map.groupBy(dated, ({ date }) => date ?? "");
  const warnings = Map.groupBy(warningsOf(facts), ({ date }) => date);
  const zoneOf = zonesOf(facts);
  const days = daysOf(span).map((date): Day => {
    const zone = zoneOf(date);
    const others = (items.get(date) ?? []).map(({ item }) => item);
    const own = (entries.get(date) ?? []).map(entryItem);
    return {
      date,
      zone,
      items: inLocalOrder(date, zone, others, own),
      warnings: (warnings.get(date) ?? []).map(({ code, text, refs }) => ({ code, text, refs })),
    };
  });
  return { days, ideas, truncated: span.truncated };
}

const deadlineItem = ({ id, day, time, zone, title, done }: Deadline): Dated => ({
  date: day,
  item: { ...blank, kind: "deadline", _id: id, time, zone, title, done },
});

const todoItem = ({ _id, list, text: title, due, done }: Item): Dated[] =>
  list === "todo" && due !== null
    ? [{ date: due, item: { ...blank, kind: "todo", _id, title, done } }]
    : [];

/** A leg on the day it departs and, where different, on the day it arrives. */
function legItems({ leg, from, to, departure, arrival }: TimedLeg, reader?: Reader): Dated[] {
  const item = { ...blank, kind: "leg", _id: leg._id, title: legTitle(leg, reader) } as const;
  const start = {
    time: leg.departureTime,
    zone: leg.departureZone ?? from?.zone ?? null,
    place: leg.from ?? placeName(leg.fromPlace),
  };
  const end = {
    time: leg.arrivalTime,
    zone: leg.arrivalZone ?? to?.zone ?? null,
    place: leg.to ?? placeName(leg.toPlace),
  };
  // A day that contradicts the departure is still the one that was entered.
  const lastDay = arrival?.date ?? leg.arrivalDate;
  if (!departure)
    return lastDay ? [{ date: lastDay, item: { ...item, ...end, part: "arrival" } }] : [];
  if (!lastDay || lastDay === departure.date)
    return [{ date: departure.date, item: { ...item, ...start, endTime: lastDay && end.time } }];
  return [
    { date: departure.date, item: { ...item, ...start, part: "departure" } },
    { date: lastDay, item: { ...item, ...end, part: "arrival" } },
  ];
}

/** A stay of more nights is a mistyped year. */
const nightsMax = 1_100;

/** A stay on each of its nights; on the one that is known where only one of its days is. */
function stayItems(stay: Stay, reader?: Reader): Dated[] {
  const { _id, checkIn, checkInTime, checkOut, zone, address: place } = stay;
  const item = {
    ...blank,
    kind: "stay",
    _id,
    title: stayTitle(stay, reader),
    zone,
    place,
  } as const;
  if (checkIn === null) return checkOut === null ? [] : [{ date: dayAfter(checkOut, -1), item }];
  const nights = checkOut === null ? null : dayOf(checkOut) - dayOf(checkIn);
  return Array.from({ length: Math.min(Math.max(nights ?? 1, 1), nightsMax) }, (_, place) => ({
    date: dayAfter(checkIn, place),
    item: { ...item, time: place === 0 ? checkInTime : null, night: place + 1, nights },
  }));
}

/** The zone in which the travelers are at the end of a day: that of the last leg, else that of the first one to come. */
function zonesOf({ legs, trip }: Facts): (date: string) => string | null {
  const ordered = inOrder(legs);
  const zoneAt = (leg: TimedLeg, end: "from" | "to") =>
    (end === "from" ? leg.leg.departureZone : leg.leg.arrivalZone) ?? leg[end]?.zone ?? null;
  const start = placeSpot(trip.origin)?.zone ?? null;
  const target = placeSpot(trip.destinationPlace)?.zone ?? null;
  const atStays = new Map(
    trip.stays.flatMap((stay) =>
      stay.zone === null ? [] : stayItems(stay).map(({ date }) => [date, stay.zone] as const),
    ),
  );
  return (date) => {
    const atStay = atStays.get(date);
    if (atStay) return atStay;
    const leg = ordered.findLast((each) => (startOf(each)?.date ?? "") <= date);
    if (leg) {
      const isThere = (endOf(leg)?.date ?? "") <= date;
      return isThere ? zoneAt(leg, "to") : zoneAt(leg, "from");
    }
    const [next] = ordered;
    return next ? (zoneAt(next, "from") ?? start) : target;
  };
}
