import type { Call } from "#contracts/kernel/client.ts";
import { summarizeExperiences, type ExperienceSummary } from "#contracts/travel/experiences.ts";

/** What travelers report about an airline or a route, for a page that is complete without it. */
export type TravelerSummary = {
  /** "Delta", "United States to Mexico" */
  name: string;
  /** What moderators get to see when it is reported. */
  subject: string;
  summary: ExperienceSummary;
};

type Group = { name: string } & ({ airline: string } | { from: string; to: string });

/** The summary of an airline or a route; undefined where there is none or it can't be loaded. */
export async function loadTravelerSummary(
  call: Call,
  { name, ...query }: Group,
): Promise<TravelerSummary | undefined> {
  const answer = await call(summarizeExperiences, { query }).catch(() => undefined);
  const subject =
    "airline" in query ? `airline.${query.airline}` : `route.${query.from}-${query.to}`;
  return answer?.summary ? { name, subject, summary: answer.summary } : undefined;
}
