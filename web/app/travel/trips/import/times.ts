/** A time of day, `HH:MM`, found in a line; `shift` is the day offset next to it, as in +1. */
export type FoundTime = { at: number; end: number; time: string; shift: number | undefined };

const clock =
  /(?<![\d:.,+])([01]?\d|2[0-3])([:.h])([0-5]\d)(?::[0-5]\d)?(?![\d:]|\.\d)(?! ?m(?:in)?(?!\p{L}))(?: ?(am|pm|a\.m\.|p\.m\.|uhr|hrs?|h)(?!\p{L}))?/giu;
const hour = /(?<![\d:.,+])(1\d|2[0-3]|0?\d) ?(am|pm|a\.m\.|p\.m\.|uhr)(?!\p{L})/giu;
const shiftSigns =
  /^(?: |,|\(){0,3}(?:\+ ?([12])|(-1))(?![\d:]) ?(?:days?|d|tage?|días?|j(?:ours?)?)?(?![\p{L}\d])/iu;
const nextDay =
  /^(?: |,|\(){0,3}(?:\(?the )?(?:next day|following day|am (?:nächsten|folgenden) tag|nächster tag|folgetag|(?:del? )?día siguiente|(?:le )?lendemain)/iu;

function inDay(hours: number, half: string | undefined): number | undefined {
  const mail = half?.toLowerCase()[0];
  if (mail === "a") return hours > 12 ? undefined : hours % 12;
  if (mail === "p") return hours > 12 ? hours : (hours % 12) + 12;
  return hours;
}

/** The times of day in a line, in their order. */
export function findTimes(line: string): FoundTime[] {
  const found: FoundTime[] = [];
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
  return found.toSorted((a, b) => a.at - b.at);
}
