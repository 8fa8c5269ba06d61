import type { ReadinessAnswer, ReadinessRequirement } from "#contracts/travel/readiness.ts";
import {
  type RuleHistory,
  rulesAsOf,
  type RuleStatement,
} from "#reference/readiness/rule-history.ts";
import { isOpen, spanOf } from "./spans.ts";
import type { DeadlineRow } from "./store.ts";
import type { DeadlineState, RuleVerdict } from "./tables.ts";

type KnownState = Pick<DeadlineRow, "requirement_id" | "starts" | "ends" | "sequence" | "state">;

export const requirementsOf = ({ pets }: ReadinessAnswer): readonly ReadinessRequirement[] =>
  pets.flatMap(({ requirements }) => requirements);

/** What differs between the recorded deadlines of a trip and its answer. An event that moves has a higher SEQUENCE. */
export function deadlineChanges(
  known: readonly KnownState[],
  answer: ReadinessAnswer,
): KnownState[] {
  const before = new Map(known.map((each) => [each.requirement_id, each]));
  const requirements = requirementsOf(answer);
  const now = new Set(requirements.map(({ id }) => id));
  return [
    ...requirements.flatMap((each) => changeOf(each, before.get(each.id)) ?? []),
    ...known
      .filter(({ requirement_id: id, state }) => !now.has(id) && state !== "gone")
      .map(({ requirement_id, starts, ends, sequence }) => ({
        requirement_id,
        starts,
        ends,
        sequence,
        state: "gone" as const,
      })),
  ];
}

function changeOf(
  requirement: ReadinessRequirement,
  before: KnownState | undefined,
): KnownState | undefined {
  const state = stateOf(requirement);
  // What never was to do is no deadline.
  if (state !== "open" && !before) return undefined;
  const { starts, ends } = state === "open" || !before ? spanOf(requirement) : before;
  const isMoved = before && (starts !== before.starts || ends !== before.ends);
  const isBack = before && state === "open" && before.state !== "open";
  if (before && before.state === state && !isMoved) return undefined;
  const sequence = (before?.sequence ?? 0) + (isMoved || isBack ? 1 : 0);
  return { requirement_id: requirement.id, starts, ends, sequence, state };
}

const stateOf = (requirement: ReadinessRequirement): DeadlineState =>
  isOpen(requirement) ? "open" : requirement.verdict === "met" ? "met" : "gone";

/** The latest version of the rules in a history. */
export const latestVersion = (history: RuleHistory): string => history.at(-1)?.version ?? "";

/** Each requirement's verdict with the version of its rule. Rules without a history have none. */
export function ruleVerdicts(
  answer: ReadinessAnswer,
  history: RuleHistory,
): Record<string, RuleVerdict> {
  const rules = rulesAsOf(history);
  return Object.fromEntries(
    requirementsOf(answer).flatMap(({ id, rule, verdict }) => {
      const version = rules.get(rule)?.version;
      return version === undefined ? [] : [[id, { rule, version, verdict }] as const];
    }),
  );
}

export type VerdictChange = {
  requirementId: string;
  rule: string;
  /** The version of the rule that the trip was judged by before. */
  version: string;
  before: RuleVerdict["verdict"] | null;
  /** Null where the rule was dropped. */
  after: ReadinessRequirement | null;
  oldStatement: RuleStatement | null;
  newStatement: RuleStatement | null;
};

/** Requirements of rules that changed since a trip was judged, whose verdict is another one now. */
export function verdictChanges(
  known: { rulesVersion: string; verdicts: Readonly<Record<string, RuleVerdict>> },
  answer: ReadinessAnswer,
  history: RuleHistory,
): VerdictChange[] {
  const [old, now] = [rulesAsOf(history, known.rulesVersion), rulesAsOf(history)];
  const requirements = new Map(requirementsOf(answer).map((each) => [each.id, each]));
  const statements = (rule: string) => ({
    oldStatement: old.get(rule)?.statement ?? null,
    newStatement: now.get(rule)?.statement ?? null,
  });
  const changed = Object.entries(known.verdicts).flatMap(
    ([requirementId, before]): VerdictChange[] => {
      const { rule, version, verdict } = before;
      if (now.get(rule)?.version === version) return [];
      const after = requirements.get(requirementId) ?? null;
      // A leg or a pet that was taken off is no change of a rule.
      if (!after && now.get(rule)?.statement) return [];
      if (after?.verdict === verdict) return [];
      return [{ requirementId, rule, version, before: verdict, after, ...statements(rule) }];
    },
  );
  const added = [...requirements.values()].flatMap((after): VerdictChange[] => {
    const { id: requirementId, rule, verdict } = after;
    const version = now.get(rule)?.version;
    const isNew = version !== undefined && version > known.rulesVersion && !old.get(rule);
    if (!isNew || known.verdicts[requirementId] || verdict === "met" || verdict === "exempt") {
      return [];
    }
    return [{ requirementId, rule, version, before: null, after, ...statements(rule) }];
  });
  return [...changed, ...added];
}
