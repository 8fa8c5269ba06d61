import * as z from "zod/mini";
import { utcDay } from "#contracts/kernel/days.ts";
import { counted } from "#format/plurals.ts";
import {
  changesBetween,
  type RuleChange,
  type RuleHistory,
  ruleHistory,
} from "#reference/readiness/rule-history.ts";
import type { Db } from "../../platform/schema.ts";
import { listTripsByRule } from "./store.ts";

const version = z.nullable(z.string().check(z.maxLength(40)));

/** The command `rules`: the versions to compare; null for the two latest ones. */
export const RuleRequest = z.strictObject({
  rules: z.strictObject({ from: version, to: version }),
});
export type RuleRequest = z.output<typeof RuleRequest>;

/** Lists the rules that differ between two versions, and how many upcoming trips each touches. */
export async function listRuleChanges(
  db: Db,
  { rules }: RuleRequest,
  history: RuleHistory = ruleHistory,
): Promise<string> {
  const versions = history.map((each) => each.version);
  const to = rules.to ?? versions.at(-1) ?? "";
  const from = rules.from ?? versions[versions.indexOf(to) - 1];
  const unknown = [from ?? to, to].find((each) => !versions.includes(each));
  if (unknown !== undefined) {
    return `There's no version ${unknown} of the rules. Versions: ${versions.join(", ")}.`;
  }
  const trips = await listTripsByRule(db, utcDay());
  if (from === undefined) {
    const touched = new Set([...trips.values()].flat()).size;
    return `Version ${to} is the first version of the rules. ${tripsText(touched)}.`;
  }
  const changes = changesBetween(history, from, to);
  const touched = new Set(changes.flatMap(({ rule }) => trips.get(rule) ?? []));
  const head = `Rules from ${from} to ${to}: ${changes.length} changed. ${tripsText(touched.size)}.`;
  return [
    head,
    ...changes.map((change) => changeLines(change, trips.get(change.rule)?.length ?? 0)),
  ].join("\n\n");
}

const tripsText = (count: number): string =>
  counted(count, "upcoming trip uses them", "upcoming trips use them");

const changeLines = ({ rule, before, after }: RuleChange, trips: number): string =>
  [
    `${rule}: ${(after ?? before)?.title ?? ""} (${counted(trips, "trip")})`,
    `  before  ${before?.text ?? "no rule"}`,
    `  after   ${after?.text ?? "no rule"}`,
    `  source  ${[(after ?? before)?.source, (after ?? before)?.address].filter(Boolean).join(", ")}`,
  ].join("\n");
