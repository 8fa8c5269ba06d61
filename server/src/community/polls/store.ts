import type { PollKey } from "#contracts/community/polls.ts";
import { sql } from "kysely";
import type { Db, Trx } from "../../platform/schema.ts";

export type ScoreColumns = Record<PollKey, number | null>;
export type Sums = Record<PollKey, { sum: number; votes: number }>;

const columns = ["friendly", "mean", "safe"] as const;

/** Sum and count per question. */
export async function sumVotes(db: Db, country: string): Promise<Sums> {
  const row = await db
    .selectFrom("poll_votes")
    .select(({ fn }) => [
      fn.sum<number | null>("friendly").as("friendly_sum"),
      fn.count<number>("friendly").as("friendly_votes"),
      fn.sum<number | null>("mean").as("mean_sum"),
      fn.count<number>("mean").as("mean_votes"),
      fn.sum<number | null>("safe").as("safe_sum"),
      fn.count<number>("safe").as("safe_votes"),
    ])
    .where("country", "=", country)
    .executeTakeFirstOrThrow();
  return {
    friendly: { sum: row.friendly_sum ?? 0, votes: row.friendly_votes },
    mean: { sum: row.mean_sum ?? 0, votes: row.mean_votes },
    safe: { sum: row.safe_sum ?? 0, votes: row.safe_votes },
  };
}

export const findVoteOfPerson = (
  db: Db,
  country: string,
  profileId: string,
): Promise<ScoreColumns | undefined> =>
  db
    .selectFrom("poll_votes")
    .select(columns)
    .where("country", "=", country)
    .where("profile_id", "=", profileId)
    .executeTakeFirst();

export const findVoteOfBrowser = (db: Db, country: string, hash: Buffer) =>
  db
    .selectFrom("poll_votes")
    .select("id")
    .where("country", "=", country)
    .where("browser_hash", "=", hash)
    .executeTakeFirst();

/** Deletes a browser's vote and returns its scores. */
export const deleteVoteOfBrowser = (
  trx: Trx,
  country: string,
  hash: Buffer,
): Promise<ScoreColumns | undefined> =>
  trx
    .deleteFrom("poll_votes")
    .where("country", "=", country)
    .where("browser_hash", "=", hash)
    .returning(columns)
    .executeTakeFirst();

type Voter = { profile_id: string } | { browser_hash: Buffer };

/** Inserts the voter's row with `first`, or updates the existing one with `changes`. */
export const upsertVote = (
  trx: Trx,
  vote: { id: string; country: string; voter: Voter },
  { first, changes }: { first: Partial<ScoreColumns>; changes: Partial<ScoreColumns> },
) => {
  const { id, country, voter } = vote;
  const owner = "profile_id" in voter ? "profile_id" : "browser_hash";
  return trx
    .insertInto("poll_votes")
    .values({ id, country, ...noVoter, ...voter, ...unanswered, ...first })
    .onConflict((conflict) =>
      conflict.columns(["country", owner]).doUpdateSet({ ...changes, updated_at: sql`now()` }),
    )
    .execute();
};

const noVoter = { profile_id: null, browser_hash: null };
const unanswered = { friendly: null, mean: null, safe: null };

/** Deletes votes without any score. */
export const deleteEmptyVotes = (trx: Trx, country: string) =>
  trx
    .deleteFrom("poll_votes")
    .where("country", "=", country)
    .where("friendly", "is", null)
    .where("mean", "is", null)
    .where("safe", "is", null)
    .execute();
