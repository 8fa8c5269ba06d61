import { blankLeg, completed, flightRead, type FlightRead } from "./booking.ts";
import { daysAfter } from "#contracts/kernel/days.ts";
import { airlineOf, iataOf } from "./airlines.ts";
import type { ReadContext } from "./airports.ts";

/** The start of a boarding pass barcode (IATA BCBP): count of flights, name, and a mark of electronic tickets. */
const head = /(?<![A-Z\d])M([1-4])(?=[A-Z][A-Z .'/-]{1,20}[E ])/g;
const nameLength = 20;
/** Route, airline, number, day of the year and class of a flight, behind its code. */
const route =
  "([A-Z]{3})([A-Z]{3})([A-Z\\d]{2}[A-Z]?) {0,3}(\\d{1,5})[A-Z]? {0,4}(\\d{3})[A-Z](?=[\\d A-Z])";
/** A code has seven characters with its spaces, unless those were joined. */
const flight = new RegExp(`([A-Z\\d]{7}|[A-Z\\d]{6} |[A-Z\\d]{5} {2})${route}`, "g");
const joinedFlight = new RegExp(`([A-Z\\d]{5,7}) {0,8}${route}`, "g");
const namedFlight = /[A-Z]{6}([A-Z\d]{2}[A-Z]?) {0,3}0{0,3}([1-9]\d{0,3})(?!\d)/g;
/** Right behind the first flight: year and day of issue. */
const issued = />[1-9][\dA-F]{2}[^>]{0,6}?(\d)(\d{3})[BI ]/;
const passesMax = 20;
const passMax = 1_000;

/** The flights of the boarding pass barcodes in a text, and the text without them. */
export function readPasses(
  text: string,
  context: ReadContext,
): { flights: FlightRead[]; rest: string; notes: string[] } {
  const flights: FlightRead[] = [];
  const notes: string[] = [];
  const heads = [...text.matchAll(head)];
  let rest = "";
  let end = 0;
  for (const [place, { index, 1: count = "" }] of heads.entries()) {
    if (index < end || place >= passesMax) continue;
    const pass = text.slice(index, Math.min(index + passMax, heads[place + 1]?.index ?? Infinity));
    const line = pass.split("\n", 1)[0] ?? "";
    // An email may break a long line.
    const ways = [line, pass.replaceAll("\n", " "), pass.replaceAll("\n", "")].map((way) =>
      flightsIn(way, Number(count), context),
    );
    const most = Math.max(...ways.map((way) => way.flights.length));
    const best = ways.findIndex((way) => way.flights.length === most);
    const found = ways[best];
    if (!found || most === 0) continue;
    const lineEnd = pass.indexOf("\n", best === 2 ? behindBreaks(pass, found.end) : found.end);
    rest += text.slice(end, index);
    end = index + (lineEnd === -1 ? pass.length : lineEnd);
    flights.push(...found.flights);
    if (most < Number(count))
      notes.push(`A boarding pass barcode has ${count} flights, but we could only read ${most}.`);
  }
  return { flights, rest: rest + text.slice(end), notes };
}

/** Where so many characters of a text end that are no line breaks. */
function behindBreaks(text: string, count: number): number {
  let left = count;
  for (let at = 0; at < text.length; at += 1) if (text[at] !== "\n" && --left === 0) return at + 1;
  return text.length;
}

/** Flights with those of boarding passes, which add to flights that a text has, too. */
export function withPasses(
  flights: readonly FlightRead[],
  passes: readonly FlightRead[],
): FlightRead[] {
  const all = [...flights];
  for (const pass of passes) {
    const same = all.findIndex(({ leg }) =>
      (["flightNumber", "from", "to", "departureDate"] as const).every(
        (field) => leg[field] === pass.leg[field] || leg[field] === "" || pass.leg[field] === "",
      ),
    );
    const known = all[same];
    if (known) all[same] = completed(known, pass.leg);
    else all.push(pass);
  }
  return all;
}

/** The flight numbers of the boarding pass barcodes in a line, also those that could not be read. */
export const passNumbers = (line: string): string[] =>
  [...line.matchAll(head)].flatMap(({ index }) =>
    [...line.slice(index, index + passMax).matchAll(namedFlight)].map(
      ([, carrier = "", digits = ""]) => `${iataOf(carrier) ?? carrier} ${digits}`,
    ),
  );

function flightsIn(
  pass: string,
  count: number,
  { airports, today }: ReadContext,
): { flights: FlightRead[]; end: number } {
  const found: FlightRead[] = [];
  let end = 0;
  // The name has 20 characters, unless spaces were joined.
  const isWhole = pass[2 + nameLength] === "E";
  const start = isWhole ? 3 + nameLength : 2;
  const body = pass.slice(start);
  const year = issued.exec(pass);
  const exact = [...body.matchAll(flight)];
  const isExact = exact.length >= count;
  for (const match of isExact ? exact : body.matchAll(joinedFlight)) {
    const [whole, written = "", from = "", to = "", carrier = "", digits = "", day = ""] = match;
    if (!airports.byCode(from) || !airports.byCode(to)) continue;
    const code = written.trim();
    const iata = iataOf(carrier) ?? carrier;
    const number = Number(digits);
    const date = dayOfPass(Number(day), year, today);
    const isMarked = !isWhole && found.length === 0 && code.length === 7 && code.startsWith("E");
    end = start + match.index + whole.length;
    found.push(
      flightRead(
        {
          ...blankLeg,
          airlineCode: iata.length === 2 ? iata : "",
          airline: airlineOf(iata) ?? "",
          flightNumber: `${iata} ${number}`,
          from,
          to,
          departureDate: date,
          departureZone: airports.byCode(from)?.zone ?? "",
          arrivalZone: airports.byCode(to)?.zone ?? "",
          confirmation: isMarked ? code.slice(1) : code,
        },
        date
          ? []
          : [`The barcode has day ${Number(day)} of the year, but no year. Select the date.`],
        pass.trim(),
      ),
    );
    if (found.length === count) break;
  }
  return { flights: found, end };
}

/** The date of a day of the year on a pass, which is on or after its issue; '' without one. */
function dayOfPass(day: number, issue: RegExpExecArray | null, today: string): string {
  const now = Number(today.slice(0, 4));
  const year = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((ago) => now - ago)
    .find((one) => one % 10 === Number(issue?.[1]));
  if (year === undefined || day < 1 || day > 366) return "";
  const since = daysAfter(`${year}-01-01`, Number(issue?.[2]) - 1);
  const [date] = [year, year + 1]
    .map((one) => [one, daysAfter(`${one}-01-01`, day - 1)] as const)
    // Day 366 exists in leap years only.
    .filter(([one, at]) => at.startsWith(`${one}`) && at >= since)
    .map(([, at]) => at);
  return date ?? "";
}
