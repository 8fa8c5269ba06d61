import type { ReadContext } from "./airports.ts";
import { readAgentLines } from "./agent-lines.ts";
import { readPasses, withPasses } from "./boarding-pass.ts";
import { canceled, type Reading } from "./booking.ts";
import { cleanText, linesMax, linesOf, textMax } from "./clean-text.ts";
import { flightNumbersIn } from "./flight-lines.ts";
import { carrierOf } from "./flight-numbers.ts";
import { readFlights } from "./read-flights.ts";
import { readStays } from "./read-stays.ts";

const changed =
  /(?<!\p{L})(?:(?:has|have|is|was|were|been) (?:cancell?ed|changed|rescheduled)|schedule change|storniert|annulliert|flugänderung|ha sido cancelad[oa]|cambio de horario|a été (?:annulée?|modifiée?))(?!\p{L})/iu;

/** A sentence or subject that calls the booking canceled, and no condition or policy. */
const gone =
  /(?<!\p{L})(?:(?:has|have|is|was|were)(?: been)? cancell?ed|(?:flight|trip|reservation|booking|stay) cancell?(?:ed|ation)$|cancell?ation (?:confirmation|notice|of your)|wurden? (?:storniert|annulliert)|ha sido cancelad[oa]|a été annulée?)(?!\p{L})/iu;
const conditional =
  /(?<!\p{L})(?:if|when|unless|until|in case|wenn|falls|si|cuando|quand)(?!\p{L})/iu;
/** A replacement in the same text: which of its flights were canceled is unknown. */
const replaced =
  /(?<!\p{L})(?:re-?booked|new (?:flight|itinerary|booking)|replacement|rescheduled|(?:has|have|was|were|been) changed|schedule change|umgebucht|neuer flug|nuevo vuelo|nouveau vol)(?!\p{L})/iu;

const isCancellation = (lines: readonly string[]): boolean =>
  lines.some((line) => gone.test(line) && !conditional.test(line)) &&
  !lines.some((line) => replaced.test(line));

const cut =
  "This is longer than we can read. We only read the first part, so check for missing details.";

/** Parses the text of a confirmation. `sender` is the name of who sent it. */
export function readText(text: string, context: ReadContext, sender = ""): Reading {
  const { airports, today } = context;
  const cleaned = cleanText(text.slice(0, textMax));
  const lines = linesOf(cleaned);
  const carrier = carrierOf([sender]) || carrierOf(lines);
  const passes = readPasses(cleaned, context);
  const agents = readAgentLines(passes.flights.length > 0 ? linesOf(passes.rest) : lines, context);
  const flights = readFlights(agents.rest, { airports, today, carrier });
  const stays = readStays(lines, today, flights.length > 0 ? flightNumbersIn(lines) : []);
  const isCanceled = isCancellation(lines);
  const found = [...withPasses([...agents.flights, ...flights], passes.flights), ...stays];
  const bookings = isCanceled ? found.map(canceled) : found;
  const notes = passes.notes;
  if (bookings.length > 0 && !isCanceled && lines.some((line) => changed.test(line)))
    notes.push("This confirmation mentions a cancellation or change. Check the details carefully.");
  if (text.length > textMax || lines.length >= linesMax) notes.push(cut);
  return { bookings, notes, lines };
}
