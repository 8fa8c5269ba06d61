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
    return "Have the second rabies vaccination given.";
  }
  if (current?.isIncomplete) return "Have the next dose of the rabies vaccination given.";
  if (current && by !== undefined && by > current.until) {
    return `Have the rabies booster given by ${longDate(current.until)}. A later one counts as a first vaccination.`;
  }
  if (current) return "Have the rabies booster given while the vaccination is still valid.";
  return history.doses.length > 0 && history.hasChip
    ? "Have the pet vaccinated against rabies again."
    : "Have the pet vaccinated against rabies.";
}
