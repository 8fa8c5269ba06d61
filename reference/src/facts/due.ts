/** By when a fact, a rule or a list is to be checked again, and what is left of its confidence past that day. */
import { after, dayOf, dayText, type Day } from "../readiness/days.ts";
import { memoize } from "../readiness/memoize.ts";
import { oneLower } from "./confidence.ts";
import type { Confidence, Fact } from "./fact.ts";
import { version } from "./version.ts";

/** How long each kind holds before somebody looks again. */
const monthsUntilCheck = { fee: 6, list: 6, rule: 12 } as const;
export type Kind = keyof typeof monthsUntilCheck;

export type Check = { checked: string; checkBy: string };

/** The last day on which what was checked on a day still counts as checked. */
export const checkBy: (kind: Kind, checked: string) => Day = (kind, checked) =>
  byKind[kind](checked);

const dueOf = (kind: Kind) =>
  memoize(100, (checked: string) => after(dayOf(checked), { months: monthsUntilCheck[kind] }));
const byKind = { fee: dueOf("fee"), list: dueOf("list"), rule: dueOf("rule") };

const listed: ReadonlySet<unknown> = new Set(["countries", "breeds", "groups"]);

/** The kind of a fact, by its value. */
export function kindOf({ value }: Pick<Fact<unknown>, "value">): Kind {
  const is = typeof value === "object" && value !== null && "is" in value ? value.is : undefined;
  return is === "fee" ? "fee" : listed.has(is) ? "list" : "rule";
}

/** When a fact was checked last, and by when it is to be checked again. */
export function checkOf(fact: Pick<Fact<unknown>, "value" | "checked">): Check {
  const { checked = version } = fact;
  return { checked, checkBy: dayText(checkBy(kindOf(fact), checked)) };
}

/** The confidence on a day: one step lower once the check is overdue. */
export const confidenceOn = (confidence: Confidence, check: Check, day: string): Confidence =>
  day > check.checkBy ? oneLower(confidence) : confidence;
