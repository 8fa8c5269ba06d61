import { type Change, clockYear } from "./offsets.ts";
import { property, textValue } from "./lines.ts";

/** A VTIMEZONE for these years, one observance per change (RFC 5545, 3.6.5). */
export function zoneLines(zone: string, years: Iterable<number>): string[] {
  const changes = changesIn(zone, years);
  const usual = Math.min(...changes.map(({ to }) => to));
  const observances = changes.flatMap(({ at, from, to }) => {
    const kind = to > usual ? "DAYLIGHT" : "STANDARD";
    return [
      `BEGIN:${kind}`,
      property("DTSTART", clockText(at + from * 1_000)),
      property("TZOFFSETFROM", offsetText(from)),
      property("TZOFFSETTO", offsetText(to)),
      `END:${kind}`,
    ];
  });
  return ["BEGIN:VTIMEZONE", property("TZID", textValue(zone)), ...observances, "END:VTIMEZONE"];
}

/** Each run of consecutive years starts with the offset in effect then. */
function changesIn(zone: string, years: Iterable<number>): Change[] {
  const changes = new Map<number, Change>();
  let last: { year: number; offset: number } | undefined;
  for (const year of [...years].toSorted((a, b) => a - b)) {
    const clocks = clockYear(zone, year);
    if (last?.year !== year - 1) {
      const from = last?.offset ?? clocks.offset;
      changes.set(clocks.start, { at: clocks.start, from, to: clocks.offset });
    }
    // Adjacent years overlap around New Year.
    for (const change of clocks.changes) changes.set(change.at, change);
    last = { year, offset: clocks.changes.at(-1)?.to ?? clocks.offset };
  }
  return [...changes.values()];
}

const two = (number: number) => String(number).padStart(2, "0");

/** "+0200", "-0330"; with seconds for historical offsets. */
function offsetText(offset: number): string {
  const size = Math.abs(offset);
  const seconds = size % 60 === 0 ? "" : two(size % 60);
  const minutes = Math.floor(size / 60);
  return `${offset < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}${two(minutes % 60)}${seconds}`;
}

/** "20270305T180000" for an instant in UTC. */
export const clockText = (instant: number): string =>
  new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "");
