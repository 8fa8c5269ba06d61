import type { Airports } from "./airports.ts";
import type { Reading } from "./booking.ts";
import { cleanText, linesOf, textMax } from "./clean-text.ts";
import { flightNumbersIn } from "./flight-lines.ts";
import { readFlights } from "./read-flights.ts";
import { readStays } from "./read-stays.ts";

/** What parsers need besides the text; `today` is `YYYY-MM-DD`. */
export type ReadContext = { airports: Airports; today: string };

const off =
  /(?<!\p{L})(?:(?:has|have|is|was|were|been) (?:cancell?ed|changed|rescheduled)|schedule change|storniert|annulliert|flugänderung|ha sido cancelad[oa]|cambio de horario|a été (?:annulée?|modifiée?))(?!\p{L})/iu;

/** Parses the text of a confirmation. */
export function readText(text: string, { airports, today }: ReadContext): Reading {
  const lines = linesOf(cleanText(text.slice(0, textMax)));
  const flights = readFlights(lines, airports, today);
  const stays = readStays(lines, today, flights.length > 0 ? flightNumbersIn(lines) : []);
  const bookings = [...flights, ...stays];
  const isOff = bookings.length > 0 && lines.some((line) => off.test(line));
  const notes = isOff
    ? ["This confirmation mentions a cancellation or change. Check the details carefully."]
    : [];
  return { bookings, notes };
}
