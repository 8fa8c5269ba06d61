import { pollQuestions, type Poll, type PollKey } from "#contracts/community/polls.ts";
import type { Sums } from "./store.ts";

/** Average to one decimal, halves rounded up; null without votes. */
export const averageOf = (sum: number, votes: number): number | null =>
  votes === 0 ? null : Math.round((sum * 10) / votes) / 10;

/** Public results of a country's poll. */
export const presentResults = (sums: Sums): Poll["results"] => {
  const result = (key: PollKey) => {
    const { sum, votes } = sums[key];
    return { average: averageOf(sum, votes), votes };
  };
  return { friendly: result("friendly"), mean: result("mean"), safe: result("safe") };
};

export const keys: readonly PollKey[] = pollQuestions.map(({ key }) => key);
