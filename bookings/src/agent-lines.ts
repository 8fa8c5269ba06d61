import { blankLeg, canceled, flightRead, type FlightRead } from "./booking.ts";
import { daysAfter } from "#contracts/kernel/days.ts";
import { airlineOf, iataOf } from "./airlines.ts";
import { withArrivalDay } from "./arrival.ts";
import { findDays } from "./days.ts";
import type { ReadContext } from "./airports.ts";
import { findCodes } from "./text-labels.ts";

/**
 * A flight in the lines that travel agents copy from Amadeus, Sabre, Galileo or Worldspan, such as
 * "1 LH 454 Y 11JUN 5 FRASFO HK1 1005 1235 11JUN E LH/QWE4TY": number, class, date, weekday, route, status, times.
 */
const agentLine =
  /^[^A-Z\d]{0,3}(?:\d{1,2} ?[.)]? ?\.? ?)?([A-Z]{2}|[A-Z]\d|\d[A-Z]|[A-Z]{3}) ?(\d{1,4}) ?[A-Z] ?(\d{1,2}(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC))(\d\d)? ?(?:(MO|TU|WE|TH|FR|SA|SU|[1-7MTWQFJS])(?![A-Z]{3}(?: |$))[ *]{0,2})?([A-Z]{3}) ?([A-Z]{3})(?![A-Z])[ *]{0,2}(?:([A-Z]{2}) ?\d{0,2}(?!\d))?(.*)$/;
const clock = /(?<![\w/*.])([#*]?)(\d{1,2}):?([0-5]\d)([APNM])?([+-]\d)?(?!\w)/g;
const laterDay = /(?<![\w/])(\d{1,2})([A-Z]{3})(?!\w)/;
const weekdayBehind = /(?<![\w/])(MO|TU|WE|TH|FR|SA|SU)(?!\w)/;
/** The end of the first line of a booking in Amadeus: "RP/PAR1A0980/PAR1A0980  AA/SU  24NOV26/1201Z  QWE4TY". */
const bookingHead = /^RP\/.{5,80}\/\d{4}Z[ |]+([A-Z\d]{6})$/;
const codes = [/\/DC[A-Z\d]{2}\*([A-Z\d]{5,7})(?!\w)/, /(?<![\w/])[A-Z\d]{2}\/([A-Z\d]{6})(?!\w)/];

const weekdayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const weekdayMarks = ["1M MO", "2T TU", "3W WE", "4Q TH", "5F FR", "6J SA", "7S SU"];
const canceledStatuses = new Set(["HX", "UN", "UC", "NO", "XX"]);
const waiting = new Set(["HL", "LL", "HN", "PN", "WL", "UU", "US"]);

/** The flights in agents' lines, and the lines without them. */
export function readAgentLines(
  lines: readonly string[],
  context: ReadContext,
): { flights: FlightRead[]; rest: string[] } {
  const flights: FlightRead[] = [];
  const heads = lines.flatMap((line) => bookingHead.exec(line)?.[1] ?? []);
  const [only, second] = [...new Set([...findCodes(lines), ...heads])];
  const rest = lines.map((line) => {
    const match = agentMatch(line);
    const isKnown = match?.slice(6, 8).some((code) => context.airports.byCode(code));
    if (!match || !isKnown) return line;
    flights.push(flightOf(match, line, second === undefined ? (only ?? "") : "", context));
    return "";
  });
  return { flights, rest };
}

function agentMatch(line: string): RegExpExecArray | null {
  if (line.length >= 200) return null;
  const joined = line.replaceAll(" | ", " ");
  return agentLine.exec(/[A-Z]/.test(joined) ? joined : joined.toUpperCase());
}

/** "2C 9014" of an agent's line. */
export function agentNumber(line: string): string | undefined {
  const [, carrier, digits] = agentMatch(line) ?? [];
  return carrier && digits && `${carrier} ${Number(digits)}`;
}

function flightOf(
  match: RegExpExecArray,
  line: string,
  only: string,
  { airports, today }: ReadContext,
): FlightRead {
  const [, carrier = "", digits = "", day = "", year = "", mark = "", from = "", to = ""] = match;
  const [status = "", behind = ""] = match.slice(8);
  const iata = carrier.length === 3 ? (iataOf(carrier) ?? carrier) : carrier;
  const [departure, arrival] = [...behind.matchAll(clock)];
  const last = arrival ?? departure;
  const past = last ? behind.slice(last.index + last[0].length) : behind;
  const weekday = mark || (weekdayBehind.exec(past)?.[1] ?? "");
  const place = weekdayMarks.findIndex((marks) =>
    weekday.length === 2 ? marks.endsWith(weekday) : weekday && marks.slice(0, 2).includes(weekday),
  );
  const [found] = findDays([weekdayNames[place], day + year].filter(Boolean).join(" "), today);
  const date = found?.day ?? "";
  const [fromZone, toZone] = [from, to].map((code) => airports.byCode(code)?.zone ?? "");
  const isFar = departure !== undefined && arrival !== undefined;
  const { leg, warnings } = withArrivalDay({
    ...blankLeg,
    airlineCode: iata.length === 2 ? iata : "",
    airline: airlineOf(iata) ?? "",
    flightNumber: `${iata} ${Number(digits)}`,
    from: airports.byCode(from) ? from : "",
    to: airports.byCode(to) ? to : "",
    departureDate: date,
    departureTime: isFar ? timeOf(departure) : "",
    departureZone: fromZone ?? "",
    arrivalDate: isFar && date ? arrivalDay(date, arrival, past) : "",
    arrivalTime: isFar ? timeOf(arrival) : "",
    arrivalZone: toZone ?? "",
    confirmation: codes.map((code) => code.exec(behind)?.[1]).find(Boolean) ?? only,
  });
  const doubts = waiting.has(status) ? ["This flight isn't confirmed yet. Ask the agent."] : [];
  const read = flightRead(leg, [found?.why ?? "", ...doubts, ...warnings].filter(Boolean), line);
  return canceledStatuses.has(status) ? canceled(read) : read;
}

function timeOf([, , hours = "", minutes = "", half]: RegExpExecArray): string {
  const hour = Number(hours);
  const isMorning = half === "A" || half === "M";
  const whole = half === undefined ? hour : (hour % 12) + (isMorning ? 0 : 12);
  return whole < 24 ? `${`${whole}`.padStart(2, "0")}:${minutes}` : "";
}

/** The day of arrival, if it is written: as a date, or by its distance; '' if it isn't. */
function arrivalDay(departure: string, arrival: RegExpExecArray, behind: string): string {
  const [, sign = "", , , , shift = ""] = arrival;
  const [, day = "", month = ""] = laterDay.exec(behind) ?? [];
  if (day) {
    const near = [-1, 0, 1, 2].map((by) => daysAfter(departure, by));
    return (
      near.find((one) => findDays(`${day}${month}${one.slice(2, 4)}`, one)[0]?.day === one) ?? ""
    );
  }
  const days = shift ? Number(shift) : { "": undefined, "#": 1, "*": 2 }[sign];
  return days === undefined ? "" : daysAfter(departure, days);
}
