/** EU pet passports. */
import { isIn, type Truth } from "../classes.ts";
import { ofKind } from "../history.ts";
import type { Asks } from "../rule.ts";
import type { Context } from "./context.ts";

type Accepts = Pick<Extract<Asks, { is: "certificate" }>, "passport">;

/** Whether the pet's EU passport replaces a certificate. */
export function passport(context: Context, asks: Accepts): { holds: Truth; missing: string[] } {
  const records = asks.passport ? ofKind(context.history, "euPassport") : [];
  const missing: string[] = [];
  let holds: Truth = false;
  for (const { record, path } of records) {
    const residence = record.holderResidence ?? context.trip.residence ?? undefined;
    const isResident =
      asks.passport === "any"
        ? true
        : residence === undefined
          ? undefined
          : residence === context.border.country ||
            isIn("eu.members", { country: residence }, context.entry);
    if (isResident === undefined) missing.push(`${path}.holderResidence`);
    if (isResident === true) holds = true;
    else if (holds === false) holds = isResident;
  }
  return { holds: holds === true ? passportBack(context, missing) : holds, missing };
}

/** By one report, a vaccination outside the EU means that the passport alone is not enough to return. */
function passportBack({ history, leftEu, entry }: Context, missing: string[]): Truth {
  if (leftEu === undefined) return true;
  const abroad = history.doses.filter(({ at }) => at > leftEu && at <= entry);
  for (const { country, path } of abroad) if (!country) missing.push(`${path}.country`);
  const inEu = abroad.every(({ country }) => country && isIn("eu.members", { country }, entry));
  return inEu ? true : undefined;
}
