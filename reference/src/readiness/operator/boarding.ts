/** Whether a pet boards on foot or in a vehicle, on this route and in this month. */
import { blocked, met, unknown } from "../judge/context.ts";
import type { Outcome } from "../verdict.ts";
import type { Finding, OperatorRequest } from "./asked.ts";
import type { OperatorPolicy, OperatorRoute, PetPlace } from "./policy.ts";

/** Trains, buses and ships have no vehicles on board. */
const onFootOnly: ReadonlySet<OperatorPolicy["mode"]> = new Set(["train", "bus", "ship"]);

export const isOnFoot = ({ mode }: OperatorPolicy, { onFoot }: Pick<OperatorRequest, "onFoot">) =>
  onFootOnly.has(mode) ? true : onFoot;

export const placesOf = (
  { places }: OperatorPolicy,
  route: OperatorRoute | undefined,
): readonly PetPlace[] => route?.places ?? places?.value ?? [];

type Way = "foot" | "car";

export function boardingOf(policy: OperatorPolicy, asked: OperatorRequest): Finding {
  const onFoot = isOnFoot(policy, asked);
  const ways: Way[] = onFoot === undefined ? ["foot", "car"] : [onFoot ? "foot" : "car"];
  const found = ways.map((way) => byWay(policy, asked, way));
  const [first, second] = found;
  if (!first) throw new Error("A passenger is on foot or in a vehicle.");
  if (!second) return first;
  if (first.outcome.verdict === second.outcome.verdict) return first;
  const [better, worse] = first.outcome.verdict === "met" ? [first, second] : [second, first];
  if (better.outcome.verdict !== "met")
    return { ...first, outcome: unknown(first.outcome.because) };
  const fix =
    better === second ? "Cross in a vehicle, and set this leg to a car." : "Travel on foot.";
  return { ...worse, outcome: { ...unknown(worse.outcome.because), fix: [fix] } };
}

function byWay(policy: OperatorPolicy, asked: OperatorRequest, way: Way): Finding {
  const { name } = policy;
  const { route, month, legPath } = asked;
  const stated = policy[way];
  const where = way === "foot" ? "with passengers on foot" : "in a vehicle";
  const own = route?.[way];
  const fact =
    (own === undefined ? stated?.fact : (route?.fact ?? policy.routes.fact)) ??
    "operator.not-known";
  const found = (outcome: Outcome): Finding => ({ fact, outcome });
  const isTaken = own === undefined ? stated?.value : own;
  if (isTaken === false)
    return found(
      blocked(
        way === "foot" && onFootOnly.has(policy.mode)
          ? `${name} takes no pets on this route.`
          : `${name} takes no pets ${where} on this route.`,
      ),
    );
  if (!route)
    return {
      fact: "operator.not-known",
      outcome: unknown(`We don't know ${name}'s rules on this route. Ask the company.`),
    };
  if (isTaken !== true || stated?.isUnsure)
    return found(
      unknown(`We don't know whether ${name} takes pets ${where} on this route. Ask the company.`),
    );
  const closed = [
    ...(route.closedMonths ?? []),
    ...(way === "car" ? (route.carClosedMonths ?? []) : []),
  ];
  if (closed.length > 0 && month === undefined)
    return found(
      unknown(`${name} doesn't take pets ${where} in all months.`, `${legPath}.departureDate`),
    );
  if (month !== undefined && closed.includes(month))
    return found(blocked(`${name} takes no pets ${where} on this route in this month.`));
  return withPlaces(policy, asked, found(met(`${name} takes pets ${where} on this route.`)));
}

/** Where a pet can't stay, it can't board: places for dogs alone are none for a cat. */
function withPlaces(
  policy: OperatorPolicy,
  { pet, route }: OperatorRequest,
  found: Finding,
): Finding {
  const { name, dogPlaces, places } = policy;
  const all = placesOf(policy, route);
  if (places?.isUnsure)
    return {
      fact: places.fact,
      outcome: unknown(`We don't know where pets stay with ${name}. Ask the company.`),
    };
  if (!dogPlaces || pet.species === "dog" || all.some((each) => !dogPlaces.value.includes(each)))
    return found;
  const because = `${name} keeps cabins and kennels on this route for dogs. Ask about other pets.`;
  return {
    fact: dogPlaces.fact,
    outcome: dogPlaces.isUnsure ? unknown(because) : blocked(because),
  };
}
