import type { AnswerLine, AnswerSource, SourceKind } from "#contracts/lookup/answers.ts";

/** The kinds of sources. */
export const kindText: Record<SourceKind, string> = {
  official: "official page",
  quoted: "quotes the official rule",
  embassy: "embassy",
  press: "press",
  guide: "guide",
  collection: "public directory",
  listed: "original listing",
};

const reliabilityOrder: readonly SourceKind[] = [
  "official",
  "embassy",
  "quoted",
  "press",
  "guide",
  "collection",
  "listed",
];

/** The sources, the most reliable first. */
export const byReliability = (sources: readonly AnswerSource[]): AnswerSource[] =>
  sources.toSorted((a, b) => reliabilityOrder.indexOf(a.kind) - reliabilityOrder.indexOf(b.kind));

export type NumberedSource = AnswerSource & { number: number };

/** Groups consecutive lines with the same sources and marks. */
export function groupBySources(lines: readonly AnswerLine[]): [AnswerLine, ...AnswerLine[]][] {
  const groups: [AnswerLine, ...AnswerLine[]][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group && groupKeyOf(group[0]) === groupKeyOf(line)) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

const groupKeyOf = ({ label, only, basis, confirm, reported, stands, when, sources }: AnswerLine) =>
  JSON.stringify([
    [label, only, basis, confirm, reported, stands, when],
    sources.map(({ id }) => id),
  ]);

type Sourced = Pick<AnswerLine, "sources">;

/** All sources of a page by id, numbered in the order of the lines; one page under two ids has one number. */
export function numberSources(lines: readonly Sourced[]): ReadonlyMap<string, NumberedSource> {
  const sources = new Map<string, NumberedSource>();
  const numbers = new Map<string, NumberedSource>();
  for (const source of lines.flatMap((line) => byReliability(line.sources))) {
    const key = source.address ?? source.title;
    const numbered = numbers.get(key) ?? { ...source, number: numbers.size + 1 };
    numbers.set(key, numbered);
    if (!sources.has(source.id)) sources.set(source.id, numbered);
  }
  return sources;
}

/** The numbers of a line's sources, for print: "1, 4". */
export const numbersOf = ({ sources }: Sourced, all: ReadonlyMap<string, NumberedSource>): string =>
  [...new Set(sources.flatMap(({ id }) => all.get(id)?.number ?? []))]
    .toSorted((a, b) => a - b)
    .join(", ");

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The newest day among the dates of sources: "2026-11-21"; undefined where none has a day. */
export const newestOf = (sources: readonly Pick<AnswerSource, "checked">[]): string | undefined =>
  sources
    .flatMap(({ checked }) => dayIn(checked) ?? [])
    .toSorted()
    .at(-1);

/** Of "Last checked July 14, 2026", but not of "Undated, describes a 2009 rule". */
function dayIn(checked: string): string | undefined {
  if (isDay(checked)) return checked;
  const [named] = /[A-Z][a-z]+ \d{1,2}, \d{4}$/.exec(checked) ?? [];
  const time = named ? Date.parse(`${named} UTC`) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}
