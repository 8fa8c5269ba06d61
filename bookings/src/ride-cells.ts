import type { Airports } from "./airports.ts";
import { findDays, isWeekday, type FoundDay } from "./days.ts";
import { besides } from "./text-labels.ts";
import { findTimes, type FoundTime } from "./times.ts";

export type RideSide = "departure" | "arrival";
export type RideMoment = { time: string; side: RideSide | undefined; shift: number | undefined };
type RideDay = Pick<FoundDay, "day" | "why"> & { side: RideSide | undefined };

/** What a line has of a ride. */
export type RideLine = {
  line: number;
  text: string;
  times: RideMoment[];
  /** Days in their order; `before` is how many times of this line are before it. */
  days: (RideDay & { before: number })[];
  places: string[];
  route: { from: string; to: string; isLabelled: boolean } | undefined;
  /** The heading of a way, such as "Return". */
  isHead: boolean;
};

const departing =
  /^(?:dep(?:art(?:s|ure|ing)?)?|leaves?|leaving|ab(?:fahrt)?|von|départ|salida|sale|partenza|vertrek|from)(?!\p{L})\.?/iu;
const arriving =
  /^(?:arr(?:iv(?:al|es?|ing))?|an(?:kunft)?|nach|arrivée|llegada|llega|arrivo|aankomst|to)(?!\p{L})\.?/iu;
const filler =
  /^(?:at|on|the|um|am|le|el|la|las|los|a|à|den|der|die|il|alle|date|time|datum|zeit|uhr|hrs?|h|local time|ortszeit|heure locale|hora local|outward|outbound|inbound|return(?:ing)?|hinfahrt|rückfahrt|hinreise|rückreise|aller(?: simple)?|retour|ida|vuelta|andata|ritorno|one-?way|round-?trip|journey|trip|reise|trajet|viaje|crossing|sailing|next day|\+ ?[12](?: days?)?)(?!\p{L})/iu;
const head =
  /^[^\p{L}\d]{0,6}(?:(?:your )?(?:outward|outbound|inbound|return(?:ing)?|first|second)|hinfahrt|rückfahrt|hinreise|rückreise|(?:trajet |voyage )?(?:aller|retour)|(?:viaje de )?(?:ida|vuelta|regreso)|andata|ritorno|(?:journey|leg|segment|trip|train|fahrt|trajet|sailing|crossing) [1-9])(?!\p{L}| flight)/iu;
const routeLabel =
  /^(?:route|journey|crossing|sailing|strecke|verbindung|trajet|traversée|itinéraire|liaison|parcours|trayecto|ruta|travesía|percorso|tratta)(?!\p{L})[ :|]*/iu;
const arrow = / ?(?:→|⇒|➔|➜|›|»|->|>|–>) ?| (?:–|—|-|to|nach|bis|a|à|vers|hasta) /u;
const noPlace =
  /(?<!\p{L})(?:check|boarding|gates?|deck|cabin\p{L}*|class|klasse|classe|seats?|coach|car|platz|wagen|voiture|place|meal|dinner|breakfast|vessel|ship|schiff|navire|kabine|price|total|paid|adults?|child\p{L}*|erwachsene\p{L}*|passengers?|reserv\p{L}*|booking|buchung\p{L}*|confirm\p{L}*|departs?|departure|arrives?|arrival|abfahrt|ankunft|départ|arrivée|salida|llegada|date|time|datum|zeit|gleis|direct|direkt|duration|dauer|durée|train|zug|ferry|fähre|crossing|outward|outbound|inbound|return|hinfahrt|rückfahrt|aller|retour|mr|mrs|ms|miss|master|herr|frau|hello|dear|hallo|bonjour|thank|free|open|standard|economy|flex\p{L}*|none|direction|richtung|dirección|pets?|vehicle|fahrzeug|service|regional|express|zephyr|page|from|route)(?!\p{L})/iu;
const joining = new Set(
  "et de du la le les des del della di am an der bei zu upon on of the sur en y e i sous und & – - hoek van den aan".split(
    " ",
  ),
);

/** "hl.n." of a station. */
const abbreviated = /^\p{Ll}{1,4}\.(?:\p{Ll}{1,4}\.?)?$/u;
/** What has numbers besides places. */
const numbered =
  /(?<!\p{L})(?:plat(?:form|\.)|track|voie|quai|vía|andén|binario|terminal|hall|bed|bett|lit|litera|level|floor|zone|room|group|row|line|boeing|airbus)(?!\p{L})/iu;

