import type { Basis, Fact, Species } from "../../reference/src/facts/fact.ts";
import type { RawFact } from "./raw.ts";
import { noteSources, notes, says } from "./texts.ts";

export type CarriedFact<Value> = Omit<Fact<Value>, "sources"> & { sources: readonly string[] };

const basisOf: Readonly<Partial<Record<RawFact["basis"], Basis>>> = {
  source: "source",
  derived: "derived",
  seed: "listed",
};

/** Whether the collected data has a value. Entries that were not found, or have no source, become no fact. */
export const isKnown = ({ basis }: RawFact): boolean => basisOf[basis] !== undefined;

const listed = "SEED";

/** The external sources: what the product itself lists is no evidence. */
const readIn = ({ sources }: RawFact): string[] =>
  sources.map(({ id }) => id).filter((id) => id !== listed);

/** A single source that quotes another is never high confidence; that is the case if the list was the second source. */
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

/** Formats dates inside sentences for readers. A text that is only a date is unchanged. */
function withReadableDates<Value>(value: Value): Value {
  const text = JSON.stringify(value, (_, part: unknown) =>
    typeof part === "string" && part.includes(" ") ? toldText(part) : part,
  );
  return JSON.parse(text);
}

/** Creates a fact from the collected data, with an ID and a value. Throws if the data has no value. */
export function factOf<Value>(
  id: string,
  raw: RawFact,
  value: Value,
  only?: Species,
): CarriedFact<Value> {
  const basis = basisOf[raw.basis];
  if (!basis) throw new Error(`${id} has no value.`);
  return {
    id,
    value: withReadableDates(value),
    basis,
    confidence: basis === "listed" ? raw.confidence : confidenceOf(raw),
    says: withReadableDates(says[id] ?? raw.paraphrase),
    sources: basis === "listed" ? [listed] : [...readIn(raw), ...(noteSources[id] ?? [])],
    note: notes[id],
    secondHand: basis !== "listed" && !hasAddress(raw) ? true : undefined,
    only,
  };
}
