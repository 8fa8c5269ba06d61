/** Where a traveler's report about an airline or an operator contradicts what its facts say. */
import type { AirlineKey } from "./facts/airline.ts";
import { airlines } from "./facts/airlines.ts";
import { operatorFact } from "./facts/operators.ts";
import { moneyText } from "./price-text.ts";
import { operatorPolicies } from "./readiness/operator/policies.ts";
import type { Stated } from "./readiness/operator/policy.ts";

/** What a traveler reports of a leg; a fee of null was none, and undefined isn't known. */
export type AirlineReport = {
  accepted: boolean;
  fee?: { amount: number; currency: string } | null | undefined;
  from: string | null;
  to: string | null;
};

/** The id of the fact, the path of its page, and one sentence for those who check it. */
export type Contradiction = { fact: string; path: string; text: string };

/** The first contradiction with a fact that isn't of low confidence; undefined where the report fits. Amounts are in the smallest unit. */
export function contradictionOf(
  airline: AirlineKey,
  report: AirlineReport,
): Contradiction | undefined {
  const { facts, limits } = airlines[airline];
  const kind = report.from !== null && report.from === report.to ? "national" : "international";
  const path = `/airlines/${airline}/${kind}`;
  const isSure = (id: string): boolean =>
    facts.some((fact) => fact.id === id && fact.confidence !== "low");
  const [cabin, hold, cargo] = [limits.cabin, limits.hold, limits.cargo];
  const takesNone = [cabin, hold, cargo].every(
    (place) => place?.value === false && isSure(place.fact),
  );
  if (report.accepted && cabin && takesNone) return { fact: cabin.fact, path, text: acceptedText };
  const taken = [hold, cargo].find((place) => place?.value === true && isSure(place.fact));
  if (!report.accepted && taken) return { fact: taken.fact, path, text: refusedText };
  const { fee } = report;
  const listed = facts.filter(
    ({ topic, on, confidence, basis }) =>
      (topic === "baseFee" || topic === "checkedFee") &&
      (on === undefined || on === kind) &&
      confidence !== "low" &&
      basis !== "listed",
  );
  const amounts = listed.flatMap(({ value }) =>
    value.is === "fee" ? value.prices.flatMap(({ amounts: all }) => all) : [],
  );
  const same = amounts.filter(({ currency }) => currency === fee?.currency);
  const [first] = listed;
  if (!fee || !first || same.length === 0 || same.some(({ minor }) => minor === fee.amount))
    return undefined;
  return { fact: first.id, path, text: feeText(fee) };
}

const acceptedText =
  "A traveler reports that their pet was accepted, and this page says that no pets are.";
const refusedText =
  "A traveler reports that their pet was turned down. Check whether this still holds.";
const feeText = ({ amount, currency }: NonNullable<AirlineReport["fee"]>): string =>
  `A traveler reports a fee of ${moneyText({ minor: amount, currency })}, which this page doesn't have.`;

/** The same of a company with trains, ferries, ships or buses, by its key; undefined for one that isn't known. */
export function operatorContradictionOf(
  operator: string,
  { accepted, fee }: Pick<AirlineReport, "accepted" | "fee">,
): Contradiction | undefined {
  const policy = operatorPolicies[operator];
  if (!policy) return undefined;
  const path = `/operators/${operator}`;
  const isSure = ({ fact, isUnsure }: { fact: string; isUnsure?: boolean }): boolean => {
    const found = operatorFact(fact);
    return !isUnsure && found !== undefined && found.confidence !== "low";
  };
  const { foot, car, species } = policy;
  const closed = species?.value.length === 0 ? species : undefined;
  const takesNone = closed ? isSure(closed) : isRefused(foot, isSure) && isRefused(car, isSure);
  const refusing = closed ?? foot;
  if (accepted && refusing && takesNone) return { fact: refusing.fact, path, text: acceptedText };
  // A report doesn't say whether it was on foot or in a vehicle: where one of them is closed, it may have been that one.
  const isOneClosed = foot?.value === false || car?.value === false;
  const taken = [foot, car].find((way) => way?.value === true && isSure(way));
  if (!accepted && taken && !isOneClosed) return { fact: taken.fact, path, text: refusedText };
  const known = policy.fee;
  return fee &&
    known &&
    isSure(known) &&
    known.value.currency === fee.currency &&
    known.value.minor !== fee.amount
    ? { fact: known.fact, path, text: feeText(fee) }
    : undefined;
}

const isRefused = (
  way: Stated<boolean> | undefined,
  isSure: (way: Stated<boolean>) => boolean,
): boolean => way?.value === false && isSure(way);
