/** Trains, ferries and buses: whether the company takes the pet. Without its policy, that is unknown. */
import type { CarrierOutcome } from "../airline/airline.ts";
import { unknown } from "../judge/context.ts";
import type { Leg, Trip } from "../request.ts";
import type { Outcome } from "../verdict.ts";
import { isOverWater } from "./landmass.ts";
import { operatorName } from "./names.ts";

export const judgeOperators = ({ legs }: Trip): CarrierOutcome[] =>
  legs.flatMap((leg, index) => {
    const outcome = judgeOperator(leg, `trip.legs.${index}.operator`);
    if (!outcome) return [];
    return [
      {
        requirement: "operator",
        leg: index,
        rule: leg.operator ? "operator.not-known" : "operator.not-named",
        outcome,
        sources: [{ title: "No source. Ask the company." }],
        confidence: "low",
      },
    ];
  });

const unnamed = {
  ferry: "Each ferry company has its own rules for pets. Add the company.",
  train: "Each train company has its own rules for pets. Add the company.",
  bus: "Each bus company has its own rules for pets. Add the company.",
  other: "Each bus or train company has its own rules for pets. Add the company.",
  car: "The car crosses the water by ferry or train. Add the company.",
} as const;

function judgeOperator(leg: Leg, path: string): Outcome | undefined {
  const { mode, operator, from, to } = leg;
  if (mode === "flight") return undefined;
  if (operator) {
    return unknown(`We don't know whether ${operatorName(operator)} takes pets. Ask the company.`);
  }
  if (mode === "car" && !isOverWater(from, to)) return undefined;
  return unknown(unnamed[mode], path);
}