/** Whether a text may be the name of a town, a station or a port. */
export function isPlace(written: string, isBesideTime = false): boolean {
  // "Paris Montparnasse 1 et 2" is one only beside a time.
  const text = isBesideTime ? written.replaceAll(/(?<=\p{L}{3}.*) \d{1,2}(?=$| )/gu, "") : written;
  if (text !== written && numbered.test(text)) return false;
  if (text.length < 3 || text.length > 60 || /[\d:@*€£$%!?=]/.test(text)) return false;
  if (!/^\p{Lu}/u.test(text) || noPlace.test(text.replace(/\([^)]*\)/gu, "")) || isWeekday(text))
    return false;
  const parts = text.split(/[\s,]+/).filter(Boolean);
  return (
    parts.length <= 7 &&
    parts.every(
      (part) =>
        /^[(‘’'/&-]?\p{Lu}/u.test(part) ||
        abbreviated.test(part) ||
        joining.has(part.toLowerCase()),
    )
  );
}

/** "ALBANY-RENSSELAER, NY" as "Albany-Rensselaer". */
export function placeName(text: string): string {
  const name = text
    .replace(/^[^\p{L}]+|[\s,;:·|–-]+$/gu, "")
    .replace(/, [A-Z]{2}$/u, "")
    .replace(/ \((?:round|one)[ -]?(?:trip|way)\)$/iu, "")
    .trim();
  if (/\p{Ll}/u.test(name) || name.length < 4) return name;
  return name.toLowerCase().replaceAll(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase());
}

type Rest = { rest: string; side: RideSide | undefined };

const sideBehind = /(?<=\p{L}) (?:(ab|dep(?:arts?)?)|(an|arr(?:ives?)?))\.?$/u;

/** Signs at the end of a cell, without the bracket or the dot of a name. */
const endSigns =
  /(?:[\s:;,|·–—-]|(?<!\.\p{Ll}{1,4})\.|\((?=[^\p{L}]*$)|(?<!\(\p{L}[^()]{0,60})\))+$/u;

/** A cell without its labels, fillers and signs at the start. */
function unlabelled(cell: string): Rest {
  let rest = cell;
  let side: RideSide | undefined;
  for (let before = ""; rest !== before;) {
    before = rest;
    rest = rest.replace(/^[\s:;,.()|·•*–—+-]+/u, "");
    if (departing.test(rest)) side ??= "departure";
    else if (arriving.test(rest)) side ??= "arrival";
    rest = rest.replace(departing, "").replace(arriving, "").replace(filler, "");
    const [word = ""] = rest.split(/[\s,.]/);
    if (word && isWeekday(word)) rest = rest.slice(word.length);
  }
  rest = rest.replace(endSigns, "").trim();
  const behind = sideBehind.exec(rest);
  if (behind) side ??= behind[1] ? "departure" : "arrival";
  return { rest: rest.replace(sideBehind, ""), side };
}

/** A text without some parts of it. */
const without = (text: string, parts: readonly { at: number; end: number }[]): string =>
  parts
    .toSorted((one, other) => other.at - one.at)
    .reduce((left, { at, end }) => `${left.slice(0, at)} ${left.slice(end)}`, text);

/** Parts with the brackets that they stand in, as "(arrival on Wed, 24 Feb 2027)". */
const withBrackets = (text: string, parts: readonly { at: number; end: number }[]) => {
  const brackets = [...text.matchAll(/\([^()]*\)/gu)].map(({ index, 0: inner }) => ({
    at: index,
    end: index + inner.length,
  }));
  const around = brackets.filter(({ at, end }) =>
    parts.some((part) => at < part.at && part.end < end),
  );
  const left = parts.filter(
    (part) => !around.some(({ at, end }) => at < part.at && part.end < end),
  );
  return [...left, ...around];
};

const routeOf = (text: string): RideLine["route"] =>
  routeIn(text) ?? text.split(" | ").map(routeIn).find(Boolean);

const isRoute = (text: string): boolean => routeIn(text) !== undefined;

function routeIn(text: string): RideLine["route"] {
  const isLabelled = routeLabel.test(text);
  const bare = text
    .replace(routeLabel, "")
    .replace(head, "")
    .replace(
      /^[\s:–|-]*(?:journey|trip|train|sailing|crossing|reise|fahrt|trajet|voyage|viaje)(?= ?[:|])/iu,
      "",
    )
    .replace(/^[\s:–|-]+/u, "")
    .replace(/^(?:from|von|de|desde|da) /iu, "")
    .replace(/^[\s:–|-]+/u, "")
    .replaceAll(/ \| (?=[›»→➔>])|(?<=[›»→➔>]) \| /gu, " ");
  const whole = (bare.split(" | ")[0] ?? "").replaceAll(/ {2,}/g, " ");
  const ends = whole.split(arrow).map((end) => end.trim());
  const [from = "", to = ""] = ends;
  const names = [from, to].map((end) =>
    placeName(end.replace(/[,;].*$/u, (more) => (/^,? ?[A-Z]{2}\b/u.test(more) ? more : ""))),
  );
  const [start = "", end = ""] = names;
  if (ends.length !== 2 || start === end || !isPlace(start) || !isPlace(end)) return undefined;
  return { from: start, to: end, isLabelled };
}

/** The parts of a line that are about a ride; nothing for one about something else. */
export function rideLine(text: string, line: number, today: string): RideLine {
  const found: RideLine = {
    line,
    text,
    times: [],
    days: [],
    places: [],
    route: undefined,
    isHead: head.test(text),
  };
  if (besides.test(text) || text.length > 240) return found;
  found.route = routeOf(text);
  let label: RideSide | undefined;
  const allTimes = findTimes(text);
  const isTimed = allTimes.length > 0;
  // "Roma Termini 09:10 → Milano Centrale 12:19".
  if (allTimes.length === 2) found.route ??= routeOf(without(text, allTimes));
  for (const cell of text.split(" | ")) {
    const times: FoundTime[] = findTimes(cell);
    const days = findDays(cell, today);
    const parts = [
      ...times,
      ...days.filter(({ at }) => !times.some((one) => one.at <= at && at < one.end)),
    ];
    const { rest, side } = unlabelled(without(cell, withBrackets(cell, parts)));
    // "2151 Acela" is a train.
    const isTown = !/^\d/.test(rest) && isPlace(placeName(rest), isTimed);
    const isOwn = rest === "" || isTown || isRoute(rest);
    const isMore =
      rest !== "" && isOwn && !isRoute(rest) && !(found.route && days.length + times.length === 0);
    if (isOwn && parts.length > 0) {
      for (const { time, shift } of times) found.times.push({ time, shift, side: side ?? label });
      for (const { day, why, at } of days) {
        const before = found.times.length - times.filter((one) => one.at > at).length;
        found.days.push({ day, why, side: side ?? label, before });
      }
    }
    if (isMore) found.places.push(placeName(rest));
    label =
      parts.length === 0 && rest === "" ? (side ?? label) : parts.length > 0 ? undefined : label;
  }
  return found;
}

/** The lines of a table whose columns are two ways, one way below the other. */
export function withoutColumns(lines: readonly string[]): string[] {
  const all: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const ways = line.split(" | ");
    const isHeader = ways.length === 2 && ways.every((cell) => head.test(cell) && cell.length < 24);
    const end = lines.findIndex((row, place) => place > at && row.split(" | ").length !== 3);
    const rows = isHeader ? lines.slice(at + 1, end === -1 ? lines.length : end) : [];
    if (rows.length === 0) {
      all.push(line);
      continue;
    }
    const cells = rows.map((row) => row.split(" | "));
    for (const [column, way] of ways.entries())
      all.push(way, ...cells.map((row) => `${row[0]} | ${row[column + 1]}`), "");
    at += rows.length;
  }
  return all;
}

/** Two ways beside each other, as in PDFs, one below the other. */
export function uncolumned(lines: readonly string[]): string[] {
  const all: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const cells = (lines[at] ?? "").split(" | ");
    const isTwice = cells.length === 2 && cells.every((cell) => routeOf(cell) !== undefined);
    if (!isTwice) {
      all.push(lines[at] ?? "");
      continue;
    }
    const columns: [string[], string[]] = [[], []];
    for (; at < lines.length && (lines[at] ?? "").includes(" | "); at += 1) {
      const row = (lines[at] ?? "").split(" | ");
      const again = row.findIndex((cell, place) => place > 0 && cell === row[0]);
      const half = again > 0 ? again : Math.ceil(row.length / 2);
      columns[0].push(row.slice(0, half).join(" | "));
      columns[1].push(row.slice(half).join(" | "));
    }
    all.push(...columns[0], "", ...columns[1], lines[at] ?? "");
  }
  return all;
}

/** Whether a name is that of a known town, or a more exact name of an end of the route. */
export const fits = (name: string, end: string, airports: Airports): boolean => {
  const [first = ""] = end.split(/[\s,(-]/);
  return (
    name.toLowerCase().includes(first.toLowerCase()) ||
    (end === "" && airports.cityOf(name) !== undefined)
  );
};
