import { blankLeg } from "./booking.ts";
import { airlineOf } from "./airlines.ts";
import type { Airports } from "./airports.ts";
import type { FlightLine } from "./flight-lines.ts";
import type { FoundFlight } from "./flight-numbers.ts";
import type { ParsedFlight } from "./parse-flight.ts";
import type { RideLine } from "./ride-cells.ts";
import { flightHead } from "./text-labels.ts";
import { waysOf } from "./ways.ts";

type Numbered = { flight: FoundFlight; index: number };

/**
 * Flights whose times stand in pairs at their airports, with as many flight numbers in the same order: above them, between
 * them or below. None where these don't add up.
 */
export function flightWays(
  lines: readonly FlightLine[],
  numbers: readonly Numbered[],
  airports: Airports,
): ParsedFlight[] {
  const rows = lines.map((line, at) => rowOf(line, at, lines, airports));
  const ways = waysOf(rows, airports);
  if (ways.length === 0 || ways.length !== numbers.length) return [];
  const isInOrder = ways.every(({ first, last }, at) => {
    const index = numbers[at]?.index ?? -1;
    return index >= first - 1 && index <= last + 1;
  });
  if (!isInOrder) return [];
  return ways.map((way, at) => {
    const { code = "", digits = "" } = numbers[at]?.flight ?? {};
    const [from, to] = [way.from, way.to].map((place) => (airports.byCode(place) ? place : ""));
    const region = lines.slice(way.first, way.last + 1);
    const unsure = region
      .flatMap((line) => line.doubts)
      .filter((doubt) => doubt.code === from || doubt.code === to)
      .map((doubt) => `We read “${doubt.name}” as ${doubt.code}. Check the airport.`);
    return {
      leg: {
        ...blankLeg,
        airlineCode: code,
        airline: airlineOf(code) ?? "",
        flightNumber: [code, digits].filter(Boolean).join(" "),
        from: from ?? "",
        to: to ?? "",
        departureDate: way.departure,
        departureTime: way.starts.time,
        departureZone: airports.byCode(from ?? "")?.zone ?? "",
        arrivalDate: way.arrival,
        arrivalTime: way.ends.time,
        arrivalZone: airports.byCode(to ?? "")?.zone ?? "",
      },
      warnings: [...new Set([way.why, ...unsure])].filter(Boolean),
      lines: [...new Set(region.map(({ line }) => line))],
    };
  });
}

/** A line with the airports that stand in it, or right below its times. */
function rowOf(
  line: FlightLine,
  at: number,
  lines: readonly FlightLine[],
  airports: Airports,
): RideLine {
  // "Arrives next day" may stand between.
  const below = lines
    .slice(at + 1, at + 3)
    .find((next) => next.airports.length + next.times.length > 0);
  const isCodeBelow = below !== undefined && /^[A-Z]{3}(?:,|$)/.test(below.text);
  const isBelow =
    below !== undefined &&
    below.times.length === 0 &&
    below.airports.length === line.times.length &&
    (line.airports.length === 0 || isCodeBelow);
  const named = line.airports.length < line.times.length ? namedIn(line, airports) : [];
  const own = named.length > line.airports.length ? named : line.airports;
  const places =
    line.times.length > 0 && isBelow && (own.length === 0 || isCodeBelow) ? below.airports : own;
  return {
    line: at,
    text: line.text,
    times: line.times.map(({ time, shift }) => ({ time, shift, side: line.side })),
    days: line.days.map(({ day, why, at: column }) => ({
      day,
      why,
      side: line.side,
      before: line.times.filter((time) => time.at < column).length,
    })),
    places,
    route: undefined,
    isHead: flightHead.test(line.text) && line.flights.length === 0,
  };
}

/** Airports by the names in the cells of a line; likely ones are noted as doubts. */
function namedIn(line: FlightLine, airports: Airports): string[] {
  const found = line.text.split(" | ").flatMap((cell) => {
    const named = airports.named(cell.trim());
    return named ? [{ name: cell.trim(), ...named }] : [];
  });
  line.doubts.push(...found.filter(({ isSure }) => !isSure));
  return found.map(({ code }) => code);
}
