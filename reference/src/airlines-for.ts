/** Which airlines take a pet on a route: every airline judged by its limits, for each place on board. */
import { airlineCarrier } from "./airline-comparison.ts";
import { airlineLine } from "./airlines.ts";
import { airlineNames } from "./airline-names.ts";
import type { AirlineKey, AirlineTopic, FlightKind } from "./facts/airline.ts";
import { airlines } from "./facts/airlines.ts";
import { checkOf } from "./facts/due.ts";
import { lineOn } from "./lines.ts";
import { judgeAirlines, type CarrierOutcome } from "./readiness/airline/airline.ts";
import type { AirlineLimits } from "./readiness/airline/limit.ts";
import { nameOf } from "./readiness/airline/names.ts";
import { notReliable, referencesOf } from "./readiness/airline/stated.ts";
import { fitsUnderSeat } from "./readiness/airline/under-seat.ts";
import { dayOf } from "./readiness/days.ts";
import { historyOf, type History } from "./readiness/history.ts";
import { regionOf } from "./readiness/journey.ts";
import { memoize } from "./readiness/memoize.ts";
import type { Requirement } from "./readiness/requirements.ts";
import type { Pet, Place, Seat, Trip } from "./readiness/request.ts";
import { ruleBook } from "./readiness/rules.ts";
import type { Confidence, SourceReference } from "./readiness/verdict.ts";
import { sourceReference, sourceLink } from "./sources.ts";

/** `may`: with conditions that are met by asking, booking or adding something. */
export type AirlineVerdict = "takes" | "may" | "unknown" | "no";

/** One sentence and where it comes from; `fact` is the id of a fact or a rule. */
export type AirlineReason = {
  text: string;
  fact: string;
  sources: readonly SourceReference[];
  confidence: Confidence;
};

export type SeatVerdict = {
  verdict: AirlineVerdict;
  /** What decides. */
  reason: AirlineReason;
  /** What else has to be asked, booked or added, for `may` and `takes`. */
  conditions: readonly AirlineReason[];
  /** Never of low confidence; `day` is the date of its source as text. */
  fee?: { text: string; day: string; fact: string };
};

export type AirlineRow = {
  key: AirlineKey;
  code: string;
  name: string;
  /** Its path is `/airlines/{key}/{kind}`. */
  kind: FlightKind;
  seats: Readonly<Record<Seat, SeatVerdict>>;
  /** The carrier for the cabin in cm, where its size is published. */
  carrier?: { lengthCm: number; widthCm: number; heightCm: number };
};

/** What decides whether a pet may board at all: where it isn't known, the airline is unknown. */
const deciding: ReadonlySet<string> = new Set(["airline", "airline-route", "airline-hold"]);

/**
 * The 30 airlines in the order of their names, for one pet on one flight. Places are countries, with region, town or
 * airport where known; `asOf` is today and the day of the flight unless `departs` names it (both `2026-11-29`). Whether
 * an airline flies the route isn't known here.
 */
export function airlinesFor(
  pet: Pet,
  from: Place,
  to: Place,
  asOf: string,
  departs: string = asOf,
): AirlineRow[] {
  const history = historyOf(pet, 0, dayOf(asOf));
  const kind = from.country === to.country ? "national" : "international";
  const entry = intoBritain(from, to);
  const rowOf = ({ value: key, label: name, code }: (typeof airlineNames)[number]): AirlineRow => {
    const limits = ruleBook.airlines[code];
    const known = knownOn(`${asOf} ${kind}`).get(key);
    const seatOf = (how: Seat): SeatVerdict => {
      const leg = {
        mode: "flight",
        from,
        to,
        departureDate: departs,
        airlineCode: code,
        how,
      } as const;
      const trip: Trip = { people: 1, legs: [leg] };
      const company = { pets: 1, others: 0, travelers: [pet], legs: trip.legs };
      const judged = judgeAirlines(history, trip, company, ruleBook.airlines);
      const found = [...judged, ...(how === "cabin" && limits ? tooLarge(limits, history) : [])];
      const verdict = limits ? verdictOf(found, pet, limits) : undefined;
      const outOf = how === "cargo" ? undefined : entry;
      const seat = outOf && verdict?.verdict !== "no" ? closedBy(outOf) : verdict;
      const fee = known?.fees[how];
      return { ...(seat ?? closedBy(notKnown)), ...(fee && { fee }) };
    };
    const carrier = known?.carrier;
    const [cabin, hold, cargo] = [seatOf("cabin"), seatOf("hold"), seatOf("cargo")];
    return { key, code, name, kind, seats: { cabin, hold, cargo }, ...(carrier && { carrier }) };
  };
  return airlineNames.map(rowOf);
}

/** A pet that can't turn in its carrier, as in a way; whether the carrier itself fits is judged before. */
function tooLarge(limits: AirlineLimits, history: History): CarrierOutcome[] {
  const fit = fitsUnderSeat(limits, history, nameOf(limits));
  if (fit?.outcome.verdict !== "blocked") return [];
  const { fact: rule, outcome } = fit;
  const references = referencesOf(limits, rule, history.asOf);
  return [{ requirement: "airline-carrier", rule, outcome, leg: 0, ...references }];
}

