import type { BookedStay } from "#contracts/travel/bookings.ts";
import { blankStay, stayRead, type StayRead } from "./booking.ts";
import { addressMax } from "#contracts/travel/trip-parts.ts";
import { findDays } from "./days.ts";
import * as labels from "./stay-labels.ts";
import { findCodes, isCodeHead } from "./text-labels.ts";
import { findTimes } from "./times.ts";

type Side = "in" | "out";
/** A check-in or check-out in one line, or in the lines under a label. */
type ParsedMoment = { line: number; side: Side; day: string; why: string; time: string };
type Stay = { from: number; until: number; parsed: ParsedMoment[] };

/**
 * The stays in some lines. `flights` are the lines with flight numbers: next to them,
 * labels such as "arrival" may belong to a flight.
 */
export function readStays(
  lines: readonly string[],
  today: string,
  flights: readonly number[] = [],
): StayRead[] {
  const parsed = parsedDays(lines, today, flights.length > 0);
  const stays = staysOf(parsed).filter(isStay);
  const starts = stays.map(({ from }, place) =>
    nameAbove(lines, from, stays[place - 1]?.until ?? -1),
  );
  return stays.slice(0, 200).flatMap((stay, place) => {
    const from = starts[place]?.line ?? stay.from;
    const end = beforeFlight(lines, flights, stay.until);
    const until = Math.min(starts[place + 1]?.line ?? lines.length, stay.until + 14, end);
    const region = lines.slice(from, until);
    const name =
      starts[place]?.name ||
      (stays.length > 1
        ? nameIn(region)
        : nameIn(lines) || hostedName(lines) || letterhead(lines, today));
    const address =
      addressIn(region) ||
      (stays.length > 1 ? "" : addressIn(lines)) ||
      addressAlone(stays.length > 1 ? region : [...region, ...lines], today);
    if (name === "" && address === "" && !lines.some((line) => labels.nameKind.test(line)))
      return [];
    const [code, second] = findCodes(region);
    const [all, further] = stays.length === 1 && code === undefined ? findCodes(lines) : [];
    const confirmation =
      (second === undefined ? code : undefined) ?? (further === undefined ? all : undefined) ?? "";
    const { values: dated, warnings } = withDays(stay.parsed);
    const source = region.join("\n").trim();
    return [
      stayRead(
        { ...blankStay, ...dated, name: name.slice(0, 120), address, confirmation },
        warnings,
        source,
      ),
    ];
  });
}

/** The start of the lines of the next flight, which may be above its number. */
function beforeFlight(lines: readonly string[], flights: readonly number[], after: number): number {
  let line = flights.find((flight) => flight > after) ?? lines.length;
  while (line > after + 1 && line < lines.length && lines[line - 1] !== "") line--;
  return line;
}

const isStay = ({ parsed }: Stay): boolean =>
  (["in", "out"] as const).every((side) => parsed.some((one) => one.side === side)) &&
  parsed.some(({ day, why }) => day !== "" || why !== "");

