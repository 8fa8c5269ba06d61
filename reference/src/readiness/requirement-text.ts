/**
 * A requirement as sentences: its title, why, what to do, its days in words, and its sources. Every page that shows
 * requirements or rules prints them with this, so that they read alike.
 */
import { dayText as plainDay, daysText } from "#format/dates.ts";
import { inDays } from "#format/relative.ts";
import type { Check } from "../facts/due.ts";
import { overdueText } from "../overdue-text.ts";
import type { Confidence, SourceReference, Verdict } from "./verdict.ts";

/** What the engine or the API answers of one requirement. */
export type AnsweredRequirement = {
  title: string;
  because: string;
  verdict: Verdict;
  by?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  earliest?: string | undefined;
  fix?: readonly string[] | undefined;
  confidence: Confidence;
  sources: readonly SourceNote[];
  overdue?: Check | undefined;
};

/** A rule without a pet or a day, as a page on a country's rules shows it. */
export type StatedRule = {
  title: string;
  text: string;
  conflict?: string | undefined;
  confidence: Confidence;
  sources: readonly SourceReference[];
};

export type SourceNote = {
  title: string;
  address?: string | undefined;
  checked?: string | undefined;
};

export type RequirementText = {
  title: string;
  /** The reason in one sentence. */
  sentence: string;
  /** What to do. */
  steps: readonly string[];
  /** The state in a few words; the day is in it where there is one. */
  state: string;
  /** The last day in words, or the first one where it is blocked. */
  day: string | undefined;
  /** Whether it rests on quotations, sources disagree, or it is due for a check. */
  caution: string | undefined;
  sources: readonly SourceNote[];
};

export const unconfirmedText = "Unconfirmed: check with the authority.";

const cautionOf = (confidence: Confidence): string | undefined =>
  confidence === "official" ? undefined : unconfirmedText;

const cautions = (...texts: readonly (string | false | undefined)[]): string | undefined =>
  texts.filter(Boolean).join(" ") || undefined;

/** Prints one requirement as of a day. */
export function requirementText(each: AnsweredRequirement, asOf: string): RequirementText {
  const { title, because, fix = [], confidence, sources, verdict, overdue } = each;
  return {
    title,
    sentence: because,
    steps: fix,
    state: stateText(each, asOf),
    day: lastDayText(each, asOf),
    // What is not known is not confirmed either, so it needs no second warning.
    caution: cautions(
      verdict !== "unknown" && cautionOf(confidence),
      overdue && overdueText(overdue),
    ),
    sources,
  };
}

/** Prints one rule without a verdict. */
export const ruleSentence = ({ title, text, conflict, confidence, sources }: StatedRule) => ({
  title,
  sentence: conflict ? `${text} ${conflict}` : text,
  caution: conflict ? "Sources disagree: check with the authority." : cautionOf(confidence),
  sources,
});

const plainStates = {
  met: "Met",
  exempt: "Not required",
  unknown: "Unknown",
  blocked: "Blocked",
} as const;

function stateText({ verdict, by, from, until }: AnsweredRequirement, asOf: string): string {
  if (verdict === "due") return by ? `Due ${inDays(daysUntil(asOf, by))}` : "To do";
  if (verdict === "window") {
    if (from && until) return `Do between ${rangeText(from, until, asOf)}`;
    return until ? `Do by ${dayText(until, asOf)}` : "To do";
  }
  return plainStates[verdict];
}

function lastDayText(each: AnsweredRequirement, asOf: string): string | undefined {
  const { verdict, by, until, earliest } = each;
  if (verdict === "blocked") return earliest && `Earliest ${weekdayText(earliest, asOf)}`;
  const last = by ?? until;
  return last && `Last day ${weekdayText(last, asOf)}`;
}

/** The first day of a trip of which something is unknown. It is not a promise. */
export const firstStartText = (day: string, asOf: string): string =>
  `By the requirements we could date, the first possible start is ${dayText(day, asOf)}.`;

const dayMs = 86_400_000;
const utc = (day: string): number => Date.parse(`${day.slice(0, 10)}T00:00:00Z`);

/** The last day to act by a day or moment: before 8 in the morning no vet is open, so it is the day before. */
export function actingDay(last: string): string {
  const day = last.slice(0, 10);
  if (!(last.slice(11, 16) && last.slice(11, 16) < "08:00")) return day;
  return new Date(utc(day) - dayMs).toISOString().slice(0, 10);
}

/** Calendar days between two days or moments. */
export const daysUntil = (asOf: string, day: string): number =>
  Math.round((utc(day) - utc(asOf)) / dayMs);

/** The clock of a moment and the place whose clock it is; undefined for a day. */
function clockText(day: string): string | undefined {
  const [, time, zone] = /T(\d\d:\d\d)[^[]*\[([^\]]+)\]/.exec(day) ?? [];
  if (!time || !zone) return undefined;
  const town = zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
  return `${plainDay(`2000-01-01T${time}:00Z`, "time")} ${town} time`;
}

const withClock = (text: string, day: string): string => {
  const time = clockText(day);
  return time ? `${text}, ${time}` : text;
};

/** "Mar 14", with the year where it is not the year of `asOf`. A moment has its clock and place. */
export function dayText(day: string, asOf: string): string {
  const date = day.slice(0, 10);
  const isThisYear = date.slice(0, 4) === asOf.slice(0, 4);
  return withClock(plainDay(date, isThisYear ? "short" : "medium"), day);
}

/** "Sun, Mar 14". */
export function weekdayText(day: string, asOf: string): string {
  const date = day.slice(0, 10);
  const isThisYear = date.slice(0, 4) === asOf.slice(0, 4);
  return withClock(plainDay(date, isThisYear ? "weekday" : "weekdayYear"), day);
}

/** "Mar 10 and 14", "Mar 28 and Apr 2". */
export function rangeText(from: string, until: string, asOf: string, joint = "and"): string {
  const between = joint === "and" ? " and " : joint;
  const isDays = from.length === 10 && until.length === 10;
  if (isDays && from.slice(0, 7) === until.slice(0, 7)) {
    const year = from.slice(0, 4) === asOf.slice(0, 4) ? "" : `, ${from.slice(0, 4)}`;
    if (from === until) return dayText(from, asOf);
    return `${daysText(from, until, between)}${year}`;
  }
  return `${dayText(from, asOf)}${between}${dayText(until, asOf)}`;
}

export type NumberedNote = SourceNote & { number: number };

/** Sources as numbered notes, each once, in the order in which the requirements name them. */
export function numberedNotes(sourced: readonly { sources: readonly SourceNote[] }[]): {
  notes: readonly NumberedNote[];
  numbersOf: (each: { sources: readonly SourceNote[] }) => readonly number[];
} {
  const keyOf = ({ title, address }: SourceNote) => `${title} ${address ?? ""}`;
  const notes = new Map<string, NumberedNote>();
  for (const source of sourced.flatMap(({ sources }) => sources)) {
    const key = keyOf(source);
    if (!notes.has(key)) notes.set(key, { ...source, number: notes.size + 1 });
  }
  return {
    notes: [...notes.values()],
    numbersOf: ({ sources }) => [
      ...new Set(sources.flatMap((source) => notes.get(keyOf(source))?.number ?? [])),
    ],
  };
}
