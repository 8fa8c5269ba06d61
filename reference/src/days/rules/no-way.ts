/** The next leg or stay is in another country, or in another zone of the same, and no leg gets there. */
import { borderInSentence } from "../../border-text.ts";
import type { DayRule, Facts } from "../facts.ts";
import { addressCountry, distance, namesCity, type Spot, spotName } from "../spots.ts";
import { texts } from "../texts.ts";
import { offsetOn } from "../offsets.ts";
import { endOf, inOrder, startOf } from "../times.ts";
import type { Stay, Warning } from "../trip.ts";

export const noWay: DayRule = (facts) => [...betweenLegs(facts), ...toStays(facts)];

function betweenLegs({ pairs, reader, trip }: Facts): Warning[] {
  return pairs.flatMap(({ before, after }): Warning[] => {
    const date = startOf(after)?.date;
    const { to: there } = before;
    const { from: here } = after;
    if (date === undefined || !there || !here) return [];
    if (distance(there, here, offsetOn(date)) !== "far") return [];
    // The stay there has the warning.
    const since = endOf(before)?.date ?? "";
    const isSaid = trip.stays.some(
      (stay) =>
        stay.checkIn !== null &&
        stay.checkIn >= since &&
        stay.checkIn <= date &&
        here.country !== there.country &&
        addressCountry(stay) === here.country,
    );
    if (isSaid) return [];
    const text = texts.noWay({ from: longName(there), to: longName(here) }, reader);
    return [{ date, code: "no-way", text, refs: [before.leg._id, after.leg._id] }];
  });
}

/** Stays whose address names another country than the one that the leg before them leads to. */
function toStays(facts: Facts): Warning[] {
  // A leg without a day may lead there.
  if (facts.legs.some((leg) => !startOf(leg))) return [];
  const legs = inOrder(facts.legs);
  return facts.trip.stays.flatMap((stay): Warning[] => {
    const { checkIn } = stay;
    const country = addressCountry(stay);
    if (checkIn === null || country === undefined) return [];
    // A leg of that day or of the night may still lead there.
    const before = legs.findLast((leg) => (startOf(leg)?.date ?? "") <= checkIn);
    const there = before?.to;
    const end = before && endOf(before);
    if (!before || !there?.country || !end || end.date > checkIn) return [];
    if (there.country === country || namesCity(stay, there)) return [];
    const isOnTheWay = legs.some(
      (leg) => leg.to?.country === country && startOf(leg)?.date === checkIn,
    );
    if (isOnTheWay) return [];
    const values = { from: longName(there), to: stayName(stay, country) };
    const refs = [before.leg._id, stay._id];
    return [{ date: checkIn, code: "no-way", text: texts.noWay(values, facts.reader), refs }];
  });
}

/** "Paris, France". */
function longName(spot: Spot): string {
  const country = spot.country ? borderInSentence({ country: spot.country }) : "";
  return [spotName(spot), country].filter(Boolean).join(", ");
}

const stayName = ({ name }: Stay, country: string): string =>
  [name, borderInSentence({ country })].filter(Boolean).join(", ");