function parsedDays(lines: readonly string[], today: string, withFlights: boolean): ParsedMoment[] {
  const come = withFlights ? labels.comes : labels.comesAlso;
  const go = withFlights ? labels.goes : labels.goesAlso;
  const parsed: ParsedMoment[] = [];
  for (const [line, whole] of lines.entries()) {
    const parts = whole.replaceAll(labels.goesInside, "\n").split("\n");
    const sides = parts.map((part): Side | undefined =>
      come.test(part) ? "in" : go.test(part) ? "out" : undefined,
    );
    const days = findDays(whole, today);
    if (sides.every((side) => side === undefined)) {
      if (withFlights || days.length !== 2 || !labels.bothDays.test(whole)) continue;
      for (const [place, side] of (["in", "out"] as const).entries()) {
        const { day = "", why = "" } = days[place] ?? {};
        parsed.push({ line, side, day, why, time: "" });
      }
      continue;
    }
    const below = lines[line + 1] ?? "";
    const isHead = days.length === 0 && findTimes(whole).length === 0;
    const daysBelow = findDays(below, today);
    if (isHead && sides.length === 2 && daysBelow.length === 2) {
      const timesBelow = findTimes(below);
      const times = timesBelow.length > 0 ? timesBelow : findTimes(lines[line + 2] ?? "");
      for (const [place, side] of (["in", "out"] as const).entries()) {
        const { day = "", why = "" } = daysBelow[place] ?? {};
        parsed.push({
          line: line + 1,
          side,
          day,
          why,
          time: times.length === 2 ? (times[place]?.time ?? "") : "",
        });
      }
      continue;
    }
    for (const [place, side] of sides.entries()) {
      if (!side) continue;
      const own = isHead && sides.length < 2 ? under(lines, line, come, go) : (parts[place] ?? "");
      const [first] = findDays(own, today);
      const beside = findTimes(own);
      const times = beside.length === 0 && first && isTimes(below) ? findTimes(below) : beside;
      // Check-in may be from 15:00 to 22:00, and check-out from 07:00 to 11:00.
      const time = side === "in" ? times[0] : times.at(-1);
      parsed.push({
        line,
        side,
        day: first?.day ?? "",
        why: first?.why ?? "",
        time: times.length > 2 ? "" : (time?.time ?? ""),
      });
    }
  }
  return parsed;
}

