/** Too little time between two legs. */
import { durationText, texts } from "../texts.ts";
import type { DayRule } from "../facts.ts";
import { distance, type Spot, spotName } from "../spots.ts";
import { offsetOn } from "../offsets.ts";
import { isExact, type Pair } from "../times.ts";
import type { Leg, Warning } from "../trip.ts";

type Mode = Leg["mode"];

/**
 * Minutes to allow with a pet. These are our own, on the safe side of what companies publish: airports ask for about 45 to
 * 60 minutes between domestic flights and 60 to 90 between others, bags and pets in the hold are accepted up to an hour
 * before, and ferry check-in closes 45 to 90 minutes before sailing. A company's own minimum may differ.
 */
const minutes = {
  domestic: 60,
  international: 90,
  /** Between two airports of one city: pets are picked up, taken across and checked in again. */
  otherAirport: 240,
  toFlight: 120,
  fromFlight: 60,
  fromFlightAbroad: 90,
  toFerry: 60,
  onLand: 15,
} as const;

export const shortConnection: DayRule = ({ pairs, reader }) =>
  pairs.flatMap((pair): Warning[] => {
    const { before, after } = pair;
    const { to: there } = before;
    const { from: here } = after;
    const left = minutesBetween(pair);
    if (left === undefined || left < 0 || !there || !here || !after.departure) return [];
    if (distance(there, here, offsetOn(after.departure.date)) !== "same") return [];
    const least = leastFor(pair, there, here);
    if (left >= least) return [];
    const times = { time: durationText(left, reader), least: durationText(least, reader) };
    const text = areTwoAirports(there, here)
      ? texts.shortTransfer({ ...times, from: nameOf(there), to: nameOf(here) }, reader)
      : texts.shortChange({ ...times, place: nameOf(there) }, reader);
    const refs = [before.leg._id, after.leg._id];
    return [{ date: after.departure.date, code: "short-connection", text, refs }];
  });

const nameOf = (spot: Spot): string => spot.airport ?? spotName(spot);

/** Undefined where a time is missing. Two times of one place need no zone. */
function minutesBetween({ before, after }: Pair): number | undefined {
  const { arrival } = before;
  const { departure } = after;
  if (!arrival || !departure) return undefined;
  if (isExact(arrival) && isExact(departure))
    return Math.round((departure.earliest - arrival.latest) / 60_000);
  const [from, to] = [before.leg, after.leg];
  const isPlain = from.arrivalZone === null && to.departureZone === null;
  if (!isPlain || !from.arrivalTime || !to.departureTime || before.to?.zone || after.from?.zone)
    return undefined;
  const local = (date: string, time: string) => Date.parse(`${date}T${time}:00Z`);
  const passed = local(departure.date, to.departureTime) - local(arrival.date, from.arrivalTime);
  return Math.round(passed / 60_000);
}

const areTwoAirports = (there: Spot, here: Spot): boolean =>
  there.airport !== null && here.airport !== null && there.airport !== here.airport;

function leastFor({ before, after }: Pair, there: Spot, here: Spot): number {
  const [from, to]: [Mode, Mode] = [before.leg.mode, after.leg.mode];
  const isAbroad = (one: Spot | undefined, other: Spot | undefined) =>
    Boolean(one?.country && other?.country && one.country !== other.country);
  const enters = isAbroad(before.from, there) && !before.leg.airside;
  if (to === "car") return 0;
  if (from === "flight" && to === "flight") {
    if (areTwoAirports(there, here)) return minutes.otherAirport;
    return enters || isAbroad(here, after.to) ? minutes.international : minutes.domestic;
  }
  if (to === "flight") return minutes.toFlight;
  if (from === "flight") return enters ? minutes.fromFlightAbroad : minutes.fromFlight;
  return to === "ferry" ? minutes.toFerry : minutes.onLand;
}
