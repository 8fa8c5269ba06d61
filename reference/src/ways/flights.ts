/** Flights of the known airlines between two countries, each judged by its airline's policy for these pets. */
import { plural } from "#format/plurals.ts";
import type { AirlineFacts } from "../facts/airline.ts";
import { borderInSentence } from "../border-text.ts";
import { confidenceOn, checkOf } from "../facts/due.ts";
import type { Confidence } from "../facts/fact.ts";
import { judgeFlight, withCarrier } from "../readiness/airline/airline.ts";
import type { AirlineLimits } from "../readiness/airline/limit.ts";
import { nameOf } from "../readiness/airline/names.ts";
import { sourcesOf } from "../readiness/airline/stated.ts";
import { dayText } from "../readiness/days.ts";
import { unknown } from "../readiness/judge/context.ts";
import { fitsUnderSeat } from "../readiness/airline/under-seat.ts";
import type { Leg, Seat, Trip } from "../readiness/request.ts";
import type { Requirement } from "../readiness/requirements.ts";
import type { Airlines, Asked } from "./asked.ts";
import { judgementOf, type Finding, type Judgement, type Topic } from "./judgement.ts";
import type { Condition, LegFee, WayPlace } from "./question.ts";

/** One airline's flight, with its judgement. */
export type FlightOption = {
  code: string;
  name: string;
  how: Seat;
  fee: LegFee | null;
  judgement: Judgement;
};

const topicOf: Partial<Record<Requirement, Topic>> = {
  "airline-weight": "limit",
  "airline-carrier": "carrier",
  "airline-age": "age",
  "airline-number": "number",
};

/** The airlines that are at home in one of these countries, by code. Which of them flies on a day is to be checked. */
export const airlinesBetween = (
  airlines: Airlines,
  from: string,
  to: string,
): [string, AirlineLimits][] =>
  Object.entries(airlines).filter(([, { home }]) => home === from || home === to);

/** What an airline asks of these pets on one flight. */
export function judgeOption(
  asked: Asked,
  [code, limits]: [string, AirlineLimits],
  { from, to, how, date }: { from: WayPlace; to: WayPlace; how: Seat; date: string | undefined },
): FlightOption {
  const name = nameOf(limits);
  const leg: Leg = { mode: "flight", from, to, how, airlineCode: code, departureDate: date };
  const trip: Trip = { people: asked.people, residence: asked.residence, legs: [leg] };
  const company = { pets: asked.pets.length, others: 0, travelers: asked.pets, legs: [leg] };
  const findings = asked.histories.flatMap((own): Finding[] => {
    if (own.pet.species === "other") {
      const outcome = unknown(
        `We don't know whether ${name} takes animals other than dogs and cats. Ask the airline.`,
      );
      return [{ topic: "boards", outcome, confidence: "low", isSaid: false, sources: [] }];
    }
    const history = withCarrier(own, leg);
    const fit = how === "cabin" ? fitsUnderSeat(limits, history, name) : undefined;
    const found = judgeFlight({ history, leg, index: 0, how, limits }, trip, company).map(
      ({ requirement, fact, outcome }) => ({
        topic: topicOf[requirement] ?? "boards",
        outcome: { ...outcome, because: naming(name, outcome.because) },
        confidence: confidenceIn(limits.facts, fact, asked),
        isSaid: fact !== "airline.not-known" && fact !== limits.noCabinWeight?.fact,
        sources: sourcesOf(limits, fact),
      }),
    );
    if (!fit) return found;
    const { fact, outcome } = fit;
    const confidence = confidenceIn(limits.facts, fact, asked);
    const sources = sourcesOf(limits, fact);
    return [...found, { topic: "limit", outcome, confidence, isSaid: true, sources }];
  });
  const judgement = judgementOf(findings, name);
  return {
    code,
    name,
    how,
    fee: feeOf(limits.facts, how, from.country !== to.country),
    judgement: withBooking(judgement, name, { from, to, how }, asked.pets.length),
  };
}

/** In a way with several companies, a sentence names its own. */
const naming = (name: string, because: string): string =>
  !because.includes("airline")
    ? because
    : because.replace(/^The airline\b/, name).replace(/\b(Ask|ask) the airline\b/, `$1 ${name}`);

function confidenceIn({ facts }: AirlineFacts, id: string, { today }: Asked): Confidence {
  const fact = facts.find((each) => each.id === id);
  return fact ? confidenceOn(fact.confidence, checkOf(fact), dayText(today)) : "low";
}

const places: Readonly<Record<Seat, string>> = {
  cabin: "in the cabin",
  hold: "in the hold",
  cargo: "as cargo",
};
export const seatText = (how: Seat): string => places[how];

/** A place for a pet has to be booked on every flight. */
function withBooking(
  judgement: Judgement,
  name: string,
  { from, to, how }: { from: WayPlace; to: WayPlace; how: Seat },
  pets: number,
): Judgement {
  if (judgement.verdict === "not-possible") return judgement;
  const route = `${cityOf(from)} to ${cityOf(to)}`;
  const text =
    how === "cargo"
      ? `Ask ${name} or a pet shipper to book your ${plural(pets, "pet", "pets")} as cargo from ${route}, and check that it flies there on your day.`
      : `Book your ${plural(pets, "pet's place", "pets' places")} ${places[how]} with ${name} before you pay for your ticket, and check that it flies from ${route} on your day.`;
  const booking: Condition = { kind: "arrange", text, by: null, sources: [] };
  return {
    ...judgement,
    verdict: judgement.verdict === "works" ? "works-if" : judgement.verdict,
    because:
      judgement.verdict === "works"
        ? `${name} takes your ${plural(pets, "pet", "pets")} ${places[how]} if there's room.`
        : judgement.because,
    conditions: [booking, ...judgement.conditions],
  };
}

/** The city, or else the country, as a sentence names it. */
export const cityOf = ({ place, country }: WayPlace): string =>
  place ?? borderInSentence({ country });

/** The fee where one amount is sourced, with the date of its page; never of low confidence. */
function feeOf({ facts }: AirlineFacts, how: Seat, isAbroad: boolean): LegFee | null {
  const topic = how === "cabin" ? "baseFee" : how === "hold" ? "checkedFee" : undefined;
  const kind = isAbroad ? "international" : "national";
  const fact = facts.find(
    (each) =>
      each.topic === topic &&
      (each.on === undefined || each.on === kind) &&
      each.basis !== "listed" &&
      each.confidence !== "low",
  );
  if (fact?.value.is !== "fee") return null;
  const current = fact.value.prices.filter((price) => !price.for?.includes("issued before"));
  const [price, ...others] = current;
  const [amount] = price?.amounts ?? [];
  if (!price || !amount || others.length > 0) return null;
  return { ...amount, text: price.for ?? null, checked: checkOf(fact).checked };
}
