/** What to do for a valid rabies vaccination, in one sentence. */
import { after, durationText, longDate, type Day } from "../days.ts";
import type { Anchor } from "../rule.ts";
import { covers, courseOf, type Course, type Remedy } from "./rabies.ts";
import { waitStep, type Context } from "./context.ts";

const waitText = ({ wait }: Course): string =>
  after(0, wait) > 0 ? `, with a wait of ${durationText(wait)}` : "";

/** The sentence is the same for each requirement of a border that one dose settles. */
export function rabiesStep(
  context: Context,
  { by, isWaitOnly }: Remedy,
  [earliest, anchor]: readonly [Day, Anchor],
): string {
  if (by === undefined && isWaitOnly) return waitStep(earliest, anchor);
  const { asOf, history } = context;
  const course = courseOf(context);
  const current = covers(context, course, "certain").find(
    ({ start, until }) => start <= asOf && asOf <= until,
  );
  if (current && course.second && current.second === undefined) {
    return "Get the pet's second rabies vaccination.";
  }
  if (current?.isIncomplete) return "Get the pet's next rabies vaccination dose.";
  if (current) {
    const last = Math.min(by ?? current.until, current.until);
    const late = `A later one counts as a first vaccination${waitText(course)}.`;
    return `Get the rabies booster by ${longDate(last)}, with no new wait. ${late}`;
  }
  return history.doses.length > 0 && history.hasChip
    ? "Have the pet vaccinated against rabies again."
    : "Have the pet vaccinated against rabies.";
}