/** Whether a line has only times, as "15:00 - 22:00" below a date. */
const isTimes = (line: string): boolean =>
  findTimes(line).length > 0 &&
  /^(?:[\d\s:.h–-]|[ap]\.?m\.?|from|until|till|to|after|before|by|at|between|and|ab|bis|von|uhr|desde|hasta|de|a|dès|jusqu['’]à|à){1,20}$/iu.test(
    line.replaceAll(/[()]/g, ""),
  );

/** The lines with dates and times under a label that is alone on its line. */
function under(lines: readonly string[], line: number, come: RegExp, go: RegExp): string {
  const own: string[] = [];
  for (const next of lines.slice(line + 1, line + 7)) {
    if (come.test(next) || go.test(next) || own.length === 2) break;
    if (next === "") continue;
    if (findTimes(next).length + datesIn(next) === 0) break;
    own.push(next);
  }
  return own.join(" ");
}

/** How many dates a line has, clear or not. */
const datesIn = (line: string): number => findDays(line, "2000-01-01").length;

/** Groups the dates of each stay: another check-in date starts another stay. */
function staysOf(parsed: readonly ParsedMoment[]): Stay[] {
  const stays: Stay[] = [];
  for (const one of parsed) {
    const current = stays.at(-1);
    const has = (day: string) =>
      current?.parsed.some(
        (other) => other.side === one.side && other.day !== "" && other.day !== day,
      );
    const isFull = current?.parsed.some(({ side, day, why }) => side === "out" && day + why !== "");
    const begins =
      one.side === "in" && one.day + one.why !== "" && (isFull ?? false) && has(one.day);
    if (!current || begins) stays.push({ from: one.line, until: one.line, parsed: [one] });
    else {
      current.parsed.push(one);
      current.until = one.line;
    }
  }
  return stays;
}

function withDays(parsed: readonly ParsedMoment[]): {
  values: Partial<BookedStay>;
  warnings: string[];
} {
  const of = (side: Side, field: "day" | "time") => {
    const values = [
      ...new Set(
        parsed.filter((one) => one.side === side && one[field] !== "").map((one) => one[field]),
      ),
    ];
    return values.length > 1 ? "" : (values[0] ?? "");
  };
  const warnings = parsed.flatMap(({ why }) => (why ? [why] : []));
  const dated = {
    checkIn: of("in", "day"),
    checkInTime: of("in", "time"),
    checkOut: of("out", "day"),
    checkOutTime: of("out", "time"),
  };
  if (dated.checkIn && dated.checkOut && dated.checkOut < dated.checkIn) {
    warnings.push("Check-out would be before check-in, so we left both dates blank.");
    return { values: { ...dated, checkIn: "", checkOut: "" }, warnings };
  }
  return { values: dated, warnings };
}

const trimmed = (name: string): string => name.replaceAll(/^[\s"“”„*•-]+|[\s"“”.,*-]+$/gu, "");

/** An address without the links and numbers that follow it. */
const addressOf = (text: string): string =>
  trimmed(text.replace(labels.afterAddress, "")).slice(0, addressMax);

function nameOf(line: string): string {
  if (labels.host.test(line)) return "";
  const labelled = labels.nameLabel.exec(line)?.[1];
  if (labelled) return trimmed(labelled);
  const sentence = labels.nameSentence.exec(line)?.[1];
  if (sentence) return trimmed(sentence);
  const short =
    line.length <= 80 && line.split(" ").length <= 9 && line.includes(" ") && !line.includes(":");
  return short && labels.nameKind.test(line) && !labels.noName.test(line) ? trimmed(line) : "";
}

/** The nearest name above a line, and its line. */
function nameAbove(
  lines: readonly string[],
  line: number,
  after: number,
): { line: number; name: string } {
  for (let above = line; above > Math.max(after, line - 12); above--) {
    const name = nameOf(lines[above] ?? "");
    if (name) return { line: above, name };
  }
  return { line, name: "" };
}

/** The only name in some lines; '' if there are several. */
function nameIn(lines: readonly string[]): string {
  const names = [...new Set(lines.map(nameOf).filter(Boolean))];
  return names.length > 1 ? "" : (names[0] ?? "");
}

/** The title of a rental, above its host. */
function hostedName(lines: readonly string[]): string {
  const filled = lines.filter(Boolean);
  const host = filled.findIndex((line) => labels.host.test(line));
  const title = host > 0 ? (filled[host - 1] ?? "") : "";
  return title.length <= 120 && !/[:!|]|http/.test(title) ? trimmed(title) : "";
}

/** The name right above an address with a phone number below it. */
function letterhead(lines: readonly string[], today: string): string {
  for (const [at, name] of lines.entries()) {
    const [address = "", phone = ""] = lines.slice(at + 1, at + 3);
    const isName = /^\p{Lu}[^:|@!?.]{3,80}$/u.test(name) && !labels.noName.test(name);
    if (isName && phoneLine.test(phone) && isAddress(addressOf(address), today))
      return trimmed(name);
  }
  return "";
}

const phoneLine = /^(?:(?:tele)?(?:phone|fon)|tel\.?|t[eé]l[eé](?:fono|phone)|\+\d)(?=[\s:.\d])/iu;

function isAddress(address: string, today: string): boolean {
  const isPlain = /^[^:|]{8,150}$/.test(address) && /\d/.test(address) && address.includes(",");
  if (!isPlain || /[@€$£]|http/.test(address) || labels.noAddress.test(address)) return false;
  return findDays(address, today).length + findTimes(address).length === 0;
}

function addressIn(lines: readonly string[]): string {
  for (const [line, text] of lines.entries()) {
    const beside = labels.addressLabel.exec(text);
    if (!beside) continue;
    const own = addressOf(beside[1] ?? "");
    if (own.length > 3) return own;
    const first = lines[line + 1] === "" ? line + 2 : line + 1;
    const below = lines.slice(first, first + 4);
    const end = below.findIndex(
      (next) =>
        next === "" || /^[^:]{2,30}:/.test(next) || isCodeHead(next) || addressOf(next) === "",
    );
    const block = below.slice(0, end === -1 ? 3 : end);
    if (block.length > 0) return addressOf(block.join(", "));
  }
  return "";
}

/** An address without a label: right under the name, as in a letterhead, or with a street, a city and a country. */
function addressAlone([name = "", ...others]: readonly string[], today: string): string {
  for (const [place, text] of others.entries()) {
    const address = addressOf(text);
    if (!isAddress(address, today)) continue;
    if (
      phoneLine.test(others[place + 1] ?? "") ||
      (place === 0 ? nameOf(name) !== "" : /,.*, \p{Lu}[\p{L} ]{2,30}$/u.test(address))
    )
      return address;
  }
  return "";
}
