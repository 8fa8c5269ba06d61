/** The question of `POST /api/ways` and its answer. Names are those of the wire. */
import type { Money } from "../facts/fact.ts";
import type { Pet, Place, Seat } from "../readiness/request.ts";
import type { SourceReference, Verdict } from "../readiness/verdict.ts";

export type Question = {
  pets: readonly Pet[];
  /** Passengers; one where absent. */
  people?: number | null | undefined;
  /** Whether the owner's own car comes along from home. */
  hasCar?: boolean | null | undefined;
  /** The owner's country, ISO 3166 alpha-2. */
  residence: string;
  from: Place;
  to: Place;
  /** The day on which the journey starts. */
  date?: string | null | undefined;
};

/**
 * - `works`: every deciding fact is sourced with high confidence and met, and so is every border.
 * - `works-if`: what remains is named in `conditions`.
 * - `unknown`: silence, or sources that disagree, about something that decides.
 * - `not-possible`: one sourced rule closes it.
 */
export type WayVerdict = "works" | "works-if" | "unknown" | "not-possible";

export type LegMode = "flight" | "ferry" | "ship" | "train" | "tunnel" | "car" | "bus" | "other";

export type WayPlace = { country: string; place: string | null; airport: string | null };

/** `text` says what the fee is for; `checked` is the date of the page that has it. */
export type LegFee = Money & { text: string | null; checked: string | null };

export type WayLeg = {
  mode: LegMode;
  /** The key of the company: the IATA code of an airline, or the key of an operator; null for a car or taxi. */
  operator: string | null;
  name: string;
  /** Other companies of which we know the same. */
  others: readonly string[];
  from: WayPlace;
  to: WayPlace;
  /** `with`: beside its owner. Null: not known, or in a kennel. */
  how: Seat | "with" | null;
  verdict: WayVerdict;
  because: string;
  fee: LegFee | null;
  /** How long it takes: "35 minutes" where a source states it, else "half a day", "overnight" or "a week". */
  time: string;
  /** About how long it takes, to rank by. */
  hours: number;
  sources: readonly SourceReference[];
};

export type WayBorder = {
  country: string;
  region: string | null;
  verdict: Verdict;
  earliest: string | null;
};

/** What has to be arranged, or confirmed by a company or an authority; `by` is the last day for it. */
export type Condition = {
  kind: "arrange" | "confirm";
  text: string;
  by: string | null;
  sources: readonly SourceReference[];
};

/** One sourced amount, which is paid `times`: once for each pet, or once for its paper. */
export type KnownCost = LegFee & { what: string; times: number };

/**
 * What the pets cost on a way: sourced amounts, never added to fares; `unknown` completes "We don't know". The total of
 * what is known is in the currency of the owner's home; `rated` is the day of its exchange rates, null where none was
 * needed.
 */
export type WayCosts = {
  known: readonly KnownCost[];
  unknown: readonly string[];
  total: (Money & { rated: string | null }) | null;
};

export type Way = {
  key: string;
  title: string;
  verdict: WayVerdict;
  /** The one reason to show. */
  because: string;
  legs: readonly WayLeg[];
  borders: readonly WayBorder[];
  conditions: readonly Condition[];
  costs: WayCosts;
  /** About how many hours the pet is apart from its owner. */
  hoursApart: number;
  /** What the question leaves open, and its owner can answer. */
  missing: readonly Missing[];
};

/** Paths of fields of the question, as in `pets.0.weightKg`, and the border's requirement that needs them. */
export type Missing = { requirement: string | null; fields: readonly string[] };

/** Of the paths of a trip, those that are in the question too. */
export const askedFields = (paths: readonly string[] = []): string[] =>
  paths.filter((path) => path.startsWith("pets."));

/** What open parts need of the pet's owner, each once. */
export const uniqueMissing = (open: readonly Missing[]): Missing[] => [
  ...new Map(
    open.filter(({ fields }) => fields.length > 0).map((each) => [JSON.stringify(each), each]),
  ).values(),
];

export type Rejected = { title: string; because: string; sources: readonly SourceReference[] };

export type Ways = { asOf: string; ways: readonly Way[]; rejected: readonly Rejected[] };

const order: readonly WayVerdict[] = ["works", "works-if", "unknown", "not-possible"];

export const rankOf = (verdict: WayVerdict): number => order.indexOf(verdict);

/** The worst of some verdicts; `works` of none. */
export const worstOf = (verdicts: readonly WayVerdict[]): WayVerdict =>
  order[Math.max(0, ...verdicts.map(rankOf))] ?? "unknown";
