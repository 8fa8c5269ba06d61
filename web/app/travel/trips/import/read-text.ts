import type { Airports } from "./airports.ts";
import type { Reading } from "./booking.ts";
import { cleanText, linesMax, linesOf, textMax } from "./clean-text.ts";
import { flightNumbersIn } from "./flight-lines.ts";
import { carrierOf } from "./flight-numbers.ts";
import { readFlights } from "./read-flights.ts";
import { readStays } from "./read-stays.ts";

/** What parsers need besides the text; `today` is `YYYY-MM-DD`. */
export type ReadContext = { airports: Airports; today: string };

const changed =
  /(?<!\p{L})(?:(?:has|have|is|was|were|been) (?:cancell?ed|changed|rescheduled)|schedule change|storniert|annulliert|flugänderung|ha sido cancelad[oa]|cambio de horario|a été (?:annulée?|modifiée?))(?!\p{L})/iu;

const cut =
  "This is longer than we can read. We only read the first part, so check for missing details.";

/** Parses the text of a confirmation. `sender` is the name of who sent it. */
export function readText(text: string, context: ReadContext, sender = ""): Reading {
  const { airports, today } = context;
  const lines = linesOf(cleanText(text.slice(0, textMax)));
  const carrier = carrierOf([sender]) || carrierOf(lines);
  const flights = readFlights(lines, { airports, today, carrier });
  const stays = readStays(lines, today, flights.length > 0 ? flightNumbersIn(lines) : []);
  const bookings = [...flights, ...stays];
  const notes: string[] = [];
  if (bookings.length > 0 && lines.some((line) => changed.test(line)))
    notes.push("This confirmation mentions a cancellation or change. Check the details carefully.");
  if (text.length > textMax || lines.length >= linesMax) notes.push(cut);
  return { bookings, notes, lines };
}
