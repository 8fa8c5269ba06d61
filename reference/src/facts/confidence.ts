/** The one table of confidence, for facts, rules and operators alike; reference/README.md has it in words. */
import type { Confidence } from "./fact.ts";
import type { SourceKind } from "../sources/source.ts";

/** A source as the table counts it. */
export type Evidence = { kind: SourceKind; checked?: string };

const order: readonly Confidence[] = ["low", "medium", "high"];

/** The names of the rule book for the same three. */
export const ruleConfidence = { high: "official", medium: "quoted", low: "low" } as const;
export const factConfidence = { official: "high", quoted: "medium", low: "low" } as const;

export const isHigher = (one: Confidence, other: Confidence): boolean =>
  order.indexOf(one) > order.indexOf(other);

/** One step down, as past the day by which something was to be checked again. */
export const oneLower = (confidence: Confidence): Confidence =>
  confidence === "high" ? "medium" : "low";

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const dated = new RegExp(
  `(?:(?<name>${months.join("|")}) )?(?:(?<day>\\d{1,2}), )?(?<year>(?:19|20)\\d\\d)(?:-(?<month>\\d\\d)(?:-(?<date>\\d\\d))?)?`,
);

/** The first day of the date of a source: 2026-07-01 for "Last checked July 2026". Undefined where it is undated. */
export function dayOfSource({ checked = "" }: Evidence): string | undefined {
  if (/^(?:undated|after|year not shown)/i.test(checked)) return undefined;
  // The newest of several dates, and of a range, stands last.
  const text = (checked.split(/;|, updated/).at(-1) ?? "").replace(/(?:19|20)\d\d–/, "");
  const { name, day, year, month, date } = dated.exec(text)?.groups ?? {};
  if (year === undefined) return undefined;
  const two = (part: number | string) => String(part).padStart(2, "0");
  const inYear = name === undefined ? (month ?? "01") : two(months.indexOf(name) + 1);
  return `${year}-${inYear}-${two(day ?? date ?? 1)}`;
}

const yearsCounted = 2;

/** The most that these sources give on a day: what they state may be lower, never higher. */
/** The most that these sources give to what was checked on a day: what is stated may be lower, never higher. */
export function confidenceOf(sources: readonly Evidence[], on: string): Confidence {
  const since = `${Number(on.slice(0, 4)) - yearsCounted}${on.slice(4)}`;
  const recent = sources.filter((source) => (dayOfSource(source) ?? "") >= since);
  const authority = sources.filter(isOfAuthority);
  // An undated page of an authority is as old as the day on which it was read.
  const isRead = authority.some(({ checked = "" }) => /^undated(?!.*outdated)/i.test(checked));
  if (authority.length > 0 && (isRead || recent.length > 0)) return "high";
  // Those who compile what others publish may have copied one another.
  const compilers = recent.filter(isCompiler);
  const independent = recent.length - compilers.length + Math.min(compilers.length, 1);
  if (independent >= 2) return "high";
  return independent === 1 || authority.length > 0 ? "medium" : "low";
}

const isOfAuthority = ({ kind }: Evidence): boolean => kind === "official" || kind === "embassy";
const isCompiler = ({ kind }: Evidence): boolean =>
  kind === "quoted" || kind === "guide" || kind === "collection";
