/** What to do for a valid rabies vaccination, in one sentence. */
import { longDate, type Day } from "../days.ts";
import type { Anchor } from "../rule.ts";
import { covers, courseOf, type Remedy } from "./rabies.ts";
import { waitStep, type Scene } from "./scene.ts";

/** The sentence is the same for each requirement of a border that one dose settles. */
export function rabiesStep(
  scene: Scene,
  { by, isWaitOnly }: Remedy,
  [earliest, anchor]: readonly [Day, Anchor],
): string {
  if (by === undefined && isWaitOnly) return waitStep(earliest, anchor);
  const { asOf, history } = scene;
  const course = courseOf(scene);
  const current = covers(scene, course, "careful").find(
    ({ start, until }) => start <= asOf && asOf <= until,
  );
  if (current && course.second && current.second === undefined) {
    return "Get the pet's second rabies vaccination.";
  }
  if (current?.isIncomplete) return "Get the pet's next rabies vaccination dose.";
  if (current && by !== undefined && by > current.until) {
    return `Get the rabies booster by ${longDate(current.until)}. A later one counts as a first vaccination.`;
  }
  if (current) return "Get the rabies booster while the vaccination is still valid.";
  return history.doses.length > 0 && history.hasChip
    ? "Have the pet vaccinated against rabies again."
    : "Have the pet vaccinated against rabies.";
}
