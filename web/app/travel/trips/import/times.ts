/** A time of day, `HH:MM`, found in a line; `shift` is the day offset next to it, as in +1. */
export type FoundTime = { at: number; end: number; time: string; shift: number | undefined };

const clock =
  /(?<![\d:.,+])([01]?\d|2[0-3])([:.]| ?h ?| uhr )([0-5]\d)(?::[0-5]\d)?(?![\d:]|\.\d)(?! ?m(?:in|n)?(?!\p{L}))(?: ?(am|pm|a\.m\.|p\.m\.|uhr|hrs?|h)(?!\p{L}))?/giu;
const hour = /(?<![\d:.,+])(1\d|2[0-3]|0?\d) ?(am|pm|a\.m\.|p\.m\.|uhr)(?!\p{L}| [0-5]\d(?!\d))/giu;
/** "午後1時30分", "13:30 hrs" as "1330 hrs". */
const eastern =
  /(午前|午後|上午|下午|오전|오후)? ?([01]?\d|2[0-3])[時时시点點](?!間|间|간|の) ?(?:([0-5]?\d) ?[分분]|半)?(?!\p{Nd})/gu;
const military = /(?<![\d:.,+-])([01]\d|2[0-3])([0-5]\d) ?(?:hrs|hours|uhr|h)(?![\p{L}\d])/giu;
const shiftSigns =
  /^(?: |,|\(){0,3}(?:\+ ?([12])|(-1))(?![\d:]) ?(?:days?|d|tage?|días?|j(?:ours?)?)?(?![\p{L}\d])/iu;
const nextDay =
  /^(?: |,|\(){0,3}(?:\(?the )?(?:next day|following day|am (?:nächsten|folgenden) tag|nächster tag|folgetag|(?:del? )?día siguiente|(?:le )?lendemain)/iu;

/** A line with the usual forms of wide digits and signs, which Japanese texts have. */
export const narrow = (line: string): string =>
  line.replaceAll(/[\uFF08-\uFF1A]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

function inDay(hours: number, half: string | undefined): number | undefined {
  const mail = half?.toLowerCase()[0];
  if (mail === "a") return hours > 12 ? undefined : hours % 12;
  if (mail === "p") return hours > 12 ? hours : (hours % 12) + 12;
  return hours;
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
    const whole = inDay(Number(hours), half);
    if (whole === undefined || found.some((other) => at < other.end && other.at < end)) return;
    const rest = line.slice(end, end + 40);
    const signs = shiftSigns.exec(rest);
    const shift = signs ? (signs[2] ? -1 : Number(signs[1])) : nextDay.test(rest) ? 1 : undefined;
    found.push({ at, end, time: `${`${whole}`.padStart(2, "0")}:${minutes}`, shift });
  };
  for (const match of line.matchAll(clock)) {
    const [, hours = "", sign, minutes = "", half] = match;
    // 10.05 may be a price or a date; only "10.05 Uhr" is a time.
    if (sign === "." && !half) continue;
    put(match, hours, minutes, half);
  }
  for (const match of line.matchAll(hour)) put(match, match[1] ?? "", "00", match[2]);
  for (const match of line.matchAll(military))
    put(match, match[1] ?? "", match[2] ?? "", undefined);
  for (const match of line.matchAll(eastern)) {
    const [read, half = "", hours = "", minutes] = match;
    const sign = /午前|上午|오전/.test(half)
      ? "am"
      : /午後|下午|오후/.test(half)
        ? "pm"
        : undefined;
    put(match, hours, minutes?.padStart(2, "0") ?? (read.endsWith("半") ? "30" : "00"), sign);
  }
  return found.toSorted((a, b) => a.at - b.at);
}
