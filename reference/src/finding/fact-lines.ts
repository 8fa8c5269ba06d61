/** The one line of an answer that best says what a query asks for. */
import type { Line } from "../lines.ts";
import type { SourceLink } from "../sources.ts";
import { hasTerm, phraseText, wordsFound, type Term } from "./terms.ts";

/** A line of an answer, prepared for many searches. */
export type SearchableLine = {
  id: string;
  label: string;
  /** What a result shows. */
  text: string;
  source: { title: string; checked: string } | undefined;
  words: string;
  labelText: string;
  /** How much it tells: less if it asks for nothing or is uncertain. */
  weight: number;
};

const unconfirmed = "Unconfirmed: check with the authority.";

const asksNothing = /^(?:None|No|Not)\b|\b(?:is|are) (?:optional|not (?:asked|required))\b/;

/** `further` are words that the label stands for. */
export function searchableLine(line: Line, label: string, further?: string): SearchableLine {
  const { id, text, note, confirm, reported, sources } = line;
  return {
    id,
    label,
    text: [`${label}: ${text}`, note, (confirm || reported) && unconfirmed]
      .filter(Boolean)
      .join(" "),
    source: mostReliable(sources),
    words: phraseText(label, text, note, further),
    labelText: phraseText(label, further),
    weight: (asksNothing.test(text) ? 0 : 2) + (confirm || reported ? 0 : 1),
  };
}

const reliable: readonly SourceLink["kind"][] = ["official", "embassy", "quoted"];

function mostReliable(sources: readonly SourceLink[]): SearchableLine["source"] {
  const [source = sources[0]] = reliable.flatMap((kind) =>
    sources.filter((each) => each.kind === kind),
  );
  return source && { title: source.title, checked: source.checked };
}

export type BestLine = {
  line: SearchableLine;
  score: number;
  /** The words of the line that were found. */
  found: readonly string[];
};

/** The line with all terms that names most of them in its label; undefined if none has all. */
export function bestLine(
  lines: readonly SearchableLine[],
  terms: readonly Term[],
): BestLine | undefined {
  let best: { line: SearchableLine; score: number } | undefined;
  for (const line of lines) {
    if (!terms.every((term) => hasTerm(line.words, term))) continue;
    const inLabel = terms.filter((term) => hasTerm(line.labelText, term)).length;
    const score = inLabel * 10 + line.weight;
    if (!best || score > best.score) best = { line, score };
  }
  return best && { ...best, found: wordsFound(best.line.words, terms) };
}
