import { dayText } from "#format/dates.ts";
import { daysInMonth } from "#contracts/kernel/days.ts";
import { narrow } from "./times.ts";

/** A date found in a line; `day` is '' if it is unclear, and `why` explains it. */
export type FoundDay = { at: number; end: number; day: string; why: string };

const monthNames = [
  "january jan januar jänner enero ene janvier janv gennaio gen januari janeiro",
  "february feb febbraio februari fevereiro fev februar febrero février févr fév fevrier",
  "march mar maart mrt março märz mär marzo mars",
  "april apr aprile abril abr avril avr",
  "may mai mayo maggio mag mei maio",
  "june jun giugno giu junho juni junio juin",
  "july jul luglio lug julho juli julio juillet juil",
  "august aug augustus agosto ago août aout",
  "september sep sept settembre setembro septiembre septembre",
  "october oct ottobre ott outubro oktober okt octubre octobre",
  "november nov novembro noviembre novembre",
  "december dec dicembre dezembro dezember dez diciembre dic décembre déc decembre",
];
const weekdayNames = [
  "sunday sun domenica zondag zo sonntag so domingo dom dimanche dim 日曜日 日曜 星期日 星期天 周日 週日 일요일",
  "monday mon lunedì maandag montag mo lunes lun lundi 月曜日 月曜 星期一 周一 週一 월요일",
  "tuesday tue martedì dinsdag tues dienstag di martes mar mardi 火曜日 火曜 星期二 周二 週二 화요일",
  "wednesday wed mercoledì woensdag mittwoch mi miércoles mié miercoles mercredi mer 水曜日 水曜 星期三 周三 週三 수요일",
  "thursday thu giovedì gio donderdag thur thurs donnerstag do jueves jue jeudi jeu 木曜日 木曜 星期四 周四 週四 목요일",
  "friday fri venerdì vrijdag vr freitag fr viernes vie vendredi ven 金曜日 金曜 星期五 周五 週五 금요일",
  "saturday sat sabato zaterdag za samstag sa sonnabend sábado sáb sabado samedi sam 土曜日 土曜 星期六 周六 週六 토요일",
];
const numbered = (names: readonly string[], first: number): Map<string, number> =>
  new Map(names.flatMap((row, index) => row.split(" ").map((name) => [name, index + first])));
const months = numbered(monthNames, 1);
const weekdays = numbered(weekdayNames, 0);

const month = `(${[...months.keys()].toSorted((a, b) => b.length - a.length).join("|")})`;
const year = "(20\\d\\d)";
/** Weekdays of one character, Sunday first, in Japanese, Chinese and Korean. */
const shortWeekdays = ["日天일", "月一월", "火二화", "水三수", "木四목", "金五금", "土六토"];
const shortWeekday = `[${shortWeekdays.join("")}]`;
/** The year before the first of each Japanese era. */
const eras = new Map([
  ["令和", 2018],
  ["平成", 1988],
]);
const of = "(?:de |of )?";
const ordinal = "(?:st|nd|rd|th|º|er)?";

