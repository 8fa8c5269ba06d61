/** What a rule is worth on a day: past the day by which it was to be checked again, its confidence falls one step. */
import { oneLower, factConfidence, ruleConfidence } from "../facts/confidence.ts";
import { checkBy, type Check } from "../facts/due.ts";
import { lists } from "./classes.ts";
import { dayOf, dayText, type Day } from "./days.ts";
import { memoizeOf } from "./memoize.ts";
import type { Rule } from "./rule.ts";
import type { Confidence } from "./verdict.ts";

export type Standing = { confidence: Confidence; overdue?: Check };

type Dated = { due: Day; listDue: Day; fresh: Standing; capped: Standing; lowered: Standing };

const loweredOf = (confidence: Confidence): Confidence =>
  ruleConfidence[oneLower(factConfidence[confidence])];

/** The list that decides whom a rule concerns or what it asks. */
function listsOf({ scope, asks }: Rule): string[] {
  const asked = asks.is === "origin-class" ? asks.class : undefined;
  return [scope?.from, scope?.notFrom, asked].filter((id) => id !== undefined);
}

const datesOf: (rule: Rule) => Dated = memoizeOf((rule: Rule) => {
  const { confidence, checked } = rule;
  const due = checkBy("rule", checked);
  const days = listsOf(rule).map((id) => lists.get(id)?.checked ?? checked);
  const oldest = days.toSorted().at(0);
  const listDue = oldest === undefined ? due : checkBy("list", oldest);
  const overdueSince = (day: string, by: Day) => ({ checked: day, checkBy: dayText(by) });
  return {
    due,
    listDue,
    fresh: { confidence },
    capped: {
      confidence: confidence === "official" ? "quoted" : confidence,
      overdue: overdueSince(oldest ?? checked, listDue),
    },
    lowered: { confidence: loweredOf(confidence), overdue: overdueSince(checked, due) },
  };
});

/** An old list makes a rule unconfirmed; an old rule loses a step, and what is only quoted is then never met. */
export function standingOf(rule: Rule, asOf: Day): Standing {
  const { due, listDue, fresh, capped, lowered } = datesOf(rule);
  if (asOf > due) return lowered;
  return asOf > listDue ? capped : fresh;
}

/** A fact of an airline, on a day. */
export function standingOfFact(confidence: Confidence, check: Check, asOf: Day): Standing {
  return asOf > dayOf(check.checkBy)
    ? { confidence: loweredOf(confidence), overdue: check }
    : { confidence };
}
