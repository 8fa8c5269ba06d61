import type { AnswerLine, AnswerSource, SourceKind } from "#contracts/lookup/answers.ts";

/** What a source is, in a word or two. */
export const kindText: Record<SourceKind, string> = {
  official: "official page",
  quoted: "quotes the rule",
  embassy: "embassy",
  press: "press",
  guide: "guide",
  collection: "public list",
  listed: "listed here",
};

const weight: readonly SourceKind[] = [
  "official",
  "embassy",
  "quoted",
  "press",
  "guide",
  "collection",
  "listed",
];

/** The sources with those in front that know it first-hand. */
export const strongestFirst = (sources: readonly AnswerSource[]): AnswerSource[] =>
  sources.toSorted((a, b) => weight.indexOf(a.kind) - weight.indexOf(b.kind));

export type NumberedSource = AnswerSource & { number: number };

/** Lines in a row that rest on the same sources and are as sure as each other, together. */
export function runsOf(lines: readonly AnswerLine[]): [AnswerLine, ...AnswerLine[]][] {
  const runs: [AnswerLine, ...AnswerLine[]][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run && markOf(run[0]) === markOf(line)) run.push(line);
    else runs.push([line]);
  }
  return runs;
}

const markOf = ({ label, only, basis, confirm, reported, stands, when, sources }: AnswerLine) =>
  JSON.stringify([
    [label, only, basis, confirm, reported, stands, when],
    sources.map(({ id }) => id),
  ]);

type Sourced = Pick<AnswerLine, "sources">;

/** Every source of a page once, numbered in the order in which lines name them. */
export function numbered(lines: readonly Sourced[]): ReadonlyMap<string, NumberedSource> {
  const found = new Map<string, NumberedSource>();
  for (const source of lines.flatMap(({ sources }) => strongestFirst(sources))) {
    if (!found.has(source.id)) found.set(source.id, { ...source, number: found.size + 1 });
  }
  return found;
}

/** The numbers of a line's sources, for paper: "1, 4". */
export const numbersOf = ({ sources }: Sourced, all: ReadonlyMap<string, NumberedSource>): string =>
  sources
    .flatMap(({ id }) => all.get(id)?.number ?? [])
    .toSorted((a, b) => a - b)
    .join(", ");