/** Each pattern with its groups: D day, M month name, N month number, Y year, A era and its year, E first day of a range, S separator. */
const forms: readonly (readonly [groups: string, pattern: RegExp])[] = [
  ["YND", /(?<!\d)(20\d\d) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日号號일]/gu],
  ["AND", /((?:令和|平成) ?(?:\d{1,2}|元)) ?[年./-] ?(\d{1,2}) ?[月./-] ?(\d{1,2})(?!\d)日?/gu],
  ["ND", /(?<!\d)(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日号號일]/gu],
  ["ND", new RegExp(`(?<![\\d/])(\\d{1,2})/(\\d{1,2})(?= ?\\(${shortWeekday}\\))`, "gu")],
  ["YSND", /(?<![\d.])(20\d\d)([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/giu],
  [
    "EDMY",
    new RegExp(
      `(?<![\\d.:])(\\d{1,2})\\.? ?[-–—] ?(\\d{1,2})\\.? ${of}${month}\\.?,? (?:de |del )?${year}(?!\\d)`,
      "giu",
    ),
  ],
  [
    "DMY",
    new RegExp(
      `(?<![\\d.:])(\\d{1,2})${ordinal}\\.?[ -]?${of}${month}(?!\\p{L})\\.?,?[ -]?(?:de |del )?${year}(?!\\d)`,
      "giu",
    ),
  ],
  ["DMY", new RegExp(`(?<![\\d.:])(\\d{1,2})(-?)${month}\\2(\\d\\d)(?![\\d:])`, "giu")],
  ["MDY", new RegExp(`(?<!\\p{L})${month}\\.? (\\d{1,2})${ordinal},? ${year}(?!\\d)`, "giu")],
  ["DM", new RegExp(`(?<![\\d.:])(\\d{1,2})${ordinal}\\.?[ -]?${of}${month}(?!\\p{L})`, "giu")],
  ["MD", new RegExp(`(?<!\\p{L})${month}\\.? (\\d{1,2})${ordinal}(?![\\d:.])`, "giu")],
  ["DNY", /(?<![\d.])(\d{1,2})\. ?(\d{1,2})\. ?(20\d\d|[2-4]\d)(?![\d:]|\.\d)/giu],
  ["DSNY", /(?<![\d/.-])(\d{1,2})([/-])(\d{1,2})\2(20\d\d)(?!\d)/giu],
];

const two = (number: number): string => `${number}`.padStart(2, "0");

/** `YYYY-MM-DD`; '' for an invalid date. */
export const dayOf = (y: number, m: number, d: number): string =>
  m >= 1 && m <= 12 && d >= 1 && d <= daysInMonth(y, m) ? `${y}-${two(m)}-${two(d)}` : "";

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Whether a line is only a weekday. */
export const isWeekday = (line: string): boolean =>
  line.length < 16 && weekdays.has(line.toLowerCase().replace(/[.,]{1,2}$/, ""));

/** The weekday before a date or, in parentheses, after it. */
function weekdayAt(line: string, at: number, end: number): number | undefined {
  const before = /(\p{L}{2,10})\.?,? ?(?:the |den |el |le )?$/u.exec(
    line.slice(Math.max(0, at - 18), at),
  );
  const rest = line.slice(end, end + 14);
  const after =
    /^ ?\((\p{L}{2,10})\.?\)/u.exec(rest) ?? /^ ?(\p{L}曜日?|[星周週]\p{L}{1,2})/u.exec(rest);
  const short = afterDay.exec(rest)?.[1];
  if (short) return shortWeekdays.findIndex((names) => names.includes(short));
  const names = [after?.[1], before?.[1]].map((name) => weekdays.get(name?.toLowerCase() ?? ""));
  return names.find((weekday) => weekday !== undefined);
}

const afterDay = new RegExp(`^ ?\\((${shortWeekday})\\)`, "u");

/** A year as it is written: of four digits, of two, or of an era. */
function yearOf(written: string): number {
  const [, era = "", count = ""] = /^(\D+?) ?(\d+|元)$/.exec(written) ?? [];
  if (era) return (eras.get(era) ?? 0) + (count === "元" ? 1 : Number(count));
  return Number(written) < 100 ? 2000 + Number(written) : Number(written);
}

type Parts = { y?: number; m: number; d: number; swapped: boolean };

function decide(
  text: string,
  { y, m, d, swapped }: Parts,
  weekday: number | undefined,
  today: string,
): Pick<FoundDay, "day" | "why"> {
  if (y === undefined) {
    if (weekday === undefined) return { day: "", why: `“${text}” has no year. Select the date.` };
    const now = Number(today.slice(0, 4));
    const fit = [-1, 0, 1, 2, 3]
      .map((by) => dayOf(now + by, m, d))
      .filter((day) => day !== "" && weekdayOf(day) === weekday);
    const [only, second] = fit;
    if (only !== undefined && second === undefined) return { day: only, why: "" };
    return { day: "", why: `“${text}” has no year. Select the date.` };
  }
  const ways = [dayOf(y, m, d), ...(swapped ? [dayOf(y, d, m)] : [])].filter(Boolean);
  const able = [...new Set(ways)];
  if (able.length === 0) return { day: "", why: `“${text}” isn't a real date. Select the date.` };
  const fit = weekday === undefined ? able : able.filter((day) => weekdayOf(day) === weekday);
  const [first, second] = fit;
  if (first === undefined)
    return { day: "", why: `“${text}” doesn't match its day of the week. Select the date.` };
  if (second === undefined) return { day: first, why: "" };
  return {
    day: "",
    why: `“${text}” could be ${dayText(first, "monthDay")} or ${dayText(second, "monthDay")}. Select the date.`,
  };
}

const between =
  /^ ?(?:-|–|—|[~〜～]|から|to|until|bis|au|al|a|hasta) ?(?:(?:\p{L}{2,10})[.,]{0,2} ?)?$/iu;

/**
 * The dates of a line in their order. An ambiguous date such as 06/07/2026 is never guessed: only a weekday next to it
 * decides. A date without a year takes that of its range, or the one in which its weekday fits.
 */
export function findDays(written: string, today: string): FoundDay[] {
  const line = narrow(written);
  const found: (FoundDay & { parts: Parts })[] = [];
  if (!/\d/.test(line)) return found;
  for (const [groups, pattern] of forms) {
    for (const match of line.matchAll(pattern)) {
      const [text] = match;
      const at = match.index;
      const end = at + text.length;
      if (found.some((other) => at < other.end && other.at < end)) continue;
      const values = match.slice(1).filter((value) => groups.includes("S") || !/^-?$/.test(value));
      const value = (group: string) => values[groups.indexOf(group)] ?? "";
      const m = groups.includes("M")
        ? (months.get(value("M").toLowerCase()) ?? 0)
        : Number(value("N"));
      const writtenYear = value("Y") || value("A");
      const y = writtenYear ? yearOf(writtenYear) : undefined;
      const put = (d: number, from: number, until: number) => {
        const parts = { m, d, swapped: groups === "DSNY", ...(y !== undefined && { y }) };
        found.push({
          at: from,
          end: until,
          parts,
          ...decide(text, parts, weekdayAt(line, from, until), today),
        });
      };
      if (groups.includes("E")) put(Number(value("E")), at, at + 1);
      put(Number(value("D")), groups.includes("E") ? at + 1 : at, end);
    }
  }
  const inOrder = found.toSorted((a, b) => a.at - b.at);
  return inOrder.map(({ parts, ...day }, place) => {
    const next = inOrder[place + 1];
    if (
      parts.y !== undefined ||
      day.day ||
      !next?.day ||
      !between.test(line.slice(day.end, next.at))
    )
      return day;
    const y = Number(next.day.slice(0, 4));
    const whole = { ...parts, y: parts.m > Number(next.day.slice(5, 7)) ? y - 1 : y };
    return {
      ...day,
      ...decide(line.slice(day.at, day.end), whole, weekdayAt(line, day.at, day.end), today),
    };
  });
}

const numericDay = /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(20\d\d)(?!\d)/gu;
const yearless = /(?<![\d.,:])(\d{1,2})\.(\d{1,2})\.(?= |$|,)(?! ?20\d\d)/gu;

/** The lines with the year of days such as "06.02." that the same text has with one year. */
export function withYears(lines: readonly string[]): string[] {
  const years = new Map<string, Set<string>>();
  const keyOf = (d: string, m: string) => `${Number(d)}.${Number(m)}`;
  for (const line of lines)
    for (const [, d = "", m = "", y = ""] of line.matchAll(numericDay)) {
      const key = keyOf(d, m);
      years.set(key, (years.get(key) ?? new Set()).add(y));
    }
  if (years.size === 0) return [...lines];
  return lines.map((line) =>
    line.replaceAll(yearless, (all, d: string, m: string) => {
      const [only, second] = years.get(keyOf(d, m)) ?? [];
      return only && !second ? all + only : all;
    }),
  );
}