const notKnown: AirlineReason = {
  text: "We don't know this airline's rules.",
  fact: "airline.not-known",
  sources: [],
  confidence: "low",
};

const closedBy = (reason: AirlineReason): SeatVerdict => ({
  verdict: reason === notKnown ? "unknown" : "no",
  reason,
  conditions: [],
});

const isHeavy = ({ weightKg, carrier }: Pet, { cabinKg }: AirlineLimits): boolean =>
  cabinKg?.isUnsure === "sources" && (weightKg ?? 0) + (carrier?.weightKg ?? 0) > cabinKg.value;

function verdictOf(
  found: readonly CarrierOutcome[],
  pet: Pet,
  limits: AirlineLimits,
): SeatVerdict | undefined {
  const isOpen = ({ requirement, outcome }: CarrierOutcome): boolean =>
    outcome.verdict === "unknown" &&
    (outcome.missing ?? []).length === 0 &&
    (deciding.has(requirement) ||
      (requirement === "airline-snub-nosed" && pet.snubNosed === true) ||
      (requirement === "airline-weight" && isHeavy(pet, limits)));
  const closed = found.find(({ outcome }) => outcome.verdict === "blocked");
  const open = found.find(isOpen);
  const conditions = found.filter(({ outcome }) => outcome.verdict === "unknown");
  const booking = found.flatMap((each) =>
    (each.outcome.fix ?? []).map((text) => ({ ...reasonOf(each), text })),
  );
  const shown = closed ?? open ?? conditions[0] ?? found[0];
  if (!shown) return undefined;
  if (closed || open)
    return { verdict: closed ? "no" : "unknown", reason: reasonOf(shown), conditions: [] };
  return {
    verdict: conditions.length > 0 ? "may" : "takes",
    reason: reasonOf(shown),
    conditions: [...conditions.filter((each) => each !== shown).map(reasonOf), ...booking],
  };
}

/** Of what is stated by sources that aren't reliable enough; each completes "We aren't sure". */
const doubts: Partial<Record<Requirement, string>> = {
  "airline-number": "how many pets a passenger can bring",
  "airline-weight": "how much a pet can weigh",
  "airline-carrier": "how large a carrier can be",
  "airline-age": "how old a pet must be",
  "airline-snub-nosed": "whether snub-nosed pets are accepted",
  "airline-hold": "whether pets can fly there",
  "airline-season": "whether pets can fly at this time of year",
};

function reasonOf({ outcome, rule, sources, confidence, requirement }: CarrierOutcome) {
  const doubt = outcome.because === notReliable ? doubts[requirement] : undefined;
  const text = doubt ? `We aren't sure ${doubt}. Ask the airline.` : outcome.because;
  return { text, fact: rule, sources, confidence };
}

/** A rule of the country: by air, pets enter Great Britain as cargo alone. */
function intoBritain(from: Place, to: Place): AirlineReason | undefined {
  if (to.country !== "GB" || from.country === "GB" || regionOf(to) === "GB-NIR") return undefined;
  const rule = ruleBook.borders.get("GB")?.rules.find(({ asks }) => asks.is === "cargo-by-air");
  if (!rule) return undefined;
  const sources = rule.sources.map((source) => sourceReference(source, rule.checked));
  return { text: rule.text, fact: rule.id, sources, confidence: rule.confidence };
}

const feeTopics: Partial<Record<Seat, AirlineTopic>> = { cabin: "baseFee", hold: "checkedFee" };

type Known = Pick<AirlineRow, "carrier"> & { fees: Partial<Record<Seat, SeatVerdict["fee"]>> };

/** What doesn't depend on the pet, by day and kind of flight. */
const knownOn = memoize(
  8,
  (on: string): ReadonlyMap<AirlineKey, Known> =>
    new Map(
      airlineNames.map(({ value: key }) => {
        const [day = "", kind] = on.split(" ");
        const of = kind === "national" ? kind : "international";
        const fees = { cabin: feeOf(key, "cabin", of, day), hold: feeOf(key, "hold", of, day) };
        return [key, { carrier: airlineCarrier(key, of), fees }];
      }),
    ),
);

/** The newest fee that is sure enough on a day. */
function feeOf(key: AirlineKey, how: Seat, kind: FlightKind, day: string): SeatVerdict["fee"] {
  const topic = feeTopics[how];
  const fact = airlines[key].facts.find(
    (each) => each.topic === topic && (each.on === undefined || each.on === kind),
  );
  if (fact?.value.is !== "fee" || fact.value.prices.length === 0) return undefined;
  const line = lineOn(airlineLine(fact), day);
  if (line.confirm) return undefined;
  const { checked } = checkOf(fact);
  const dated = fact.sources
    .map((id) => sourceLink(id, checked))
    .findLast((source) => !source.checked.startsWith("Undated"));
  return dated && { text: line.text, day: dated.checked, fact: fact.id };
}
