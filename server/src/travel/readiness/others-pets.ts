import type { ReadinessAnswer, ReadinessRequirement } from "#contracts/travel/verdicts.ts";
import { ruleHistory, rulesAsOf } from "#reference/readiness/rule-history.ts";

const rules = rulesAsOf(ruleHistory);

/**
 * An answer that says of these pets only their verdicts and what is due: reasons say what a rule asks, not what the pet's
 * records have, and days are those of what is left to do.
 */
export const withoutRecordsOf = (
  petIds: ReadonlySet<string>,
  answer: ReadinessAnswer,
): ReadinessAnswer =>
  petIds.size === 0
    ? answer
    : {
        ...answer,
        pets: answer.pets.map((pet) =>
          petIds.has(pet.key) ? { ...pet, requirements: pet.requirements.map(bare) } : pet,
        ),
      };

function bare(requirement: ReadinessRequirement): ReadinessRequirement {
  const { id, requirement: kind, border, leg, verdict, title, rule, sources } = requirement;
  const { confidence, overdue, by, from, until, fix } = requirement;
  const isOpen = verdict === "due" || verdict === "window";
  return {
    id,
    requirement: kind,
    border,
    leg,
    verdict,
    title,
    because: rules.get(rule)?.statement?.text ?? title,
    rule,
    sources,
    confidence,
    ...(overdue !== undefined && { overdue }),
    ...(isOpen && by !== undefined && { by }),
    ...(isOpen && from !== undefined && { from }),
    ...(isOpen && until !== undefined && { until }),
    ...(isOpen && fix !== undefined && { fix }),
  };
}
