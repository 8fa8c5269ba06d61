/** A time of day, `HH:MM`, found in a line; `shift` is the day offset next to it, as in +1. */
export type FoundTime = { at: number; end: number; time: string; shift: number | undefined };

const clock =
  /(?<![\d:.,+])([01]?\d|2[0-3])([:.]| ?h ?| uhr )([0-5]\d)(?::[0-5]\d)?(?![\d:]|\.\d)(?! ?m(?:in|n)?(?!\p{L}))(?: ?([ap]m|[ap]\. ?m\.?|uhr|hrs?|h)(?!\p{L})|([ap])(?![\p{L}.]))?/giu;
const hour =
  /(?<![\d:.,+]|\d[/-])(1\d|2[0-3]|0?\d) ?([ap]m|[ap]\. ?m\.?|uhr)(?!\p{L}| [0-5]\d(?!\d))/giu;
/** "à 13 h"; without its preposition, it may be how long something takes. */
const frenchHour = /(?<=(?<!\p{L})(?:à|vers|dès) ?)([01]?\d|2[0-3]) ?h(?![\p{L}\d]| \d)/giu;
/** The half of the day before a time, as in "午後 1:20" and "PM 1:20". */
const halfBefore =
  /(?:(午前|上午|오전|凌晨|清晨|早上|새벽|아침)|(午後|下午|오후)|(晚上|傍晚|夜|저녁|밤)|(?<!\p{L})([ap])m) ?$/iu;
/** In "PM 1:20 AM 6:20" they stand before their times; in "1:20 PM 6:20 AM", behind them. */
const halvesFirst =
  /^(?:(?!(?<!\p{L})[ap]\.? ?m(?!\p{L})).)*(?<!\p{L}|(?<![\d/.-])\d{1,2}(?:[:.h]\d\d)? ?)[ap]m ?\d/iu;
const halfBehind =
  /^ (?:(?:(?:de|por) la |in the |du |am )?(?:(mañana|madrugada|morning|matin)|(tarde|afternoon|nachmittags?)|(noche|evening|soir|abends?))|at (night)|de l['’]après-midi)(?!\p{L})/iu;
/** "午後1時30分", "13:30 hrs" as "1330 hrs". */
const eastern =
  /(?<![\d:.,+])([01]?\d|2[0-3])[時时시点點](?!間|间|간|の) ?(?:([0-5]?\d) ?[分분]|半)?(?!\p{Nd})/gu;
const military = /(?<![\d:.,+-])([01]\d|2[0-3])([0-5]\d) ?(?:hrs|hours|uhr|h)(?![\p{L}\d])/giu;
const shiftSigns =
  /^(?: |,|\(){0,3}(?:j ?)?(?:\+ ?([12])|(-1))(?![\d:]) ?(?:days?|d|tage?|días?|j(?:ours?)?)?(?![\p{L}\d])/iu;
const nextDay =
  /^(?: |,|\(){0,3}(?:\(?the )?(?:next day|following day|am (?:nächsten|folgenden) tag|nächster tag|folgetag|(?:del? )?día siguiente|(?:le )?lendemain)/iu;

/** A line with the usual forms of wide digits and signs, which Japanese texts have. */
export const narrow = (line: string): string =>
  line.replaceAll(/[\uFF08-\uFF1A]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/** `night` has the end of one day and the beginning of the next one. */
type Half = "morning" | "afternoon" | "night";

function inDay(hours: number, half: Half | undefined): number | undefined {
  if (half === "night" && hours % 12 === 0) return undefined;
  if (half === "morning") return hours > 12 ? undefined : hours % 12;
  return half && hours <= 12 ? (hours % 12) + 12 : hours;
}

/** The half of the day that is written at a time, or beside it. */
function halfAt(line: string, at: number, end: number, written = ""): Half | undefined {
  const isFirst = halvesFirst.test(line);
  const [, early, late, dark, mark = ""] =
    halfBefore.exec(line.slice(Math.max(0, at - 8), at)) ?? [];
  const letter = (isFirst ? mark : written).toLowerCase()[0];
  if (early || letter === "a") return "morning";
  if (late || letter === "p") return "afternoon";
  if (dark) return "night";
  const behind = halfBehind.exec(line.slice(end, end + 24));
  if (!behind) return undefined;
  return behind[1] ? "morning" : behind[3] || behind[4] ? "night" : "afternoon";
}

/** The times of day in a line, in their order. */
export function findTimes(text: string): FoundTime[] {
  const found: FoundTime[] = [];
  const line = narrow(text);
  if (!/\d/.test(line)) return found;
  const put = (
    match: RegExpExecArray,
    hours: string,
    minutes: string,
    half: string | undefined,
  ) => {
    const at = match.index;
    const end = at + match[0].length;
    const whole = inDay(Number(hours), halfAt(line, at, end, half));
    if (whole === undefined || found.some((other) => at < other.end && other.at < end)) return;
    const rest = line.slice(end, end + 40);
    const signs = shiftSigns.exec(rest);
    const shift = signs ? (signs[2] ? -1 : Number(signs[1])) : nextDay.test(rest) ? 1 : undefined;
    found.push({ at, end, time: `${`${whole}`.padStart(2, "0")}:${minutes}`, shift });
  };
  for (const match of line.matchAll(clock)) {
    const [, hours = "", sign, minutes = "", long, short] = match;
    const half = long ?? short;
    // 10.05 may be a price or a date; only "10.05 Uhr" is a time.
    if (sign === "." && !half) continue;
    put(match, hours, minutes, half);
  }
  for (const match of line.matchAll(hour)) put(match, match[1] ?? "", "00", match[2]);
  for (const match of line.matchAll(frenchHour)) put(match, match[1] ?? "", "00", undefined);
  for (const match of line.matchAll(military))
    put(match, match[1] ?? "", match[2] ?? "", undefined);
  for (const match of line.matchAll(eastern)) {
    const [read, hours = "", minutes] = match;
    put(match, hours, minutes?.padStart(2, "0") ?? (read.endsWith("半") ? "30" : "00"), undefined);
  }
  return found.toSorted((a, b) => a.at - b.at);
}
