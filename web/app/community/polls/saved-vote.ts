import * as z from "zod/mini";
import { pollQuestions, scoreMax, type Scores } from "#contracts/community/polls.ts";
import { privatePrefix, type SafeStorage } from "../../data/storage.ts";

const Score = z.number().check(z.refine(Number.isInteger), z.gte(0), z.lte(scoreMax));

/** A vote stored in this browser: `sent` once the server has it. */
const SavedVote = z.object({ friendly: Score, mean: Score, safe: Score, sent: z.boolean() });
export type SavedVote = z.output<typeof SavedVote>;

/** One key per country, without spaces. A member's vote is removed on log-out. */
export const voteKey = (country: string, isMember: boolean): string =>
  `${isMember ? privatePrefix : ""}poll:${country.replaceAll(/\s/g, "")}`;

export function savedVote(safeStorage: SafeStorage, key: string): SavedVote | undefined {
  try {
    return z.safeParse(SavedVote, JSON.parse(safeStorage.getItem(key) ?? "null")).data;
  } catch {
    return undefined;
  }
}

export const saveVote = (safeStorage: SafeStorage, key: string, vote: SavedVote): void =>
  safeStorage.setItem(key, JSON.stringify(vote));

const nameKey = "poll-browser";

/** The random ID of this browser, which identifies a guest's vote. `make` returns 32 hexadecimal digits. */
export function browserName(safeStorage: SafeStorage, make: () => string): string {
  const storedName = safeStorage.getItem(nameKey);
  if (storedName !== null && /^[0-9a-f]{32}$/.test(storedName)) return storedName;
  const name = make();
  safeStorage.setItem(nameKey, name);
  return name;
}

/** Whether every question has a score. */
export const isComplete = (scores: Scores): boolean =>
  pollQuestions.every(({ key }) => scores[key] > 0);

export const noScores: Scores = { friendly: 0, mean: 0, safe: 0 };
