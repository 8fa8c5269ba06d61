import type { Basis, Fact, Species } from "../../reference/src/facts/fact.ts";
import type { RawFact } from "./raw.ts";
import { noteSources, notes, says } from "./words.ts";

export type CarriedFact<Value> = Omit<Fact<Value>, "sources"> & { sources: readonly string[] };

const basisOf: Readonly<Partial<Record<RawFact["basis"], Basis>>> = {
  source: "source",
  derived: "derived",
  seed: "listed",
};

/** Whether the collected data knows it at all. What was not found, or is only remembered, is not carried over. */
export const isKnown = ({ basis }: RawFact): boolean => basisOf[basis] !== undefined;

const listed = "SEED";

/** Where it was read: what the product itself lists proves nothing about the world. */
const readIn = ({ sources }: RawFact): string[] =>
  sources.map(({ id }) => id).filter((id) => id !== listed);

/** One source that quotes another is never high, and that is what is left where the list stood for the second. */
const confidenceOf = (raw: RawFact): Fact<unknown>["confidence"] =>
  raw.confidence === "high" && readIn(raw).length === 1 && raw.sources.length === 2
    ? "medium"
    : raw.confidence;

const hasAddress = ({ sources }: RawFact): boolean =>
  sources.some(({ address }) => address !== null);

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

const toldText = (text: string): string =>
  text
    .replaceAll(/\b(\d{4})-(\d\d)-(\d\d)\b/g, (iso) => day.format(new Date(iso)))
    .replaceAll(/\b([Tt])iter\b/g, "$1itre")
    .replaceAll(/\b(Exporta|Importa|Autoriza)cion\b/g, "$1ción")
    .replaceAll(/\b(\d{1,2})-(\d{1,3})(?= (?:days|tests|hours|day|business|working)\b)/g, "$1–$2");

/** The same with dates in its sentences as people say them. A text that is a date and nothing else stays one. */
function told<Value>(value: Value): Value {
  const text = JSON.stringify(value, (_, part: unknown) =>
    typeof part === "string" && part.includes(" ") ? toldText(part) : part,
  );
  return JSON.parse(text);
}

/** A fact of the collected data under its id, with a value of ours. Throws for what is not known. */
export function carried<Value>(
  id: string,
  raw: RawFact,
  value: Value,
  only?: Species,
): CarriedFact<Value> {
  const basis = basisOf[raw.basis];
  if (!basis) throw new Error(`${id} is not known.`);
  return {
    id,
    value: told(value),
    basis,
    confidence: basis === "listed" ? raw.confidence : confidenceOf(raw),
    says: told(says[id] ?? raw.paraphrase),
    sources: basis === "listed" ? [listed] : [...readIn(raw), ...(noteSources[id] ?? [])],
    note: notes[id],
    secondHand: basis !== "listed" && !hasAddress(raw) ? true : undefined,
    only,
  };
}
