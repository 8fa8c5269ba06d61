import { daysUntil } from "#reference/readiness/requirement-text.ts";
import type { AnswerItem } from "./answer-items.ts";

export type TimelineRow = {
  id: string;
  label: string;
  detail: string;
  is: "wait" | "window" | "deadline" | "met";
  /** What is known of its days, with the hours. */
  text: string;
  /** The text of the bar: the same without hours. */
  days: string;
  /** Days from today. */
  from: number;
  until: number;
};

export type TimelineMark = { label: string; text: string; day: number };

export type Timeline = {
  rows: readonly TimelineRow[];
  marks: readonly TimelineMark[];
  trip: { from: number; until: number; text: string };
  /** The first and the last day that are drawn. */
  first: number;
  last: number;
  today: string;
  summary: string;
};

type Entry = { label: string; date: string; text: string };

type TimelineInput = {
  items: readonly AnswerItem[];
  asOf: string;
  /** The borders, with the days on which the pet crosses them. */
  entries: readonly Entry[];
  start: string;
  textOf: (day: string) => string;
  rangeOf: (from: string, until: string) => string;
  /** What a row is about besides its title: its borders. */
  placeOf: (item: AnswerItem) => string;
  /** The last day of the rabies vaccination, where it is known. */
  rabiesUntil?: string;
};

const rowsMax = 7;

const rabies = "Rabies vaccination";

/** Shorter names, for which there is room beside a bar. */
const shortLabels: Readonly<Record<string, string>> = {
  "chip-before-rabies": rabies,
  "rabies-age": rabies,
  "rabies-valid": rabies,
  "rabies-wait": "Wait after rabies shot",
  "rabies-second": "Second rabies shot",
  "titre-sample": "Titer test sample",
  "titre-level": "Titer test result",
  "titre-laboratory": "Titer test",
  "titre-wait": "Wait after titer test",
  "titre-valid": "Titer test",
  "low-risk-stay": "Low-risk countries",
  "cdc-vaccination-paper": "CDC vaccination form",
  "certificate-onward": "Onward certificate",
  "certificate-return": "Return certificate",
  facility: "CDC facility",
  influenza: "Influenza vaccination",
};

/** The waits, windows and deadlines of an answer as bars, else what is met; undefined where there is neither. */
export function timelineOf(input: TimelineInput): Timeline | undefined {
  const { items, asOf, entries, start, textOf, rangeOf } = input;
  const at = (day: string) => daysUntil(asOf, day);
  const end = entries.at(-1)?.date ?? start;
  const open = items.flatMap((item) => rowOf(item, input) ?? []);
  const rows = (open.length > 0 ? open : metRows(input, at(end))).slice(0, rowsMax);
  if (rows.length === 0) return undefined;
  const last = Math.max(at(end), ...rows.map(({ until }) => until));
  const span = Math.max(last, 7);
  const earliest = rows.filter(({ is }) => is === "wait").toSorted((a, b) => b.until - a.until)[0];
  return {
    rows,
    marks: entries.map(({ label, date, text }) => ({ label, text, day: at(date) })),
    trip: { from: at(start), until: at(end), text: rangeOf(start, end) },
    first: -Math.ceil(span * 0.03),
    last: last + Math.ceil(span * 0.06),
    today: textOf(asOf),
    summary: [
      `Timeline from ${textOf(asOf)}, today, to ${textOf(end)}.`,
      earliest && `The longest wait ends ${earliest.text.replace("Until ", "")}.`,
    ]
      .filter(Boolean)
      .join(" "),
  };
}

/** What nobody has to do anything for stands last. */
const givenByTrip = new Set(["entry", "companion", "number", "non-commercial", "breed", "species"]);

/** What is met holds until the end of the trip. None while anything else is open, as green bars would call it ready. */
function metRows({ items, textOf, placeOf, rabiesUntil }: TimelineInput, end: number) {
  if (items.some(({ verdict }) => verdict !== "met" && verdict !== "exempt")) return [];
  const rows = new Map<string, TimelineRow>();
  const isGiven = ({ requirement }: AnswerItem) => Number(givenByTrip.has(requirement));
  const met = items.filter(({ verdict }) => verdict === "met");
  for (const item of met.toSorted((a, b) => isGiven(a) - isGiven(b))) {
    const label = shortLabels[item.requirement] ?? item.title;
    const text = label === rabies && rabiesUntil ? `Valid until ${textOf(rabiesUntil)}` : "Met";
    const row = { id: item.id, label, detail: placeOf(item), text, days: text };
    if (!rows.has(label)) rows.set(label, { ...row, is: "met", from: 0, until: end });
  }
  return [...rows.values()];
}

function rowOf(item: AnswerItem, input: TimelineInput): TimelineRow | undefined {
  const { asOf, textOf, rangeOf, placeOf } = input;
  const { id, verdict, from, last, date, requirements } = item;
  if (date === undefined || last === undefined) return undefined;
  const until = daysUntil(asOf, date);
  // What several requirements share is long as a step, and short as the first of them.
  const label = shortLabels[item.requirement] ?? requirements[0]?.title ?? item.title;
  const row = { id, label, detail: placeOf(item), until };
  const said = (text: (last: string) => string) => ({ text: text(last), days: text(date) });
  if (verdict === "blocked") {
    return { ...row, is: "wait", ...said((until) => `Until ${textOf(until)}`), from: 0 };
  }
  if (verdict === "window" && from) {
    const days = rangeOf(from.slice(0, 10), date);
    return { ...row, is: "window", text: rangeOf(from, last), days, from: daysUntil(asOf, from) };
  }
  return verdict === "due" || verdict === "window"
    ? { ...row, is: "deadline", ...said((until) => `By ${textOf(until)}`), from: 0 }
    : undefined;
}
