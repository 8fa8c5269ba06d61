/** The context of a judgment: one pet at one border. */
import type { Anchor, Asks, AsksKind, Rule, Window } from "../rule.ts";
import { before, dayText, longDate, type Day } from "../days.ts";
import type { History } from "../history.ts";
import { memoizeOf } from "../memoize.ts";
import type { Border } from "../journey.ts";
import type { Leg, Pet, Trip } from "../request.ts";
import type { Outcome } from "../verdict.ts";

/** How many pets travel, with those that may or may not count, who they are, and the legs with each one's place. */
export type Company = {
  pets: number;
  others: number;
  travelers: readonly Pet[];
  legs: readonly Leg[];
};

export type Context = {
  history: History;
  trip: Trip;
  company: Company;
  border: Border;
  borders: readonly Border[];
  entry: Day;
  departure: Day;
  asOf: Day;
  /** The rules that apply to this pet here. */
  active: readonly Rule[];
  /** The day on which the pet leaves the EU on this trip before it returns. */
  leftEu?: Day;
};

export const anchorDay = ({ entry, departure }: Context, anchor: Anchor): Day =>
  anchor === "entry" ? entry : departure;

/** The first rule of each kind. */
const byKind = memoizeOf((active: readonly Rule[]) => {
  const kinds = new Map<AsksKind, Asks>();
  for (const { asks } of active) if (!kinds.has(asks.is)) kinds.set(asks.is, asks);
  return kinds;
});

/** The applicable rule of this kind. */
export function ruleOf<Kind extends AsksKind>(
  { active }: Pick<Context, "active">,
  kind: Kind,
): Extract<Asks, { is: Kind }> | undefined {
  const asks = byKind(active).get(kind);
  return asks && is(asks, kind) ? asks : undefined;
}

/** The context with this reading of a rule in place of the one that stands there. */
export function withReading(context: Context, asks: Asks): Context {
  const { active } = context;
  if (active.some((rule) => rule.asks === asks)) return context;
  return {
    ...context,
    active: active.map((rule) => (rule.asks.is === asks.is ? { ...rule, asks } : rule)),
  };
}

const is = <Kind extends AsksKind>(asks: Asks, kind: Kind): asks is Extract<Asks, { is: Kind }> =>
  asks.is === kind;

export const legPath = ({ border }: Context, field: string): string =>
  `trip.legs.${border.leg}.${field}`;

export const met = (because: string): Outcome => ({ verdict: "met", because });

export const unknown = (because: string, ...missing: readonly string[]): Outcome => ({
  verdict: "unknown",
  because,
  ...(missing.length > 0 && { missing }),
});

export const exempt = (because: string): Outcome => ({ verdict: "exempt", because });

export const due = (by: Day, because: string, ...fix: readonly string[]): Outcome => ({
  verdict: "due",
  by: dayText(by),
  because,
  ...(fix.length > 0 && { fix }),
});

export const blocked = (
  because: string,
  earliest?: Day,
  anchor: Anchor = "entry",
  ...fix: readonly string[]
): Outcome => ({
  verdict: "blocked",
  ...(earliest !== undefined && { earliest: dayText(earliest) }),
  ...(earliest !== undefined && anchor === "departure" && { earliestOf: "departure" as const }),
  because,
  ...(fix.length > 0 && { fix }),
});

/** What to do where only time is missing. */
export const waitStep = (day: Day, anchor: Anchor): string =>
  `${anchor === "entry" ? "Arrive" : "Leave"} on ${longDate(day)} or later.`;

/** The days of a window; documents and treatments before a border end at departure. */
export function windowDays(context: Context, { anchor, from, until }: Window): [Day, Day] {
  const day = anchorDay(context, anchor);
  const last = until === undefined ? day : before(day, until);
  return [before(day, from), Math.min(last, context.departure)];
}

/** The window still open for a task; nothing if its last day is over. */
export function inWindow(
  context: Context,
  [from, until]: readonly [Day, Day],
  because: string,
  /** `late`: what to do instead once the window is over. */
  late: { earliest?: Day; anchor?: Anchor; fix: string; late?: string },
): Outcome {
  const { asOf } = context;
  if (until >= asOf && until >= from) {
    const window = { from: dayText(from), until: dayText(until) };
    return { verdict: "window", ...window, because, fix: [late.fix] };
  }
  return blocked(
    until < asOf
      ? `${because} The last day for that, ${longDate(until)}, has passed.`
      : `${because} There's no such day before departure.`,
    late.earliest,
    late.anchor,
    late.late ?? late.fix,
  );
}
