import { legCodec } from "../legs/leg-codec.ts";
import { airlineOf, iataOf } from "./airlines.ts";
import { flightRead, type FlightRead } from "./booking.ts";
import type { ReadContext } from "./airports.ts";
import { dayAfter } from "./zone-time.ts";

/** The start of a boarding pass barcode (IATA BCBP): count of flights, name, and a mark of electronic tickets. */
const head = /(?<![A-Z\d])M([1-4])(?=[A-Z][A-Z .'/-]{1,20}[E ])/g;
const nameLength = 20;
/** Code, route, airline, number, day of the year, class, seat, sequence and status of a flight. */
const flight =
  /([A-Z\d]{5,7}) {0,8}([A-Z]{3})([A-Z]{3})([A-Z\d]{2}[A-Z]?) {0,3}(\d{1,5})[A-Z]? {0,4}(\d{3})([A-Z])(?=[\d A-Z])/g;
/** Right behind the first flight: year and day of issue. */
const issued = />[1-9][\dA-F]{2}[^>]{0,6}?(\d)(\d{3})[BI ]/;
const passesMax = 20;

/** The flights of the boarding pass barcodes in a text, and the text without them. */
export function readPasses(
  text: string,
  context: ReadContext,
): { flights: FlightRead[]; rest: string; notes: string[] } {
  const flights: FlightRead[] = [];
  const notes: string[] = [];
  let passes = 0;
  const lines = text.split("\n").map((line) => {
    for (const { index, 1: count = "" } of line.matchAll(head)) {
      const pass = line.slice(index, index + 1_000);
      const found = passes < passesMax ? flightsIn(pass, Number(count), context) : [];
      if (found.length === 0) continue;
      passes += 1;
      flights.push(...found);
      if (found.length < Number(count))
        notes.push(
          `A boarding pass barcode has ${count} flights, but we could only read ${found.length}.`,
        );
      return line.slice(0, index);
    }
    return line;
  });
  return { flights, rest: lines.join("\n"), notes };
}

function flightsIn(pass: string, count: number, { airports, today }: ReadContext): FlightRead[] {
  const found: FlightRead[] = [];
  // The name has 20 characters, unless spaces were joined.
  const isWhole = pass[2 + nameLength] === "E";
  const start = isWhole ? 3 + nameLength : 2;
  const year = issued.exec(pass);
  for (const match of pass.slice(start).matchAll(flight)) {
    const [, code = "", from = "", to = "", carrier = "", digits = "", day = ""] = match;
    if (!airports.byCode(from) || !airports.byCode(to)) continue;
    const iata = carrier.length === 3 ? (iataOf(carrier) ?? carrier) : carrier;
    const number = Number(digits);
    const date = dayOfPass(Number(day), year, today);
    const isMarked = !isWhole && found.length === 0 && code.length === 7 && code.startsWith("E");
    found.push(
      flightRead(
        {
          ...legCodec.blank,
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
  return found;
}

/** The date of a day of the year on a pass, which is on or after its issue; '' without one. */
function dayOfPass(day: number, issue: RegExpExecArray | null, today: string): string {
  const now = Number(today.slice(0, 4));
  const year = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((ago) => now - ago)
    .find((one) => one % 10 === Number(issue?.[1]));
  if (year === undefined || day < 1 || day > 366) return "";
  const since = dayAfter(`${year}-01-01`, Number(issue?.[2]) - 1);
  const [date] = [year, year + 1]
    .map((one) => [one, dayAfter(`${one}-01-01`, day - 1)] as const)
    // Day 366 exists in leap years only.
    .filter(([one, at]) => at.startsWith(`${one}`) && at >= since)
    .map(([, at]) => at);
  return date ?? "";
}
