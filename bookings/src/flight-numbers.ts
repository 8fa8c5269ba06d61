import { airlineNames, iataOf, isClearCode } from "./airlines.ts";

/** A flight number: airline code and digits; the code is '' if no airline is known, and `written` is its unknown three-letter code. */
export type FoundFlight = {
  at: number;
  end: number;
  code: string;
  digits: string;
  written?: string;
};

const label =
  "(?:flight|flug|vuelo|vol|volo|voo|便名|航班)(?: ?(?:number|no\\.?|nr\\.?|nummer|n[º°]|de))?(?:nummer)? ?[:#|：]? ?";
const noDetail = "(?![\\d:.]\\d|\\d|(?!便)\\p{L}|[.,]\\d| ?%| \\d[A-Z]{2}(?!\\p{L}))";
const noAmount = "(?! ?(?:of|hours?|hrs?|days?|nights?|bags?|miles|points|min(?:utes?)?|am|pm)\\b)";

const coded = new RegExp(
  `(?<![\\p{L}\\d:.,-])(${label})?([A-Z]{2}|[A-Z]\\d|\\d[A-Z]) ?-?0{0,3}([1-9]\\d{0,3})${noDetail}`,
  "giu",
);
/** "A319" is an aircraft; a flight of Aegean would have a space or more digits. */
const aircraft = /^A3(?:1[89]|[2-5]0|21|80)$/;
/** A three-letter (ICAO) code, as in "EZY8431". */
const spelled = new RegExp(
  `(?<![\\p{L}\\d:.,/-])(${label})?([A-Z]{3})( ?-?)0{0,3}([1-9]\\d{0,3})${noDetail}${noAmount}`,
  "giu",
);
// Codes that are also words, trains or months.
const words = new Set(
  "AIC ANA CAL EIN ICE IBE LOT MAS MAY PAL SAA SAT SIA SKY TAR TUI UAE".split(" "),
);

const names = airlineNames.map(({ name }) => name).flatMap((name) => [name, name.toUpperCase()]);
const anyName = [...new Set(names)]
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
  .join("|");
/** "DELTA 128", "American Airlines | 1198". */
const named = new RegExp(
  `(?<![\\p{L}\\d])(${anyName})(?: [Ff]light)?(?: ?[|#:]{1,2})? ?0{0,3}([1-9]\\d{1,3})${noDetail}${noAmount}`,
  "gu",
);
/** "Flight 0174" in the email of an airline. */
const bare = new RegExp(
  `(?<![\\p{L}\\d])${label}#? ?0{0,3}([1-9]\\d{1,3})${noDetail}${noAmount}`,
  "giu",
);
const otherwise =
  /(?:operated by|durchgeführt von|operado por|opéré par|exploité par|marketed by|codeshare)[ :|]{0,4}[^|]{0,40}$/iu;

const codes = new Map(airlineNames.flatMap(({ name, code }) => [[name.toUpperCase(), code]]));

/** The flight numbers of a line. `carrier` is the airline of numbers without a code. */
export function findFlights(text: string, carrier = ""): FoundFlight[] {
  const found: FoundFlight[] = [];
  if (!/\d/.test(text)) return found;
  const put = (match: RegExpExecArray, code: string, digits: string, written?: string) => {
    const [at, end] = [match.index, match.index + match[0].length];
    const isTaken = found.some((other) => at < other.end && other.at < end);
    if (!isTaken && !otherwise.test(text.slice(Math.max(0, at - 60), at)))
      found.push({ at, end, code, digits, ...(written && { written }) });
  };
  for (const match of text.matchAll(coded)) {
    const [whole, prefix, code = "", digits = ""] = match;
    const isCode = code === code.toUpperCase();
    if (!isCode || (!prefix && !isClearCode(code))) continue;
    // AT-1010 and HU-1051 are postal codes.
    if (!prefix && whole.includes("-")) continue;
    if (aircraft.test(whole)) continue;
    // "10:05 AM 12 June" is not an Aeromexico flight.
    if (/^[AP]M$/.test(code) && /\d ?$/.test(text.slice(0, match.index))) continue;
    put(match, code, digits);
  }
  for (const match of text.matchAll(spelled)) {
    const [, prefix, code = "", gap = "", digits = ""] = match;
    if (code !== code.toUpperCase()) continue;
    const iata = iataOf(code);
    const isClear = iata && (gap === "" || !words.has(code)) && digits.length > 1;
    // An unknown airline is named, but no guess is made of its code.
    if (prefix || isClear) put(match, iata ?? "", digits, iata ? undefined : code);
  }
  const isCopyright = /©|copyright|\(c\)/i.test(text);
  for (const match of isCopyright ? [] : text.matchAll(named))
    put(match, codes.get((match[1] ?? "").toUpperCase()) ?? "", match[2] ?? "");
  for (const match of text.matchAll(bare)) put(match, carrier, match[1] ?? "");
  return found.toSorted((a, b) => a.at - b.at);
}

const whole = new RegExp(`(?<![\\p{L}\\d])(${anyName})(?![\\p{L}\\d])`, "gu");
const isShort = new Set(airlineNames.flatMap(({ name, isShort: short }) => (short ? name : [])));

/** Frequent flyer programs of one airline. */
const programs: readonly [code: string, pattern: RegExp][] = [
  ["WN", /rapid rewards/iu],
  ["DL", /skymiles/iu],
  ["UA", /mileageplus/iu],
  ["AA", /aadvantage/iu],
  ["B6", /trueblue/iu],
  ["AC", /aeroplan/iu],
  ["AS", /mileage plan|atmos rewards/iu],
];

/** The code of the only airline that some lines name in full, or senders by a short name; '' for none or several. */
export function carrierOf(lines: readonly string[], areSenders = false): string {
  const found = new Set<string>();
  for (const line of areSenders ? lines : []) {
    const code = codes.get(line.trim().toUpperCase());
    if (code) found.add(code);
  }
  for (const line of lines)
    for (const [, name = ""] of line.matchAll(whole))
      if (!isShort.has(name)) found.add(codes.get(name.toUpperCase()) ?? "");
  const [only = "", second] = found;
  if (only) return second === undefined ? only : "";
  const program = programs.filter(([, pattern]) => lines.some((line) => pattern.test(line)));
  const [[own] = [""], another] = program;
  return another ? "" : own;
}

const airlineAlone = new RegExp(`^(?:${anyName})$`, "u");
const labelAlone = new RegExp(`^${label}$`, "iu");

/** Whether a line ends before its flight number, which is on the next line. */
export const isFlightLabel = (line: string): boolean =>
  line.length < 40 && (labelAlone.test(line) || airlineAlone.test(line));
