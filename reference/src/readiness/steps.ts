/** Requirements that one step clears, so that pages and lists count what a person does once as one thing. */
import type { Requirement } from "./requirements.ts";
import type { Verdict } from "./verdict.ts";

/** What the engine or the API answers of one requirement of a pet. */
export type StepRequirement = {
  id: string;
  requirement: string;
  verdict: Verdict;
  leg: number | null;
  because: string;
  fix?: readonly string[] | undefined;
  by?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
};

/**
 * One microchip and one vaccination meet these at every border. Certificates, forms and treatments are for one entry,
 * and a blood sample is for the laboratories that a country approves.
 */
const atEveryBorder: ReadonlySet<string> = new Set<Requirement>([
  "chip",
  "chip-before-rabies",
  "rabies-age",
  "rabies-wait",
  "rabies-valid",
]);

/** Whether one step meets the requirement at all borders of a trip. */
export const isForAllBorders = (requirement: string): boolean => atEveryBorder.has(requirement);

/** A day sorts before the moments of the same day. */
const byLastDay = (one: StepRequirement, other: StepRequirement): number =>
  (one.by ?? one.until ?? "9999").localeCompare(other.by ?? other.until ?? "9999");

/** Whether something is left to do for it. */
export const isToDo = ({ verdict }: Pick<StepRequirement, "verdict">): boolean =>
  verdict === "due" || verdict === "window";

/** What to do, else why it is open. */
const stepOf = ({ fix, because }: StepRequirement): string =>
  fix && fix.length > 0 ? fix.join(" ") : because;

/**
 * The requirements of one pet by the steps that clear them. In each group the one with the first last day comes first;
 * by that day the step has to be done. A step that serves several borders is one group.
 */
export function bySteps<R extends StepRequirement>(requirements: readonly R[]): R[][] {
  const groups = Map.groupBy(requirements, keyOf);
  const joined = Map.groupBy(groups.entries(), ([key, group]) => sharedKeyOf(group) ?? key);
  return Array.from(joined.values(), (parts) => {
    const group = parts.flatMap(([, each]) => each);
    return parts.length > 1 ? group.toSorted(byLastDay) : group;
  });
}

/** What one step clears by the same day for the same entry. */
function keyOf(each: StepRequirement): string {
  const { id, verdict, leg, by, from, until } = each;
  if (verdict === "met" || verdict === "exempt") return id;
  const days = verdict === "blocked" ? [] : [by, from, until];
  return JSON.stringify([verdict, leg, stepOf(each), ...days]);
}

/** The same for what one step clears at all borders. */
function sharedKeyOf(group: readonly StepRequirement[]): string | undefined {
  const shared = group.find((each) => isToDo(each) && isForAllBorders(each.requirement));
  return shared && JSON.stringify([shared.verdict, stepOf(shared)]);
}
