import type { Call } from "#contracts/kernel/client.ts";
import { summarizeExperiences, type ExperienceSummary } from "#contracts/travel/experiences.ts";

/** What travelers report about an airline, an operator or a route, for a page that is complete without it. */
export type TravelerSummary = {
  /** "Delta", "United States to Mexico" */
  name: string;
  /** What moderators get to see when it is reported. */
  subject: string;
  summary: ExperienceSummary;
};

/** What a summary is of. */
export type TravelerGroup = { name: string } & (
  | { airline: string }
  | { operator: string }
  | { from: string; to: string }
);

/** The summary of an airline, an operator or a route; undefined where there is none or it can't be loaded. */
export async function loadTravelerSummary(
  call: Call,
  { name, ...query }: TravelerGroup,
): Promise<TravelerSummary | undefined> {
  const answer = await call(summarizeExperiences, { query }).catch(() => undefined);
  const subject =
    "airline" in query
      ? `airline.${query.airline}`
      : "operator" in query
        ? `operator.${query.operator}`
        : `route.${query.from}-${query.to}`;
  return answer?.summary ? { name, subject, summary: answer.summary } : undefined;
}
