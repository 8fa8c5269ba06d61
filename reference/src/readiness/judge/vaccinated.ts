/** Days on which vaccinations are old enough for a permit or a certificate. */
import { after, type Day } from "../days.ts";
import { ofKind } from "../history.ts";
import type { Asks } from "../rule.ts";
import { courseOf, covers, readyOn } from "./rabies.ts";
import type { Context } from "./context.ts";

type Asked<Kind extends Asks["is"]> = Extract<Asks, { is: Kind }>;

/** The first day on which a first vaccination is old enough for an application. */
export function vaccinatedFor(
  context: Context,
  wait: { days: number } | Asked<"titre-sample">["atLeast"],
): Day {
  const course = { ...courseOf(context), wait };
  const days = covers(context, course, "certain")
    .filter(({ until }) => until >= context.asOf)
    .map((cover) => readyOn(cover, { ...course, second: undefined }) ?? context.asOf);
  const fresh = after(context.asOf, wait);
  return Math.min(...days, fresh);
}

/** Days of vaccinations against all of these; undefined where one is missing. */
export function vaccinatedAgainst(context: Context, against: readonly string[]): Day | undefined {
  const days = against.map((name) => {
    const found = ofKind(context.history, "vaccination").filter(({ record }) =>
      record.against?.includes(name),
    );
    const at = found.flatMap((each) => (each.at === undefined ? [] : [each.at]));
    return at.length > 0 ? Math.min(...at) : undefined;
  });
  return days.includes(undefined) ? undefined : Math.max(0, ...days.map((day) => day ?? 0));
}
