/** Trains, ferries, buses and cars on them: whether the company takes the pet. Without its policy, that is unknown. */
import type { CarrierOutcome } from "../airline/airline.ts";
import { dayText } from "../days.ts";
import type { History } from "../history.ts";
import { timesOf } from "../journey.ts";
import { unknown, type Company } from "../judge/context.ts";
import type { Leg, Trip } from "../request.ts";
import type { Outcome } from "../verdict.ts";
import { worst } from "../verdict.ts";
import type { OperatorRequest } from "./asked.ts";
import { judgePolicy, type JudgedPolicy } from "./judge.ts";
import { isOverWater } from "./landmass.ts";
import { operatorName, operatorsNamed } from "./names.ts";
import { operatorPolicies } from "./policies.ts";
import type { OperatorPolicy } from "./policy.ts";
import { routesOf } from "./route.ts";

export const judgeOperators = (
  history: History,
  { legs, people }: Trip,
  { pets }: Company,
): CarrierOutcome[] =>
  legs.flatMap((leg, index) => {
    const found = judgeOperator({ history, leg, index, number: pets, people: people ?? 1 });
    return found ? [{ ...found, leg: index }] : [];
  });

const unnamed = {
  ferry: "Each ferry company has its own rules for pets. Add the company.",
  train: "Each train company has its own rules for pets. Add the company.",
  bus: "Each bus company has its own rules for pets. Add the company.",
  other: "Each bus or train company has its own rules for pets. Add the company.",
  car: "The car crosses the water by ferry or train. Add the company.",
} as const;

const notKnown = (rule: string, outcome: Outcome): JudgedPolicy => ({
  requirement: "operator",
  rule,
  outcome,
  sources: [{ title: "No source. Ask the company." }],
  confidence: "low",
});

type OnLeg = { history: History; leg: Leg; index: number; number: number; people: number };

function judgeOperator(on: OnLeg): JudgedPolicy | undefined {
  const { leg, index } = on;
  const { mode, operator, from, to } = leg;
  if (mode === "flight") return undefined;
  if (!operator) {
    if (mode === "car" && !isOverWater(from, to)) return undefined;
    return notKnown("operator.not-named", unknown(unnamed[mode], `trip.legs.${index}.operator`));
  }
  const policies = operatorsNamed(operator).flatMap((key) => operatorPolicies[key] ?? []);
  // A brand has one policy for each of its networks.
  const running = policies.find((policy) => routesOf(policy, leg).length > 0);
  const [first, ...others] = policies;
  const policy = running ?? (others.length === 0 ? first : undefined);
  if (policy) return judgeByPolicy(policy, on);
  const because = `We don't know whether ${operatorName(operator)} takes pets. Ask the company.`;
  return notKnown("operator.not-known", unknown(because));
}

/** The decisive finding on a leg; where the leg may be one of several routes, all have to agree. */
function judgeByPolicy(policy: OperatorPolicy, on: OnLeg): JudgedPolicy {
  const routes = routesOf(policy, on.leg);
  const asked = requestOf(on);
  const found = (routes.length > 0 ? routes : [undefined]).map((route) =>
    decisive(judgePolicy(policy, { ...asked, route })),
  );
  const verdicts = new Set(found.map(({ outcome }) => outcome.verdict));
  const [first] = found;
  if (!first) throw new Error("A policy always has an outcome.");
  const chosen = decisive(found);
  if (verdicts.size > 1) {
    const because = `With ${policy.name} it depends on the route. Add the towns of this leg.`;
    return { ...chosen, outcome: unknown(because) };
  }
  return chosen.outcome.verdict === "met"
    ? { ...chosen, outcome: { ...chosen.outcome, ...fixOf(policy, on) } }
    : chosen;
}

/** The worst finding; of those that are met, what is said about boarding. */
function decisive(found: readonly JudgedPolicy[]): JudgedPolicy {
  const verdict = worst(found.map(({ outcome }) => outcome.verdict));
  const same = found.filter(({ outcome }) => outcome.verdict === verdict);
  const chosen =
    same.find(({ outcome }) => outcome.missing) ?? (verdict === "met" ? same[1] : undefined);
  const one = chosen ?? same[0];
  if (!one) throw new Error("A policy always has an outcome.");
  return one;
}

/** What is left to arrange where the pet may board. */
function fixOf({ booking, muzzle }: OperatorPolicy, { history }: OnLeg): Pick<Outcome, "fix"> {
  const isMuzzled = muzzle?.value === true && history.pet.species === "dog";
  const steps = [
    ...(booking?.steps ?? []).map((step) => `${step}.`),
    ...(isMuzzled ? ["Bring a muzzle and a leash for a dog outside a carrier."] : []),
  ];
  return steps.length > 0 ? { fix: steps } : {};
}

function requestOf({ history, leg, index, number, people }: OnLeg): OperatorRequest {
  const { departure, departureAt, arrivalAt } = timesOf(leg);
  const carrier = leg.carrier ?? history.pet.carrier;
  return {
    pet: carrier ? { ...history.pet, carrier } : history.pet,
    birth: history.birth,
    route: undefined,
    countries: [leg.from.country, leg.to.country],
    onFoot: leg.mode === "car" ? false : undefined,
    number,
    people,
    month: departure === undefined ? undefined : Number(dayText(departure).slice(5, 7)),
    departure,
    time: leg.departureTime ?? undefined,
    hours:
      departureAt === undefined || arrivalAt === undefined
        ? undefined
        : (arrivalAt - departureAt) / 3_600_000,
    asOf: history.asOf,
    petPath: history.path,
    legPath: `trip.legs.${index}`,
  };
}
