/** Two stays with the same night, or a leg that leaves before another arrives. */
import { dayText } from "#format/dates.ts";
import type { Reader } from "#format/reader.ts";
import { wordsOf } from "../../words.ts";
import type { DayRule, Facts } from "../facts.ts";
import { texts } from "../texts.ts";
import { legTitle, stayTitle } from "../titles.ts";
import { dayAfter, inOrder, type TimedLeg } from "../times.ts";
import type { Stay, Warning } from "../trip.ts";

export const overlap: DayRule = (facts) => [...ofStays(facts), ...ofLegs(facts)];

const pairs = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((one, place) => list.slice(place + 1).map((other): [T, T] => [one, other]));

function ofStays({ trip, legs, reader }: Facts): Warning[] {
  return pairs(trip.stays).flatMap(([one, other]): Warning[] => {
    const date = commonNight(one, other, legs);
    if (date === undefined || isSamePlace(one, other)) return [];
    const values = {
      one: stayTitle(one, reader),
      other: stayTitle(other, reader),
      date: dayText(date, "short", reader),
    };
    const refs = [one._id, other._id];
    return [{ date, code: "overlap", text: texts.twoStays(values, reader), refs }];
  });
}

/** The first night of both; days that are lived twice at the date line don't count. */
function commonNight(one: Stay, other: Stay, legs: readonly TimedLeg[]): string | undefined {
  if (!one.checkIn || !one.checkOut || !other.checkIn || !other.checkOut) return undefined;
  const from = one.checkIn > other.checkIn ? one.checkIn : other.checkIn;
  const until = one.checkOut < other.checkOut ? one.checkOut : other.checkOut;
  let night = from;
  while (night < until && legs.some((leg) => isTwice(night, leg))) night = dayAfter(night);
  return night < until ? night : undefined;
}

const isTwice = (night: string, { departure, arrival }: TimedLeg): boolean =>
  departure !== undefined &&
  arrival !== undefined &&
  arrival.date < departure.date &&
  night >= arrival.date &&
  night <= departure.date;

/** Two rooms of one hotel. */
const isSamePlace = (one: Stay, other: Stay): boolean =>
  (["name", "address"] as const).some((field) => {
    const [a, b] = [wordsOf(one[field]).join(" "), wordsOf(other[field]).join(" ")];
    return a !== "" && a === b;
  });

function ofLegs({ legs, reader }: Facts): Warning[] {
  return pairs(inOrder(legs)).flatMap(([one, other]): Warning[] => {
    if (!one.departure || !one.arrival || !other.departure) return [];
    const isMeanwhile =
      other.departure.latest < one.arrival.earliest &&
      other.departure.earliest >= one.departure.latest;
    if (!isMeanwhile || isSameLeg(one, other)) return [];
    const text = texts.twoLegs(
      { one: titleOf(one, reader), other: titleOf(other, reader) },
      reader,
    );
    const refs = [one.leg._id, other.leg._id];
    return [{ date: other.departure.date, code: "overlap", text, refs }];
  });
}

const titleOf = ({ leg }: TimedLeg, reader: Reader | undefined): string => legTitle(leg, reader);

/** One leg that is booked twice, for two people. */
const isSameLeg = ({ leg: one }: TimedLeg, { leg: other }: TimedLeg): boolean =>
  one.departureDate === other.departureDate &&
  one.departureTime === other.departureTime &&
  legTitle(one) === legTitle(other);
